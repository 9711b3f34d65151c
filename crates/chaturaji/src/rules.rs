use crate::parameters::{
    Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, KingLost, Parameters, Points,
    PromotesTo, PromotionSquares,
};
use crate::{Conflict, Kind, Preset, RulesError, Status};
use chaupat_core::{RuleSet, Seat, SeatSet};

/// A rule set: parameters that go together (J11.2), reduced.
///
/// It is nothing but its parameters: two rule sets are equal, and hash alike, exactly when their parameters are, whatever
/// presets they were made from. *Reduced* means that parameters without effect beside the others have one fixed value, so
/// that the same game is the same rule set: without dice `count` is 1 and `compulsory` is set (one move a turn, which must
/// be made: J5.1); with [`PromotesTo::Boat`] `squares` is [`PromotionSquares::All`], and `blocked` is [`Blocked::Wait`]
/// if no pawn need be lost; with [`PromotionSquares::HorseElephant`] `last_pawn` is not set (J11.1).
///
/// ```
/// use chaturaji::{Parameters, Preset, Rules, parameters::DiceKind};
///
/// let cubic = Rules::new(Parameters { dice: DiceKind::Cubic, ..Preset::Classic.parameters() })?;
/// assert_eq!(cubic.faces(), 6);
/// assert_ne!(cubic, Preset::Biruni.rules());
///
/// let nonsense = Rules::new(Parameters { count: 3, quiet_limit: 0, ..Preset::Classic.parameters() });
/// assert_eq!(nonsense.map_err(|error| error.conflicts().len()), Err(2));
/// # Ok::<(), chaturaji::RulesError>(())
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
    /// The rule set with these parameters, reduced.
    ///
    /// # Errors
    /// All the reasons why the parameters do not go together (J11.2). Parameters without effect are asked too: 7 dice are
    /// refused even where none are thrown.
    pub fn new(parameters: Parameters) -> Result<Self, RulesError> {
        let conflicts = conflicts(&parameters);
        if conflicts.is_empty() {
            return Ok(Self { parameters: reduced(parameters) });
        }
        Err(RulesError::new(conflicts))
    }

    /// The parameters, reduced.
    pub const fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Who begins (J1.1).
    pub const fn first(&self) -> First {
        self.parameters.first
    }

    /// Whether dice decide who moves (J5.1).
    pub const fn has_dice(&self) -> bool {
        !matches!(self.parameters.dice, DiceKind::None)
    }

    /// The number of dice of a throw, 0 without dice (J5.2).
    pub const fn dice_count(&self) -> usize {
        if self.has_dice() { self.parameters.count as usize } else { 0 }
    }

    /// How many faces a die has, 0 without dice (J5.1).
    pub const fn faces(&self) -> u8 {
        match self.parameters.dice {
            DiceKind::Stick => 4,
            DiceKind::Cubic => 6,
            DiceKind::None => 0,
        }
    }

    /// How far players control the dice: not at all, by naming faces before the throw, or by casting some again (J5.4).
    pub const fn control(&self) -> Control {
        self.parameters.control
    }

    /// Whether a player may pass, giving up dice that he could use (J5.3).
    pub const fn may_pass(&self) -> bool {
        self.has_dice() && !self.parameters.compulsory
    }

    /// Whether boats slide as rooks (J2).
    pub const fn boats_slide(&self) -> bool {
        matches!(self.parameters.boat, BoatMove::Rook)
    }

    /// Whether elephants slide as bishops, not as rooks (J2).
    pub const fn elephants_are_bishops(&self) -> bool {
        matches!(self.parameters.elephant, ElephantMove::Bishop)
    }

    /// Whether every pawn becomes a boat (J10.2).
    pub const fn promotes_to_boat(&self) -> bool {
        matches!(self.parameters.promotes_to, PromotesTo::Boat)
    }

    /// Whether a pawn can be promoted on those squares of the last line that belong to this type (J9.1).
    pub const fn promotes_on(&self, kind: Kind) -> bool {
        matches!(self.parameters.squares, PromotionSquares::All)
            || matches!(kind, Kind::Horse | Kind::Elephant)
    }

    /// How many pawns an army may have on the board, the arriving one included, to have one promoted: 2 to 4 (J3.4).
    pub const fn most_pawns(&self) -> u32 {
        4 - self.parameters.pawns_lost as u32
    }

    /// Whether boat and king squares promote the last pawn only (J10.1).
    pub const fn asks_last_pawn(&self) -> bool {
        self.parameters.last_pawn
    }

    /// Whether a pawn may step onto its last line to wait there (J3.3).
    pub const fn pawns_wait(&self) -> bool {
        matches!(self.parameters.blocked, Blocked::Wait)
    }

    /// Whether a pawn that is promoted always is, wherever it arrives: no condition is ever asked (J10.2).
    pub const fn promotes_always(&self) -> bool {
        self.promotes_to_boat() && self.parameters.pawns_lost == 0
    }

    /// Whether gadha is played: the last pawn beside the last boat is promoted on any square, to what its owner chooses
    /// (J9.1).
    pub const fn has_gadha(&self) -> bool {
        self.parameters.gadha
    }

    /// Whether a boat that completes a block of two by two boats takes the foreign ones in it (triumph, J4).
    pub const fn has_triumph(&self) -> bool {
        self.parameters.triumph
    }

    /// What a man of a type is worth while his army's men score (J6.1).
    pub const fn worth(&self, kind: Kind) -> u32 {
        match self.parameters.points {
            Points::Classic => [1, 2, 3, 4, 5][kind.index()],
            Points::Ffa => [1, 5, 3, 5, 3][kind.index()],
            Points::None => 0,
        }
    }

    /// What a man is worth whose army has this status (J6.1): nothing when it is dead, and where armies without king are
    /// dead, nothing but for the king when its player has left (J7.1, J10.2).
    pub const fn worth_in(&self, kind: Kind, status: Status) -> u32 {
        let scores = match status {
            Status::In | Status::Out => true,
            Status::Dead => false,
            Status::Resigned | Status::Flagged => {
                !matches!(self.parameters.king_lost, KingLost::Dead) || matches!(kind, Kind::King)
            }
        };
        if scores { self.worth(kind) } else { 0 }
    }

    /// What it is worth to have taken the kings of all three others (J6.2).
    pub const fn award(&self) -> Award {
        self.parameters.award
    }

    /// The status of an army that has lost its king (J7.1).
    pub const fn kingless(&self) -> Status {
        match self.parameters.king_lost {
            KingLost::PlayOn => Status::In,
            KingLost::Frozen => Status::Out,
            KingLost::Dead => Status::Dead,
        }
    }

    /// Whether an army that is reduced to its king is out (J10.1).
    pub const fn bare_king_out(&self) -> bool {
        self.parameters.bare_king_out
    }

    /// When the game ends (J7.2).
    pub const fn end(&self) -> End {
        self.parameters.end
    }

    /// Whether armies opposite each other are a team (J9).
    pub const fn has_teams(&self) -> bool {
        matches!(self.parameters.end, End::Teams)
    }

    /// Whether an army is an opponent of another: not itself, and not its ally (J9).
    pub const fn opposed(&self, army: Seat, other: Seat) -> bool {
        let apart = army.distance_to(other);
        apart != 0 && !(apart == 2 && self.has_teams())
    }

    /// How many quiet turns in a row end the game (J7.2).
    pub const fn quiet_limit(&self) -> u16 {
        self.parameters.quiet_limit
    }

    /// Whether skipped armies count as quiet turns (J7.2).
    pub const fn counts_skips(&self) -> bool {
        self.parameters.quiet_skips
    }

    /// Whether threefold repetition ends the game (J10.1).
    pub const fn has_repetition(&self) -> bool {
        self.parameters.repetition
    }

    /// Whether a king wins stakes on an enemy's throne, and the command of the ally's army on the ally's (J9.3).
    pub const fn has_thrones(&self) -> bool {
        self.parameters.thrones
    }

    /// Whether a captive king may return in exchange for one that his ally takes (J9.4).
    pub const fn has_exchange(&self) -> bool {
        self.parameters.exchange
    }

    /// Whether threatening several kings at once is worth points (J10.2).
    pub const fn has_check_bonus(&self) -> bool {
        self.parameters.check_bonus
    }

    /// What each survivor gets when quiet or repetition ends the game (J10.2).
    pub const fn draw_bonus(&self) -> u32 {
        if self.parameters.draw_bonus { 2 } else { 0 }
    }

    /// What the last survivor gets for each standing king of a player who left (J10.2).
    pub const fn standing_bonus(&self) -> u32 {
        if self.parameters.standing_bonus { 3 } else { 0 }
    }

    /// Whether the leader of the last two armies may end the game (J10.2).
    pub const fn has_claims(&self) -> bool {
        self.parameters.claims
    }

    /// Whether players who left are placed after all others (J7.3).
    pub const fn resigned_last(&self) -> bool {
        self.parameters.resigned_last
    }
}

impl RuleSet for Rules {
    fn seats(&self) -> SeatSet {
        SeatSet::ALL
    }

    fn people(&self) -> usize {
        4
    }

    fn person(&self, seat: Seat) -> usize {
        seat.index()
    }

    fn side(&self, seat: Seat) -> SeatSet {
        let own = SeatSet::of(seat);
        if self.has_teams() { own.with(seat.opposite()) } else { own }
    }

    fn turn_limit(&self) -> Option<u32> {
        None
    }
}

fn conflicts(parameters: &Parameters) -> Vec<Conflict> {
    let p = parameters;
    let dice = p.dice != DiceKind::None;
    let teams = p.end == End::Teams;
    let to_boat = p.promotes_to == PromotesTo::Boat;
    let catch = if let Control::Catch(again) = p.control { Some(again) } else { None };
    let tests = [
        (!matches!(p.count, 1 | 2), Conflict::Count),
        (p.pawns_lost > 2, Conflict::PawnsLost),
        (p.quiet_limit == 0, Conflict::QuietLimit),
        (p.end == End::OneIn && p.king_lost == KingLost::PlayOn, Conflict::OneInPlaysOn),
        (teams && p.king_lost != KingLost::Frozen, Conflict::TeamsNotFrozen),
        (teams && p.points != Points::None, Conflict::TeamsWithPoints),
        (teams && p.award != Award::Off, Conflict::TeamsWithAward),
        (p.thrones && !teams, Conflict::ThronesWithoutTeams),
        (p.exchange && !teams, Conflict::ExchangeWithoutTeams),
        (p.gadha && to_boat, Conflict::GadhaToBoat),
        (p.last_pawn && to_boat, Conflict::LastPawnToBoat),
        (p.repetition && dice, Conflict::RepetitionWithDice),
        (p.control != Control::Fair && !dice, Conflict::ControlWithoutDice),
        (p.first == First::Throw && !dice, Conflict::FirstThrowWithoutDice),
        (dice && catch.is_some_and(|again| again == 0 || again > p.count), Conflict::CatchBeyondDice),
    ];
    tests.into_iter().filter(|&(broken, _)| broken).map(|(_, conflict)| conflict).collect()
}

/// Gives parameters without effect their one fixed value (J11.1), so that equal games have equal rule sets.
const fn reduced(mut parameters: Parameters) -> Parameters {
    if matches!(parameters.dice, DiceKind::None) {
        parameters.count = 1;
        parameters.compulsory = true;
    }
    if matches!(parameters.promotes_to, PromotesTo::Boat) {
        parameters.squares = PromotionSquares::All;
        if parameters.pawns_lost == 0 {
            parameters.blocked = Blocked::Wait;
        }
    }
    if matches!(parameters.squares, PromotionSquares::HorseElephant) {
        parameters.last_pawn = false;
    }
    parameters
}
