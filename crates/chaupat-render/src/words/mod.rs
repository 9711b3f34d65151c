//! Every sentence that a player reads beside a board, in plain English. A translation replaces this module.

pub mod chaturaji;
pub mod chaupar;

/// 1st, 2nd, 3rd, 4th …
pub fn ordinal(number: u8) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// `1 point`, `2 points`.
pub fn counted(number: u32, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Several things in a sentence: `a`, `a and b`, `a, b and c`.
pub fn listed<S: AsRef<str>>(things: &[S]) -> String {
    match things {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [all @ .., last] => {
            let all: Vec<&str> = all.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", all.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists() {
        assert_eq!([1, 2, 3, 4, 11, 21].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "21st"]);
        assert_eq!(listed(&["a", "b", "c"]), "a, b and c");
        assert_eq!(listed(&["a"]), "a");
    }
}
