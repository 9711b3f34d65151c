use std::fmt::{Debug, Formatter, Result};

/// One parameter of a rule set: a row of the table that [`RulesText`](crate::RulesText) asks for.
///
/// `D` is the type of all parameters of the game. The macro [`parameter!`](crate::parameter) makes a row from a field.
///
/// ```
/// use chaupat_notation::{Parameter, parameter};
///
/// struct Parameters {
///     men: u8,
///     captures: bool,
/// }
///
/// const TABLE: [Parameter<Parameters>; 2] = [
///     parameter!(men, "a number from 1 to 7", "U2", "How many men a player has."),
///     parameter!(captures, "yes or no", "U6", "Whether men are taken."),
/// ];
///
/// let mut parameters = Parameters { men: 7, captures: true };
/// assert_eq!(TABLE[1].get(&parameters), "yes");
/// assert_eq!(TABLE[0].set(&mut parameters, "5"), Some(()));
/// assert_eq!((TABLE[0].name, parameters.men), ("men", 5));
/// assert_eq!(TABLE[0].set(&mut parameters, "five"), None);
/// ```
pub struct Parameter<D: 'static> {
    /// The name, as in the text of a rule set.
    pub name: &'static str,
    /// The values it may take, in words.
    pub values: &'static str,
    /// The paragraph of the rule book.
    pub rule: &'static str,
    /// What it decides, in one sentence.
    pub about: &'static str,
    get: fn(&D) -> String,
    set: fn(&mut D, &str) -> Option<()>,
}

impl<D: 'static> Parameter<D> {
    /// A row of a table, of four texts (see the fields) and two functions: one gives the value as text, the other sets the
    /// value that a text stands for, or gives `None`. [`parameter!`](crate::parameter) says it more shortly.
    pub const fn new(
        [name, values, rule, about]: [&'static str; 4],
        get: fn(&D) -> String,
        set: fn(&mut D, &str) -> Option<()>,
    ) -> Self {
        Self { name, values, rule, about, get, set }
    }

    /// Its value, as text.
    pub fn get(&self, parameters: &D) -> String {
        (self.get)(parameters)
    }

    /// Sets its value, `None` when the text is none of its values. Whether it goes together with the others is not
    /// checked.
    pub fn set(&self, parameters: &mut D, value: &str) -> Option<()> {
        (self.set)(parameters, value)
    }
}

impl<D: 'static> Debug for Parameter<D> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.name)
    }
}

/// A type of values of a parameter. Numbers and `bool` are, and [`parameter_words!`](crate::parameter_words) makes an enum
/// one.
pub trait ParameterValue: Sized {
    /// The value as the text of a rule set has it: without blanks, commas and semicolons, and with brackets only around
    /// its end, as in `seat(2)`.
    fn write(&self) -> String;

    /// The value that a text stands for.
    fn read(text: &str) -> Option<Self>;
}

impl ParameterValue for bool {
    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// A number without a sign.
pub(crate) fn digits<N: std::str::FromStr>(text: &str) -> Option<N> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl ParameterValue for $number {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(text: &str) -> Option<Self> {
                digits(text)
            }
        }
    )*};
}
numbers!(u8, u16, u32);

/// Makes an enum a [`ParameterValue`]: each variant is a word.
///
/// ```
/// use chaupat_notation::{ParameterValue, parameter_words};
///
/// #[derive(PartialEq, Debug)]
/// enum Dice {
///     Pyramids,
///     Sticks,
/// }
///
/// parameter_words!(Dice { "pyramids" = Pyramids, "sticks" = Sticks });
///
/// assert_eq!(Dice::read("sticks"), Some(Dice::Sticks));
/// assert_eq!(Dice::Pyramids.write(), "pyramids");
/// ```
#[macro_export]
macro_rules! parameter_words {
    ($type:ty { $($word:literal = $variant:ident),* $(,)? }) => {
        impl $crate::ParameterValue for $type {
            fn write(&self) -> ::std::string::String {
                match self {
                    $(Self::$variant => $word,)*
                }
                .to_owned()
            }

            fn read(text: &str) -> ::std::option::Option<Self> {
                match text {
                    $($word => ::std::option::Option::Some(Self::$variant),)*
                    _ => ::std::option::Option::None,
                }
            }
        }
    };
}

/// One row of a table of parameters, a [`Parameter`](crate::Parameter): the field that holds it, whose type is a
/// [`ParameterValue`](crate::ParameterValue), the values it may take in words, the paragraph of the rule book, and what
/// it decides, in one sentence.
#[macro_export]
macro_rules! parameter {
    ($field:ident, $values:literal, $rule:literal, $about:literal) => {
        $crate::Parameter::new(
            [stringify!($field), $values, $rule, $about],
            |parameters| $crate::ParameterValue::write(&parameters.$field),
            |parameters, text| {
                parameters.$field = $crate::ParameterValue::read(text)?;
                ::std::option::Option::Some(())
            },
        )
    };
}
