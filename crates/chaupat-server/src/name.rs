//! Names of people.

use crate::table::Answer;
use chaupat_protocol::{Code, Problem};
use unicode_normalization::UnicodeNormalization;

/// The most characters of a name.
const MOST: usize = 40;

/// A name as it is kept and shown: of any script, in the composed form, spaces at its ends taken away.
///
/// # Errors
/// When nothing is left, it is too long, or has characters that nobody sees or that turn the text around.
pub(crate) fn name(text: &str) -> Answer<String> {
    let name: String = text.trim().nfc().collect();
    let count = name.chars().count();
    if count == 0 || count > MOST || !is_clean(&name) {
        return Err(Box::new(Problem::new(
            Code::Invalid,
            format!("a name has one to {MOST} characters that can be seen, of any script"),
        )));
    }
    if name.starts_with("bot:") {
        return Err(Box::new(Problem::new(Code::Invalid, "names that begin with bot: are for bots")));
    }
    Ok(name)
}

fn is_clean(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let seen = letters.iter().any(|letter| letter.is_alphanumeric());
    let clean = letters.iter().enumerate().all(|(index, &letter)| match letter {
        // Joiners shape letters of Indian scripts, and mean nothing elsewhere.
        '\u{200c}' | '\u{200d}' => index > 0 && is_indic(letters[index - 1]),
        _ => !is_hidden(letter),
    });
    seen && clean
}

const fn is_indic(letter: char) -> bool {
    matches!(letter, '\u{900}'..='\u{dff}')
}

/// Controls, line ends, marks of direction, and characters without a shape.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}' | '\u{e000}'..='\u{f8ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_names() {
        for given in ["Asha", "  Ravi  ", "आशा", "क्\u{200d}ष", "O'Neil-Śarmā", "李", "7", "José"]
        {
            assert_eq!(name(given).unwrap(), given.trim());
        }
        assert_eq!(name("Jose\u{301}").unwrap(), "José", "composed");
    }

    #[test]
    fn what_hides_is_no_name() {
        let hostile = [
            "",
            " ",
            "\u{200b}",
            "a\u{202e}b",
            "a\nb",
            "a\u{1b}[2J",
            "\u{feff}a",
            "a\u{200d}b",
            "\u{3164}",
            "a\0",
            "...",
            "bot:greedy",
            "\u{2066}x",
            "a\u{e0041}",
            "a\u{fe0f}",
        ];
        for given in hostile {
            assert_eq!(name(given).unwrap_err().code, Code::Invalid, "{given:?}");
        }
        assert!(name(&"a".repeat(40)).is_ok());
        assert!(name(&"a".repeat(41)).is_err());
    }
}
