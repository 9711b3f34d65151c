#!/usr/bin/env python3
"""Verifies game records with checked dice (dice/1), as docs/fairness.md describes them.

    python3 verify.py FILE...

Exit code 0: all throws match and nothing was altered; 1: something differs; 2: nothing can be said. Of several files
the gravest counts. It knows no rules: that the tables are those of the rule set, and the moves legal, is what
`chaupat verify` checks beyond this.
"""
import hashlib, hmac, re, sys

NAMES = b"Game Seats Commit Clients Salts Links Secret Tables Drawn Chain".split()
HEX, NUMBER, OUTCOME = rb"[0-9a-f]{64}", rb"(?:0|[1-9][0-9]{0,19})", rb"[0-9A-Za-z.+-]+"


class Differs(Exception):
    """The first thing that is not as it must be: the check, the line, the reason, and how many throws match."""


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key, *parts):
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def read(lines):
    """Check 1: the tags are there and well written. Gives their values, and the lines they stand on."""
    head = []
    for number, line in enumerate(lines, 1):
        if not line.startswith(b"["):
            break
        tag = re.fullmatch(rb'\[([A-Za-z0-9_]+) "((?:[^"\\]|\\["\\n])*)"\]', line)
        if not tag:
            raise Differs("form", number, "this is no tag")
        head.append(tag.groups())
    throws = [text for name, text in head if name == b"Throws"]
    live = throws[:1] == [b"dice/1 live"]
    names = [b"Dice" + name for name in NAMES if live or name != b"Links"]
    first = max(len(head) - len(names), 0)
    there = lambda at, name: head[at : at + 1] and head[at][0] == name
    for at, name in enumerate([b"Game", b"Rules"]):
        if not there(at, name):
            raise Differs("form", at + 1, f"the tag {name.decode()} must stand here")
    if not live and throws[:1] != [b"dice/1 plain"]:
        at = [name for name, _ in head].index(b"Throws") if throws else 0
        raise Differs("form", at + 1, "the tag Throws must be dice/1 plain or dice/1 live")
    for at, name in enumerate(names, first):
        if not there(at, name):
            raise Differs("form", at + 1, f"the tag {name.decode()} must stand here")
    values, at = {}, {name.decode()[4:]: first + 1 + index for index, name in enumerate(names)}
    for name in at:
        values[name] = parse(name, dict(head[first:])[b"Dice" + name.encode()], values, at[name])
    for letter, links in values.get("Links", {}).items():
        missed, drawn = links[2] if links else [], values["Drawn"]
        others = all(1 <= t <= len(drawn) and drawn[t - 1][0] != letter for t in missed)
        if not others or any(a >= b for a, b in zip(missed, missed[1:])):
            raise Differs("form", at["Links"], "the tag DiceLinks is not well written")
    return head, values, at


def parse(name, text, known, line):
    """The value of one tag."""
    words = text.split(b" ")
    unhex = lambda digits: bytes.fromhex(digits.decode())
    good, value = False, None
    if name == "Game":
        good, value = re.fullmatch(rb"[A-Za-z0-9._-]{1,64}", text), text
    elif name == "Seats":
        good = all(re.fullmatch(rb"[A-Za-z][0-3]", word) for word in words)
        value = {word[:1]: word[1] - 48 for word in words if len(word) > 1}
        seats = list(value.values())
        good = good and len(seats) == len(words) and all(a < b for a, b in zip(seats, seats[1:]))
    elif name in ("Clients", "Salts", "Links"):
        form = HEX if name != "Links" else HEX + rb"/" + HEX + rb"/(?:-|%s(?:\.%s)*)" % (NUMBER, NUMBER)
        good = len(words) == len(known["Seats"])
        value = {}
        for letter, word in zip(known["Seats"], words):
            good = good and re.fullmatch(letter + rb"=(?:none|" + form + rb")", word)
            value[letter] = None if word[2:] == b"none" or not good else word[2:]
        if good and name == "Links":
            for letter, tip, last, missed in [(key, *text.split(b"/")) for key, text in value.items() if text]:
                value[letter] = unhex(tip), unhex(last), [] if missed == b"-" else [int(t) for t in missed.split(b".")]
        elif good:
            value = {letter: text and unhex(text) for letter, text in value.items()}
            good = name == "Clients" or all(not salt or known["Clients"][key] for key, salt in value.items())
    elif name in ("Commit", "Secret"):
        good = re.fullmatch(HEX, text) or (name == "Secret" and text == b"lost")
        value = unhex(text) if good and text != b"lost" else None
    elif name == "Tables":
        value = [[word.split(b"=") for word in table.split(b" ")] for table in text.split(b" ; ") if text]
        form = lambda pair: len(pair) == 2 and re.fullmatch(OUTCOME, pair[0]) and re.fullmatch(NUMBER, pair[1])
        good = all(form(pair) and int(pair[1]) > 0 for table in value for pair in table)
        value = good and [[(outcome, int(weight)) for outcome, weight in table] for table in value]
        good = good and all(len(dict(table)) == len(table) for table in value)
        good = good and all(sum(dict(table).values()) < 2**64 for table in value)
        good = good is True
    elif name == "Drawn":
        words = words if text else []
        good = all(word[:1] in known["Seats"] and re.fullmatch(NUMBER, word[1:]) for word in words)
        value = good and [(word[:1], int(word[1:]) - 1) for word in words]
        good = good and all(0 <= table < len(known["Tables"]) for _, table in value)
    elif name == "Chain":
        good, value = re.fullmatch(rb"(?:[0-9a-f]{16} )*[0-9a-f]{64}", text), words
    if not good:
        raise Differs("form", line, f"the tag Dice{name} is not well written")
    return value


def check_chain(lines, own, game, words):
    """Check 2: each line but the chain's own has its hash there."""
    link, words = sha(b"dice/1/chain\0", game), list(words)
    for number, line in enumerate(lines, 1):
        if number != own:
            link = sha(link, line)
            if not words or not link.hex().startswith(words.pop(0).decode()):
                raise Differs("chain", number, "altered since the record was made")
    if words:
        raise Differs("chain", len(lines) + 1, "altered since the record was made: lines are missing")


def released(links, letter, drawn, line):
    """Check 5: the links that a seat released, by the number of the throw."""
    link, of_throws = links[1], {}
    for t in range(len(drawn), 0, -1):
        if drawn[t - 1][0] != letter and t not in links[2]:
            of_throws[t] = link
            link = sha(b"dice/1/link\0", link)
    if link != links[0]:
        name = letter.decode()
        raise Differs("links", line, f"the links of {name} do not lead to the tip that {name} committed to")
    return of_throws


def ticket(key, t, seat, extra, total):
    """A number below the total, from the words of a throw."""
    size, block, words = 4 if total <= 2**32 else 8, 0, b""
    while True:
        if not words:
            message = t.to_bytes(4, "big") + bytes([seat]) + block.to_bytes(4, "big")
            words, block = mac(key, b"dice/1/throw\0", message, extra), block + 1
        word, words = int.from_bytes(words[:size], "big"), words[size:]
        if word < 2 ** (8 * size) - 2 ** (8 * size) % total:
            return word % total


def written(lines, head, tables):
    """The throws of the movetext, each with its line."""
    outcomes = {outcome for table in tables for outcome, _ in table}
    turn, found, number = [], [], head + 1
    body = b"".join(line + b"\n" for line in lines[head:])
    for token in re.findall(rb"\{(?:[^}\\]|\\.)*\}?|\n|[^ \n{]+", body, re.DOTALL):
        if token == b"\n":
            first = turn[0][1] if turn else b""
            skip = 2 if first.endswith(b".") else 1 if first == b"opening" else len(turn)
            found += [word for word in turn[skip:] if word[1] in outcomes or re.fullmatch(rb"[0-9]+", word[1])]
            turn = []
        elif not token.startswith(b"{"):
            turn.append((number, token))
        number += token.count(b"\n")
    return found


def check_throws(lines, head, key, values, links):
    """Check 6: each throw is the one that was drawn."""
    seats, drawn, words = values["Seats"], values["Drawn"], written(lines, head, values["Tables"])
    show = lambda word: word.decode("utf-8", "replace")
    for t, (letter, table) in enumerate(drawn, 1):
        extra = b""
        for other in (seat for seat in seats if "Links" in values and seat != letter):
            link = links.get(other, {}).get(t)
            extra += bytes([seats[other], link is not None]) + (link or bytes(32))
        table = values["Tables"][table]
        left = ticket(key, t, seats[letter], extra, sum(weight for _, weight in table))
        for outcome, weight in table:
            if left < weight:
                break
            left -= weight
        line, word = words[t - 1] if t <= len(words) else (len(lines), b"nothing")
        if t > len(words) or word != outcome:
            reason = f"throw {t} of {show(letter)}: {show(outcome)} was drawn, {show(word)} is written"
            raise Differs("throws", line, reason, f"{t - 1} of {len(drawn)} throws match; ")
    if len(words) > len(drawn):
        (line, word), t = words[len(drawn)], len(drawn) + 1
        reason = f"throw {t}: nothing was drawn, {show(word)} is written"
        raise Differs("throws", line, reason, f"{t - 1} of {len(drawn)} throws match; ")


def check(text):
    """All checks in their order."""
    lines = text.split(b"\n")
    if not any(line.startswith((b'[Throws "dice/', b'[DiceGame "')) for line in lines):
        return 2, "cannot be verified: this is no record of a game with dice/1"
    if lines.pop():
        raise Differs("form", len(lines) + 1, "the end of the line is missing")
    head, values, at = read(lines)
    game, secret, seats = values["Game"], values["Secret"], values["Seats"]
    check_chain(lines, at["Chain"], game, values["Chain"])
    if not secret:
        return 2, "cannot be verified: the server has lost the secret; the record is unaltered"
    if sha(b"dice/1/commit\0", game, b"\0", secret) != values["Commit"]:
        raise Differs("commitment", at["Commit"], "the secret is not the one that was announced")
    for letter, salt in values["Salts"].items():
        if salt and sha(b"dice/1/client\0", game, b"\0", bytes([seats[letter]]), salt) != values["Clients"][letter]:
            name = letter.decode()
            raise Differs("salts", at["Salts"], f"the salt of {name} is not the one that {name} committed to")
    links = values.get("Links", {}).items()
    links = {letter: released(link, letter, values["Drawn"], at["Links"]) for letter, link in links if link}
    header = b""
    for line in lines:
        if not re.match(rb"\[(?:Game|Rules|Start|[A-Za-z]) ", line):
            break
        header += line + b"\n"
    salts = b"".join(salt or bytes(32) for salt in values["Salts"].values())
    key = mac(secret, b"dice/1/game\0", game, b"\0", sha(header), bytes([len(seats)]), salts)
    check_throws(lines, len(head), key, values, links)
    return 0, "{0} of {0} throws match, record unaltered".format(len(values["Drawn"]))


def verify(text):
    """The exit code, and what it means in one line, for the bytes of a file."""
    try:
        return check(text)
    except Differs as differs:
        _, line, reason, *matching = differs.args
        return 1, "".join(matching) + f"line {line}: {reason}"


def main(files):
    codes = []
    for name in files:
        try:
            with open(name, "rb") as file:
                code, line = verify(file.read())
        except OSError as error:
            code, line = 2, error.strerror
        codes.append(code)
        print(f"{name}: {line}" if len(files) > 1 else line)
    return 1 if 1 in codes else max(codes, default=2)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
