use crate::{
    LegalityError, Parameter, ParameterValue, PresetRow, RulesText, parameter, parameter_words, preset_rows,
    rules::digits,
};
use chaturaji::{
    Parameters, Preset, Rules, army,
    parameters::{
        Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, Fraction, KingLost, Points,
        PromotesTo, PromotionSquares,
    },
};

impl RulesText for Rules {
    const GAME: &'static str = "chaturaji";
    const RULE: &'static str = "J11.1";
    type Parameters = Parameters;

    fn presets() -> &'static [PresetRow<Parameters>] {
        preset_rows!(Preset, Parameters)
    }

    fn parameter_table() -> &'static [Parameter<Parameters>] {
        &PARAMETERS
    }

    fn to_parameters(&self) -> Parameters {
        *self.parameters()
    }

    fn from_parameters(parameters: Parameters) -> Result<Self, LegalityError> {
        Self::new(parameters).map_err(|error| {
            let first = error.conflicts()[0];
            LegalityError::new(first.to_string(), first.rule()).with_source(error)
        })
    }
}

const PARAMETERS: [Parameter<Parameters>; 29] = [
    parameter!(
        first,
        "red, green, yellow, black, random or throw",
        "J1.1",
        "Which army begins, or whether that is drawn or cast for."
    ),
    parameter!(dice, "stick, cubic or none", "J5.1", "The dice; without dice everybody moves once a turn."),
    parameter!(count, "1 or 2", "J5.2", "How many dice are thrown, so how many moves a turn has at most."),
    parameter!(compulsory, "yes or no", "J5.3", "Whether a die that can be used must be used."),
    parameter!(
        control,
        "fair, nominate(1/4) or another chance, catch(1) or catch(2)",
        "J5.4",
        "How far a player controls the dice: not at all, by naming faces before the throw, by casting again."
    ),
    parameter!(boat, "leap or rook", "J2", "How boats move: two squares diagonally, or as chess rooks."),
    parameter!(elephant, "rook or bishop", "J2", "How elephants move: as chess rooks or bishops."),
    parameter!(promotes_to, "by_square or boat", "J3.4", "What a pawn becomes on its last line."),
    parameter!(
        squares,
        "all or horse_elephant",
        "J9.1",
        "Which squares of the last line promote: all, or those of horses and elephants."
    ),
    parameter!(
        pawns_lost,
        "0, 1 or 2",
        "J3.4",
        "How many pawns an army must have lost before one of the others is promoted."
    ),
    parameter!(
        last_pawn,
        "yes or no",
        "J10.1",
        "Whether the squares of boats and kings promote an army's last pawn only."
    ),
    parameter!(
        blocked,
        "wait or illegal",
        "J3.4",
        "Whether a pawn that cannot be promoted may step onto its last line and wait there."
    ),
    parameter!(
        gadha,
        "yes or no",
        "J9.1",
        "Whether the last pawn beside the last boat is promoted everywhere, into what its owner chooses."
    ),
    parameter!(
        triumph,
        "yes or no",
        "J4.1",
        "Whether a boat that completes a block of four takes the others."
    ),
    parameter!(points, "classic, ffa or none", "J6.1", "What captured men are worth."),
    parameter!(
        award,
        "add, replace_kings, set_total or off",
        "J6.2",
        "How the 54 for three kings are counted."
    ),
    parameter!(king_lost, "play_on, frozen or dead", "J7.1", "What becomes of an army that loses its king."),
    parameter!(bare_king_out, "yes or no", "J10.1", "Whether an army reduced to its king is out."),
    parameter!(
        end,
        "kings, last_army, one_in or teams",
        "J7.2",
        "When the game ends: one king left, one army with men, one army in play, or a team without kings."
    ),
    parameter!(
        quiet_limit,
        "a number from 1 to 65535",
        "J7.2",
        "How many turns in a row without capture, pawn move or promotion end the game."
    ),
    parameter!(quiet_skips, "yes or no", "J7.2", "Whether skipped armies count among the quiet turns."),
    parameter!(
        repetition,
        "yes or no",
        "J10.1",
        "Whether the same position for the third time ends the game."
    ),
    parameter!(thrones, "yes or no", "J9.3", "Whether kings win stakes and command on thrones."),
    parameter!(exchange, "yes or no", "J9.4", "Whether captured kings may be exchanged."),
    parameter!(
        check_bonus,
        "yes or no",
        "J10.2",
        "Whether threatening several kings at once is worth points."
    ),
    parameter!(
        draw_bonus,
        "yes or no",
        "J10.2",
        "Whether survivors get 2 points when quiet turns or repetition end the game."
    ),
    parameter!(
        standing_bonus,
        "yes or no",
        "J10.2",
        "Whether the last survivor gets 3 points for each standing king of a player who left."
    ),
    parameter!(claims, "yes or no", "J10.2", "Whether the leader of the last two may end the game."),
    parameter!(
        resigned_last,
        "yes or no",
        "J7.3",
        "Whether players who resigned or ran out of time are placed after all others."
    ),
];

impl ParameterValue for First {
    fn write(&self) -> String {
        match self {
            Self::Army(seat) => army::name(*seat).to_lowercase(),
            Self::Random => "random".to_owned(),
            Self::Throw => "throw".to_owned(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "red" => Some(Self::Army(army::RED)),
            "green" => Some(Self::Army(army::GREEN)),
            "yellow" => Some(Self::Army(army::YELLOW)),
            "black" => Some(Self::Army(army::BLACK)),
            "random" => Some(Self::Random),
            "throw" => Some(Self::Throw),
            _ => None,
        }
    }
}

impl ParameterValue for Control {
    fn write(&self) -> String {
        match self {
            Self::Fair => "fair".to_owned(),
            Self::Nominate(chance) if chance.denominator() == 1 => {
                format!("nominate({})", chance.numerator())
            }
            Self::Nominate(chance) => format!("nominate({}/{})", chance.numerator(), chance.denominator()),
            Self::Catch(dice) => format!("catch({dice})"),
        }
    }

    /// `nominate` and `catch` alone have their usual numbers (J5.4).
    fn read(text: &str) -> Option<Self> {
        match text {
            "fair" => return Some(Self::Fair),
            "nominate" => return Fraction::new(1, 4).map(Self::Nominate),
            "catch" => return Some(Self::Catch(1)),
            _ => (),
        }
        if let Some(dice) = argument(text, "catch(") {
            return digits(dice).map(Self::Catch);
        }
        let chance = argument(text, "nominate(")?;
        let (numerator, denominator) = chance.split_once('/').unwrap_or((chance, "1"));
        Fraction::new(digits(numerator)?, digits(denominator)?).map(Self::Nominate)
    }
}

fn argument<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_suffix(')')
}

parameter_words!(DiceKind { "stick" = Stick, "cubic" = Cubic, "none" = None });

parameter_words!(BoatMove { "leap" = Leap, "rook" = Rook });

parameter_words!(ElephantMove { "rook" = Rook, "bishop" = Bishop });

parameter_words!(PromotesTo { "by_square" = BySquare, "boat" = Boat });

parameter_words!(PromotionSquares { "all" = All, "horse_elephant" = HorseElephant });

parameter_words!(Blocked { "wait" = Wait, "illegal" = Illegal });

parameter_words!(Points { "classic" = Classic, "ffa" = Ffa, "none" = None });

parameter_words!(Award { "add" = Add, "replace_kings" = ReplaceKings, "set_total" = SetTotal, "off" = Off });

parameter_words!(KingLost { "play_on" = PlayOn, "frozen" = Frozen, "dead" = Dead });

parameter_words!(End { "kings" = Kings, "last_army" = LastArmy, "one_in" = OneIn, "teams" = Teams });
