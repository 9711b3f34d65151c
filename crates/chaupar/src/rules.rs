use crate::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Parameters, Partners, Play, Protection,
    Start,
};
use crate::{Preset, RulesError, Values, conflict};
use chaupat_core::{RuleSet, Seat, SeatSet};

/// A rule set: parameters that go together (C16.1), reduced (C16.2).
///
/// It is nothing but its parameters: two rule sets are equal, and hash alike, exactly when their reduced parameters are,
/// whatever presets they were made from. *Reduced* means that parameters without effect beside the others have one fixed
/// value, so that the same game is the same rule set: two players of one seat each have no partners, dice have no mouths,
/// and so on (C16.2).
///
/// ```
/// use chaupar::{Parameters, Preset, Rules, Conflict};
///
/// let parameters = Preset::Charkoni.parameters();
/// let for_two = Rules::new(Parameters { players: 2, ..parameters })?;
/// assert!(!for_two.in_teams());
///
/// let nonsense = Rules::new(Parameters { players: 3, turn_limit: 0, ..parameters });
/// let conflicts = nonsense.map_err(|error| error.conflicts().to_vec());
/// assert_eq!(conflicts, Err(vec![Conflict::ThreeInPairs, Conflict::TurnLimit]));
/// # Ok::<(), chaupar::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    parameters: Parameters,
}

impl Preset {
    /// The rule set of the preset.
    pub const fn rules(self) -> Rules {
        Rules { parameters: reduced(self.parameters()) }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Preset::default().rules()
    }
}

impl Rules {
    /// The rule set with these parameters, reduced (C16.2).
    ///
    /// # Errors
    /// All the reasons why the parameters do not go together (C16.1). They are asked before anything is reduced: three
    /// players with two colours each are refused, though four of them would be no other game.
    pub fn new(parameters: Parameters) -> Result<Self, RulesError> {
        conflict::check(&parameters)?;
        Ok(Self { parameters: reduced(parameters) })
    }

    /// The parameters, reduced (C16.2).
    pub const fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// How many men a seat in play has (C3.1).
    pub const fn men(&self) -> u8 {
        self.parameters.men
    }

    /// Who begins (C3.2).
    pub const fn opening(&self) -> Opening {
        self.parameters.opening
    }

    /// What is cast, and what each cast is worth (C2).
    pub const fn table(&self) -> CastTable {
        self.parameters.table
    }

    /// The chance of a shell to fall mouth up (C2.1); even with dice, which have no mouths.
    pub const fn mouth_up(&self) -> MouthUp {
        self.parameters.mouth_up
    }

    /// When throws are used: after all the throwing, one by one, or die by die (C4, C14.1, C15).
    pub const fn play(&self) -> Play {
        self.parameters.play
    }

    /// Whether this throw is followed by another cast (C4.1).
    pub const fn throws_again(&self, value: u8) -> bool {
        self.parameters.extra.contains(value)
    }

    /// Whether the third extra throw in a row voids all three (C4.3).
    pub const fn burns(&self) -> bool {
        self.parameters.burn
    }

    /// Whether a player may decline throws that he could use (C4.4).
    pub const fn may_pass(&self) -> bool {
        self.parameters.may_pass
    }

    /// Whether a capture gives one more cast after the moving (C4.5).
    pub const fn capture_throws_again(&self) -> bool {
        self.parameters.capture_throws_again
    }

    /// How a man comes in from hand (C5).
    pub const fn entry(&self) -> Entry {
        self.parameters.entry
    }

    /// The throws that bring a man in from hand, the very first man of [`Entry::FirstFree`] apart (C5.3).
    #[inline]
    pub const fn entering_throws(&self) -> Values {
        match self.entry() {
            Entry::AnyDie => self.table().values(),
            _ if matches!(self.table(), CastTable::CubicDie) => const { Values::of(&[6]) },
            Entry::Flower => const { Values::of(&[10, 25, 30]) },
            Entry::Walk => const { Values::of(&[10, 25]) },
            Entry::FirstFree => const { Values::of(&[6, 10, 25]) },
        }
    }

    /// Which squares are flowers (C1.5).
    pub const fn flowers(&self) -> Flowers {
        self.parameters.flowers
    }

    /// Whether an opponent's man on a flower keeps others off it (C6.4).
    pub const fn closes_flowers(&self) -> bool {
        self.parameters.flowers_closed
    }

    /// What protects men on plain squares (C6.3, C14.5).
    pub const fn protection(&self) -> Protection {
        self.parameters.protection
    }

    /// How the door treats players without toḍ (C7.2).
    pub const fn door(&self) -> Door {
        self.parameters.door
    }

    /// Whether a player without toḍ meets a door at all (C7).
    pub const fn has_door(&self) -> bool {
        !matches!(self.parameters.door, Door::None)
    }

    /// Whether this throw gives a bonus step (C8.1).
    pub const fn gives_bonus(&self, value: u8) -> bool {
        self.parameters.bonus.contains(value)
    }

    /// Whether any throw gives a bonus step (C8.1).
    pub const fn has_bonus(&self) -> bool {
        !self.parameters.bonus.is_empty()
    }

    /// Whether two men move together by a 10 or 25, and whether they must (C9.3).
    pub const fn doublet(&self) -> DoubletRule {
        self.parameters.doublet
    }

    /// Whether two men ever move together by a 10 or 25 (C9.2).
    pub const fn has_doublets(&self) -> bool {
        !matches!(self.parameters.doublet, DoubletRule::Off)
    }

    /// The only throws that take a man from p = 83 home, whatever their value; with none, he needs his exact number
    /// (C8.3).
    pub const fn last_step(&self) -> Values {
        self.parameters.last_step
    }

    /// Whether men who are home may be woken (C12).
    pub const fn has_alkhee(&self) -> bool {
        self.parameters.alkhee
    }

    /// Whether the seats opposite are partners (C13).
    pub const fn in_teams(&self) -> bool {
        !matches!(self.parameters.partners, Partners::Off)
    }

    /// Whether a finished partner helps (C13.2).
    pub const fn partners_help(&self) -> bool {
        matches!(self.parameters.partners, Partners::Help)
    }

    /// Turns that a finished partner misses before he helps (C13.2).
    pub const fn partner_delay(&self) -> u8 {
        self.parameters.partner_delay
    }

    /// Whether men of equal progress merge into one piece (C14.4).
    pub const fn has_jugs(&self) -> bool {
        self.parameters.jugs
    }

    /// Whether Yellow waits for Black, and Green for Red, with the last step (C14.6).
    pub const fn has_colour_order(&self) -> bool {
        self.parameters.colour_order
    }

    /// Where the men stand at the start (C14.2).
    pub const fn start(&self) -> Start {
        self.parameters.start
    }

    /// Whether two different seats play against each other (C6.2).
    pub fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other && !(self.in_teams() && one.opposite() == other)
    }
}

impl Parameters {
    /// The seats that play (C3.1). Senseless numbers count as four players.
    pub(crate) fn seats(&self) -> SeatSet {
        match self.players {
            _ if self.two_colours => SeatSet::ALL,
            2 => SeatSet::of(Seat::ALL[0]).with(Seat::ALL[2]),
            3 => SeatSet::ALL.without(Seat::ALL[3]),
            _ => SeatSet::ALL,
        }
    }
}

impl RuleSet for Rules {
    fn seats(&self) -> SeatSet {
        self.parameters.seats()
    }

    fn people(&self) -> usize {
        usize::from(self.parameters.players)
    }

    fn person(&self, seat: Seat) -> usize {
        if self.parameters.two_colours {
            return seat.index() % self.people();
        }
        self.seats().iter().take_while(|&earlier| earlier < seat).count()
    }

    fn side(&self, seat: Seat) -> SeatSet {
        let own = SeatSet::of(seat);
        if self.in_teams() { own.with(seat.opposite()) } else { own }
    }

    fn turn_limit(&self) -> Option<u32> {
        Some(self.parameters.turn_limit)
    }
}

/// Gives parameters without effect their one fixed value (C16.2), so that equal games have equal rule sets.
const fn reduced(mut parameters: Parameters) -> Parameters {
    let p = &mut parameters;
    let values = p.table.values();
    if p.players == 4 {
        p.two_colours = false;
    }
    if p.players == 2 && !p.two_colours {
        p.partners = Partners::Off;
    }
    if !matches!(p.partners, Partners::Help) {
        p.partner_delay = PLAIN_DELAY;
    }
    if p.table.shell_values().is_empty() {
        p.mouth_up = MouthUp::FAIR;
    }
    p.extra = if matches!(p.play, Play::Dice) { Values::NONE } else { p.extra.and(values) };
    p.burn = p.burn && !p.extra.is_empty();
    p.bonus = p.bonus.and(values);
    if !values.contains(10) && !values.contains(25) {
        p.doublet = DoubletRule::Off;
    }
    if matches!(p.flowers, Flowers::None) {
        p.flowers_closed = false;
    }
    if matches!(p.protection, Protection::Size) && !p.jugs {
        p.protection = Protection::None;
    }
    parameters
}

/// What `partner_delay` is where nobody helps: the five turns of the source text (C13.2).
const PLAIN_DELAY: u8 = 5;
