use super::{
    Difference, Mode, Unverifiable,
    file::File,
    tags::{self, Claims},
    verify::{Dice, throws_written},
};
use chaupat_dice::fair::{Digest, Key, Salt};
use std::fmt::{self, Write};
use thiserror::Error;

/// How a throw came about, step by step, for somebody who checks it with tools of his own. Shown as lines, each with what
/// it tells first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation(Vec<(String, String)>);

/// Why a throw is not explained.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ExplainError {
    /// The record cannot be verified at all.
    #[error(transparent)]
    Unverifiable(#[from] Unverifiable),
    /// What goes into the throws is not as it must be.
    #[error(transparent)]
    Differs(#[from] Difference),
    /// There is no such throw.
    #[error("the game has {throws} throws, and none with the number {t}")]
    NoSuchThrow {
        /// The number that was asked for.
        t: u32,
        /// How many there are.
        throws: u32,
    },
}

/// Explains throw number `t` of a record, 1 for the first. The chain and the other throws are not looked at.
///
/// # Errors
/// When there is no such throw, or the record does not tell what it is drawn from.
pub fn explain(text: &[u8], t: u32) -> Result<Explanation, ExplainError> {
    let file = File::new(text);
    if !file.has_dice() {
        return Err(Unverifiable::NoDice.into());
    }
    let claims = tags::read(&file)?;
    let secret = claims.secret.ok_or(Unverifiable::SecretLost)?;
    let throws = claims.drawn.len() as u32;
    if !(1..=throws).contains(&t) {
        return Err(ExplainError::NoSuchThrow { t, throws });
    }
    let dice = Dice::new(&file, &claims, secret)?;
    let mut lines = Lines(Vec::new());
    lines.throw(&file, &claims, t);
    lines.key(&file, &dice, secret);
    lines.extra(&dice, t);
    lines.words(&dice, t);
    lines.outcome(&dice, t);
    Ok(Explanation(lines.0))
}

struct Lines(Vec<(String, String)>);

impl Lines {
    fn add(&mut self, name: impl Into<String>, text: impl Into<String>) {
        self.0.push((name.into(), text.into()));
    }

    fn throw(&mut self, file: &File<'_>, claims: &Claims<'_>, t: u32) {
        let (letter, seat) = claims.thrower(t);
        self.add("throw", format!("{t} of {letter}, seat {}", seat.index()));
        let written = throws_written(file, claims);
        let written = written.get(t as usize - 1).map_or("nothing".to_owned(), |word| {
            format!("{} on line {}", String::from_utf8_lossy(word.text), word.line)
        });
        self.add("written", written);
    }

    fn key(&mut self, file: &File<'_>, dice: &Dice<'_, '_>, secret: Digest) {
        let claims = dice.claims;
        let header = file.header();
        let last = header.split(|&byte| byte == b'\n').count() - 1;
        let salts: Vec<Option<Salt>> =
            claims.salts.iter().map(|salt| salt.map(|salt| Salt::new(salt.0))).collect();
        self.add("game", claims.game_id);
        self.add("secret", secret.to_string());
        self.add(
            "header",
            format!("{}, the SHA-256 of the lines 1 to {last} with their ends", Digest::of(&[&header])),
        );
        for (&(letter, _), salt) in claims.seats.iter().zip(&claims.salts) {
            let salt = salt.map_or("none, which is 32 zero bytes".to_owned(), |salt| salt.to_string());
            self.add(format!("salt of {letter}"), salt);
        }
        self.add("message for K", hex(&Key::message(claims.game_id, &header, &salts)));
        self.add("K", format!("{}, its HMAC-SHA256 with the secret", Digest(*dice.key.bytes())));
    }

    fn extra(&mut self, dice: &Dice<'_, '_>, t: u32) {
        if dice.claims.mode == Mode::Live {
            self.add("extra", format!("{}, the links of the others", hex(&dice.extra(t))));
        }
    }

    /// Each block and each word that was read.
    fn words(&mut self, dice: &Dice<'_, '_>, t: u32) {
        let (seat, extra, total) = (dice.claims.thrower(t).1, dice.extra(t), dice.table(t).total);
        let size = if total <= 1 << 32 { 4 } else { 8 };
        let bits = 8 * size as u32;
        let bound = (1_u128 << bits) - (1_u128 << bits) % u128::from(total);
        self.add("total", total.to_string());
        let words = dice.ticket(t).1;
        for block in 0..words.div_ceil(8) {
            self.add(format!("message {block}"), hex(&Key::block_message(t, seat, &extra, block)));
            let bytes = dice.key.block(t, seat, &extra, block);
            self.add(format!("block {block}"), format!("{}, its HMAC-SHA256 with K", Digest(bytes)));
            let read = (words - 8 * block).min(8) as usize * 4;
            for word in bytes[..read].chunks(size) {
                let number = word.iter().fold(0_u128, |number, &byte| number << 8 | u128::from(byte));
                let taken = if number < bound { "below" } else { "not below, so rejected:" };
                self.add("word", format!("{}, which is {number}; {taken} {bound}", hex(word)));
            }
        }
    }

    fn outcome(&mut self, dice: &Dice<'_, '_>, t: u32) {
        let (table, ticket) = (dice.table(t), dice.ticket(t).0);
        let (outcome, first, last) = table.pick(ticket);
        self.add("ticket", format!("{ticket}, the word modulo {}", table.total));
        self.add("table", table.text);
        self.add("drawn", format!("{outcome}, which has the tickets {first} to {last}"));
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a String takes all");
    }
    text
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(lines) = self;
        for (index, (name, text)) in lines.iter().enumerate() {
            let end = if index + 1 == lines.len() { "" } else { "\n" };
            write!(f, "{name:<13}  {text}{end}")?;
        }
        Ok(())
    }
}
