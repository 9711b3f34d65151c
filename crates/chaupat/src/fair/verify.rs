use super::{
    Check, Difference, Mode, ThrowDifference, Unverifiable, Verdict,
    chain::hashes,
    file::{File, Word},
    rules,
    tags::{self, COMMIT, Claims, LINKS, LinksClaim, SALTS, Table},
};
use chaupat_core::ThrowSource;
use chaupat_dice::fair::{Digest, Key, Salt, Secret, earlier, extra};

/// Verifies the record of a finished game with checked dice, as its server handed it out: first the form of its tags,
/// then the chain over its lines, the commitments, the links, every throw, and last the rules. The first difference
/// counts.
///
/// The whole file, one record, byte for byte: whoever reads a record and writes it again has altered it as soon as a
/// single byte differs.
pub fn verify(text: &[u8]) -> Verdict {
    let file = File::new(text);
    if !file.has_dice() {
        return Verdict::Unverifiable(Unverifiable::NoDice);
    }
    checked(text, &file).unwrap_or_else(Verdict::Differs)
}

fn checked(text: &[u8], file: &File<'_>) -> Result<Verdict, Difference> {
    let claims = tags::read(file)?;
    check_chain(file, &claims)?;
    let Some(secret) = claims.secret else {
        return Ok(Verdict::Unverifiable(Unverifiable::SecretLost));
    };
    let dice = Dice::new(file, &claims, secret)?;
    check_throws(file, &dice)?;
    rules::check(text, &claims)?;
    Ok(Verdict::Matches { throws: claims.drawn.len() as u32 })
}

/// Each line but that of the chain itself has its word in the chain.
fn check_chain(file: &File<'_>, claims: &Claims<'_>) -> Result<(), Difference> {
    let own = file.head - 1;
    let others = file.lines.iter().enumerate().filter(|(index, _)| *index != own);
    let hashes = hashes(claims.game_id, others.clone().map(|(_, line)| *line));
    let mut words = claims.chain.iter();
    for ((index, _), hash) in others.zip(hashes) {
        let hash = hash.to_string();
        if words.next().is_none_or(|word| *word != &hash[..word.len()]) {
            return Err(Difference::new(Check::Chain, index + 1, "altered since the record was made"));
        }
    }
    if words.next().is_some() {
        let end = file.lines.len() + 1;
        return Err(Difference::new(
            Check::Chain,
            end,
            "altered since the record was made: lines are missing",
        ));
    }
    Ok(())
}

/// All that a throw is drawn from, checked as far as it can be before the throws are.
pub(super) struct Dice<'c, 'a> {
    pub(super) claims: &'c Claims<'a>,
    pub(super) key: Key,
    /// For each seat the links by the number of the throw; none where none came.
    released: Vec<Vec<Option<Digest>>>,
}

impl<'c, 'a> Dice<'c, 'a> {
    pub(super) fn new(file: &File<'_>, claims: &'c Claims<'a>, secret: Digest) -> Result<Self, Difference> {
        let secret = Secret::new(secret.0);
        if secret.commitment(claims.game_id) != claims.commitment {
            let reason = "the secret is not the one that was announced";
            return Err(Difference::new(Check::Commitment, claims.line(COMMIT), reason));
        }
        let salts: Vec<Option<Salt>> =
            claims.salts.iter().map(|salt| salt.map(|salt| Salt::new(salt.0))).collect();
        check_salts(claims, &salts)?;
        let released = released(claims)?;
        let key = Key::new(&secret, claims.game_id, file.header(), &salts);
        Ok(Self { claims, key, released })
    }

    /// The extra bytes of a throw.
    pub(super) fn extra(&self, t: u32) -> Vec<u8> {
        let throw = t as usize - 1;
        let links = self.claims.seats.iter().zip(&self.released).enumerate();
        let others = links.filter(|(place, _)| *place != self.claims.drawn[throw].0);
        match self.claims.mode {
            Mode::Plain => Vec::new(),
            Mode::Live => extra(others.map(|(_, (&(_, seat), links))| (seat, links[throw]))),
        }
    }

    /// The table of a throw.
    pub(super) fn table(&self, t: u32) -> &'c Table<'a> {
        &self.claims.tables[self.claims.drawn[t as usize - 1].1]
    }

    /// The ticket of a throw, and how many words it took.
    pub(super) fn ticket(&self, t: u32) -> (u64, u32) {
        let extra = self.extra(t);
        let mut source = self.key.source(t, self.claims.thrower(t).1, &extra);
        (source.ticket(self.table(t).total), source.words())
    }
}

impl<'a> Table<'a> {
    /// The outcome of a ticket, with the first and last ticket that it has.
    pub(super) fn pick(&self, ticket: u64) -> (&'a str, u64, u64) {
        let mut first = 0;
        for &(outcome, weight) in &self.outcomes {
            if ticket - first < weight {
                return (outcome, first, first + (weight - 1));
            }
            first += weight;
        }
        unreachable!("a ticket is below the total")
    }
}

fn check_salts(claims: &Claims<'_>, salts: &[Option<Salt>]) -> Result<(), Difference> {
    for ((&(letter, seat), salt), client) in claims.seats.iter().zip(salts).zip(&claims.clients) {
        let Some(salt) = salt else { continue };
        if Some(salt.commitment(claims.game_id, seat)) != *client {
            let reason = format!("the salt of {letter} is not the one that {letter} committed to");
            return Err(Difference::new(Check::Salts, claims.line(SALTS), reason));
        }
    }
    Ok(())
}

/// The links that each seat released, by the numbers of the throws, from the last one back to the tip.
fn released(claims: &Claims<'_>) -> Result<Vec<Vec<Option<Digest>>>, Difference> {
    let of_seat = |(place, links): (usize, &Option<LinksClaim>)| {
        let mut of_throws = vec![None; claims.drawn.len()];
        let Some(links) = links else { return Ok(of_throws) };
        let mut link = links.last;
        for t in (1..=claims.drawn.len() as u32).rev() {
            let throw = t as usize - 1;
            if claims.drawn[throw].0 != place && !links.missed.contains(&t) {
                of_throws[throw] = Some(link);
                link = earlier(link, 1);
            }
        }
        if link != links.tip {
            let letter = claims.seats[place].0;
            let reason = format!("the links of {letter} do not lead to the tip that {letter} committed to");
            return Err(Difference::new(Check::Links, claims.line(LINKS), reason));
        }
        Ok(of_throws)
    };
    claims.links.iter().enumerate().map(of_seat).collect()
}

/// Throw for throw: what the record says is what was drawn.
fn check_throws(file: &File<'_>, dice: &Dice<'_, '_>) -> Result<(), Difference> {
    let written = throws_written(file, dice.claims);
    let of = dice.claims.drawn.len() as u32;
    let text = |word: &Word<'_>| String::from_utf8_lossy(word.text).into_owned();
    for t in 1..=of {
        let drawn = dice.table(t).pick(dice.ticket(t).0).0;
        let word = written.get(t as usize - 1);
        if word.is_none_or(|word| word.text != drawn.as_bytes()) {
            let seat = Some(dice.claims.thrower(t).0);
            let fault =
                ThrowDifference { t, of, seat, drawn: Some(drawn.to_owned()), written: word.map(text) };
            return Err(Difference::throw(word.map_or(file.lines.len(), |word| word.line), fault));
        }
    }
    let beyond = written.get(of as usize).map(|word| {
        let fault = ThrowDifference { t: of + 1, of, seat: None, drawn: None, written: Some(text(word)) };
        Difference::throw(word.line, fault)
    });
    beyond.map_or(Ok(()), Err)
}

/// The words of the movetext that are throws: outcomes of a table, and what else is only digits.
pub(super) fn throws_written<'a>(file: &File<'a>, claims: &Claims<'_>) -> Vec<Word<'a>> {
    let outcomes = || claims.tables.iter().flat_map(|table| &table.outcomes);
    let is_throw = |word: &Word<'_>| {
        word.text.iter().all(u8::is_ascii_digit)
            || outcomes().any(|(outcome, _)| outcome.as_bytes() == word.text)
    };
    file.words().into_iter().filter(is_throw).collect()
}
