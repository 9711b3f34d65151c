//! What a server says, made harmless for a terminal.

/// The text without controls, marks that turn its direction around, and characters that nobody sees: a name may hold
/// anything, and a terminal obeys what it is sent.
pub(super) fn clean(text: &str) -> String {
    text.chars().filter(|&letter| !is_hidden(letter)).collect()
}

/// Joiners stay: Indian scripts need them.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_reaches_the_terminal_but_letters() {
        assert_eq!(clean("\u{1b}[2J\u{9b}31mAsha\u{202e}\u{200b}\r\n\u{7}"), "[2J31mAsha");
        for name in ["आशा", "क्\u{200d}ष", "O'Neil-Śarmā", "李小龙"] {
            assert_eq!(clean(name), name);
        }
    }
}
