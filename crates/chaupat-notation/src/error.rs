use crate::Location;
use chaupat_core::Fault;
use std::{borrow::Cow, error::Error, fmt, sync::Arc};

/// A text could not be read: where, and why.
///
/// The place is said here and nowhere else, so a sentence never tells it twice; a reader of a larger text moves it with
/// [`within`](Self::within). What the rules of a game object to is kept as they said it, and is found by its type:
///
/// ```
/// use chaupat_notation::{Location, Notation};
///
/// let position = chaupar::Position::read_position(
///     "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S moves 10",
/// )?;
/// let error = position.read_ply("25:0-4").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 1: a 25 is not in the pool (C4.2)");
/// assert_eq!((error.at(), error.rule()), (Location::START, Some("C4.2")));
/// let fault = chaupar::Fault::NotInPool(chaupar::Element::Throw(25));
/// assert_eq!(error.fault(), Some(&fault));
/// # Ok::<(), chaupat_notation::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    at: Location,
    kind: ReadErrorKind,
}

/// What is wrong with a text, without the place.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// It is not written as `docs/notation.md` says.
    Syntax(SyntaxError),
    /// It is written well, and breaks a rule of the game.
    Illegal(LegalityError),
}

impl ReadError {
    /// The error of a text in which this is wrong at this place.
    pub fn new(at: Location, kind: impl Into<ReadErrorKind>) -> Self {
        Self { at, kind: kind.into() }
    }

    /// A text that breaks a rule, for a reason that no [`Fault`] of the game tells.
    pub fn illegal(
        at: Location,
        reason: impl Into<Cow<'static, str>>,
        rule: impl Into<Option<&'static str>>,
    ) -> Self {
        Self::new(at, LegalityError::new(reason, rule))
    }

    /// Where.
    pub const fn at(&self) -> Location {
        self.at
    }

    /// What is wrong, without the place.
    pub const fn kind(&self) -> &ReadErrorKind {
        &self.kind
    }

    /// Whether the text is written well, and breaks a rule.
    pub const fn is_illegal(&self) -> bool {
        matches!(self.kind, ReadErrorKind::Illegal(_))
    }

    /// The paragraph of the rule book, if one describes the form or is broken.
    pub const fn rule(&self) -> Option<&'static str> {
        match &self.kind {
            ReadErrorKind::Syntax(error) => error.rule,
            ReadErrorKind::Illegal(error) => error.rule,
        }
    }

    /// What the rules object to, if it is a value of this type: a game's `Fault`, `SetupError` or `RulesError`.
    pub fn fault<E: Error + 'static>(&self) -> Option<&E> {
        self.source()?.downcast_ref()
    }

    /// The same error, seen from a text in which the one that was read begins at `start`.
    #[must_use]
    pub const fn within(mut self, start: Location) -> Self {
        self.at = start.of(self.at);
        self
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.kind)
    }
}

impl Error for ReadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            ReadErrorKind::Syntax(_) => None,
            ReadErrorKind::Illegal(error) => error.source(),
        }
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Illegal(error) => error.fmt(f),
        }
    }
}

impl From<SyntaxError> for ReadErrorKind {
    fn from(error: SyntaxError) -> Self {
        Self::Syntax(error)
    }
}

impl From<LegalityError> for ReadErrorKind {
    fn from(error: LegalityError) -> Self {
        Self::Illegal(error)
    }
}

/// The longest piece of a bad text that an error repeats, in characters.
const SHOWN: usize = 24;

/// A text that is not written as `docs/notation.md` says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    expected: Cow<'static, str>,
    found: String,
    rule: Option<&'static str>,
}

impl SyntaxError {
    /// An error that says what should stand there, in words, and what stands there instead, of which the beginning is
    /// kept; nothing is the end of the text, and a line feed the end of the line. `rule` is the paragraph of the rule
    /// book that describes the form.
    pub fn new(
        expected: impl Into<Cow<'static, str>>,
        found: &str,
        rule: impl Into<Option<&'static str>>,
    ) -> Self {
        let mut characters = found.chars();
        let mut found: String = characters.by_ref().take(SHOWN).collect();
        found.extend(characters.next().map(|_| '…'));
        Self { expected: expected.into(), found, rule: rule.into() }
    }

    /// What should stand there, in words.
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// What stands there, shortened; empty at the end of the text.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// The paragraph of the rule book that describes the form.
    pub const fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found ", self.expected)?;
        match self.found.as_str() {
            "" => f.write_str("the end of the text")?,
            "\n" => f.write_str("the end of the line")?,
            text => write!(f, "{text:?}")?,
        }
        write_rule(f, self.rule)
    }
}

impl Error for SyntaxError {}

/// A text that is written well, and breaks a rule of the game or does not agree with itself.
///
/// What a rules crate said is the [`source`](Error::source): the game's fault of a ply or event, the error of a setup or
/// of parameters with all that is wrong with them.
#[derive(Clone, Debug)]
pub struct LegalityError {
    reason: Cow<'static, str>,
    rule: Option<&'static str>,
    source: Option<Arc<dyn Error + Send + Sync>>,
}

impl LegalityError {
    /// An error with its reason, in words and without the number of the rule, and that number.
    pub fn new(reason: impl Into<Cow<'static, str>>, rule: impl Into<Option<&'static str>>) -> Self {
        Self { reason: reason.into(), rule: rule.into(), source: None }
    }

    /// Why the rules refuse a ply or an event.
    pub fn of(fault: impl Fault) -> Self {
        Self::new(fault.to_string(), fault.rule()).with_source(fault)
    }

    /// The same error, with what the rules said.
    #[must_use]
    pub fn with_source(self, source: impl Error + Send + Sync + 'static) -> Self {
        Self { source: Some(Arc::new(source)), ..self }
    }

    /// Why it is refused, in words, without the number of the rule.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The paragraph of the rule book that is broken, if one is.
    pub const fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

impl fmt::Display for LegalityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)?;
        write_rule(f, self.rule)
    }
}

impl Error for LegalityError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

/// Two errors are equal that say the same and break the same rule.
impl PartialEq for LegalityError {
    fn eq(&self, other: &Self) -> bool {
        (&self.reason, self.rule) == (&other.reason, other.rule)
    }
}

impl Eq for LegalityError {}

fn write_rule(f: &mut fmt::Formatter<'_>, rule: Option<&'static str>) -> fmt::Result {
    rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
}
