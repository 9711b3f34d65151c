//! The steps of a throw, followed with another tool.

use super::{
    mutants::records,
    python::{own_verdict, script},
};
use chaupat::fair::{ExplainError, explain};

/// Follows explanations, one behind the other, each behind its length on a line; answers each with what was drawn.
const FOLLOW: &str = "
import hashlib, hmac, sys
source = sys.stdin.buffer
mac = lambda key, text: hmac.new(bytes.fromhex(key), bytes.fromhex(text), hashlib.sha256).hexdigest()
while length := source.readline():
    told, ticket, key = {}, None, None
    for line in source.read(int(length)).decode().splitlines():
        name, text = line[:15].strip(), line[15:]
        first = text.split()[0].strip(',')
        if name == 'K':
            assert first == mac(told['secret'], told['message for K'])
        if name.startswith('block'):
            assert first == mac(told['K'], told['message ' + name[6:]])
            block = first
        if name == 'word':
            assert first == block[:len(first)]
            block = block[len(first):]
            size = 2 ** (4 * len(first))
            number, total = int(first, 16), int(told['total'])
            taken = number < size - size % total
            assert taken == ('rejected' not in text) and str(number) in text
            if taken:
                assert ticket is None
                ticket = number % total
        if name == 'ticket':
            assert int(first) == ticket
        if name == 'table':
            left = ticket
            for entry in text.split():
                outcome, weight = entry.split('=')
                if left < int(weight): break
                left -= int(weight)
            drawn = outcome
        told[name] = first
    assert told['drawn'] == drawn
    sys.stdout.write(drawn + '\\n')
";

#[test]
fn each_step_can_be_followed() {
    let (mut texts, mut written) = (Vec::new(), Vec::new());
    for record in records() {
        for t in 1.. {
            let Ok(explanation) = explain(record.as_bytes(), t) else { break };
            let text = explanation.to_string();
            let line = text.lines().nth(1).unwrap();
            written.push(line.split_whitespace().nth(1).unwrap().to_owned());
            texts.push(text.into_bytes());
        }
    }
    assert_eq!(written.len(), 9 + 16, "each throw is explained");
    if let Some(drawn) = script(FOLLOW, &texts) {
        assert_eq!(drawn, written);
    }
}

/// The bytes were computed with Python's hmac; the table is that of C2.1.
#[test]
fn a_throw_is_explained() {
    let [chaupar, _] = records();
    let explanation = explain(chaupar.as_bytes(), 1).unwrap().to_string();
    let expected = "\
throw          1 of S, seat 0
written        25 on line 19
game           g-42
";
    assert!(explanation.starts_with(expected), "{explanation}");
    assert!(
        explanation.contains("\ntable          2=21 3=35 4=35 7=1 10=7 14=1 25=21 30=7\n"),
        "{explanation}"
    );
    assert!(explanation.ends_with("drawn          25, which has the tickets 100 to 120"), "{explanation}");
}

#[test]
fn what_cannot_be_explained_is_told() {
    let [chaupar, _] = records();
    let beyond = explain(chaupar.as_bytes(), 10).unwrap_err();
    assert_eq!(beyond, ExplainError::NoSuchThrow { t: 10, throws: 9 });
    assert_eq!(beyond.to_string(), "the game has 9 throws, and none with the number 10");
    assert!(explain(chaupar.as_bytes(), 0).is_err());
    for text in ["", "[Throws \"dice/1 plain\"]\n"] {
        let error = explain(text.as_bytes(), 1).unwrap_err();
        assert!(own_verdict(text.as_bytes()).ends_with(&error.to_string()), "{error}");
    }
}
