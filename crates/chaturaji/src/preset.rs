use crate::army::RED;
use crate::parameters::{
    Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, KingLost, Parameters, Points,
    PromotesTo, PromotionSquares,
};

chaupat_core::presets! {
    /// The rule sets that have a name (J11). The first is the default; their parameters are those of the table in the
    /// rule book (J11.1).
    ///
    /// ```
    /// use chaturaji::Preset;
    ///
    /// let preset: Preset = "forbes".parse()?;
    /// assert_eq!((preset, preset.name()), (Preset::Forbes, "forbes"));
    /// assert!(preset.rules().has_teams());
    /// # Ok::<(), chaupat_core::UnknownPresetError>(())
    /// ```
    pub enum Preset of "chaturaji": Parameters;
    Classic, "classic", "The usual game: two stick dice, points, and each plays for himself.", CLASSIC;
    Biruni, "biruni", "As al-Biruni reports it: two cubic dice, and no boat triumph.",
        Parameters {
            dice: DiceKind::Cubic,
            triumph: false,
            award: Award::ReplaceKings,
            ..CLASSIC
        };
    Forbes, "forbes", "Two against two with one stick die: thrones, stakes, and kings that may be exchanged.",
        Parameters {
            count: 1,
            compulsory: true,
            squares: PromotionSquares::HorseElephant,
            pawns_lost: 1,
            blocked: Blocked::Illegal,
            gadha: true,
            points: Points::None,
            award: Award::Off,
            king_lost: KingLost::Frozen,
            end: End::Teams,
            thrones: true,
            exchange: true,
            ..CLASSIC
        };
    Diceless, "diceless", "The game of the 19th century, without dice: an army that loses its king is frozen.",
        Parameters {
            dice: DiceKind::None,
            count: 1,
            compulsory: true,
            pawns_lost: 2,
            last_pawn: true,
            king_lost: KingLost::Frozen,
            bare_king_out: true,
            end: End::OneIn,
            repetition: true,
            ..CLASSIC
        };
    Ffa, "ffa", "Today's online game without dice, each for himself: boats are rooks, elephants bishops.",
        Parameters {
            dice: DiceKind::None,
            count: 1,
            compulsory: true,
            boat: BoatMove::Rook,
            elephant: ElephantMove::Bishop,
            promotes_to: PromotesTo::Boat,
            triumph: false,
            points: Points::Ffa,
            award: Award::Off,
            king_lost: KingLost::Dead,
            end: End::OneIn,
            quiet_limit: 200,
            quiet_skips: true,
            repetition: true,
            check_bonus: true,
            draw_bonus: true,
            standing_bonus: true,
            claims: true,
            resigned_last: false,
            ..CLASSIC
        };
}

/// The default, from which the other rows differ.
const CLASSIC: Parameters = Parameters {
    first: First::Army(RED),
    dice: DiceKind::Stick,
    count: 2,
    compulsory: false,
    control: Control::Fair,
    boat: BoatMove::Leap,
    elephant: ElephantMove::Rook,
    promotes_to: PromotesTo::BySquare,
    squares: PromotionSquares::All,
    pawns_lost: 0,
    last_pawn: false,
    blocked: Blocked::Wait,
    gadha: false,
    triumph: true,
    points: Points::Classic,
    award: Award::Add,
    king_lost: KingLost::PlayOn,
    bare_king_out: false,
    end: End::Kings,
    quiet_limit: 100,
    quiet_skips: false,
    repetition: false,
    thrones: false,
    exchange: false,
    check_bonus: false,
    draw_bonus: false,
    standing_bonus: false,
    claims: false,
    resigned_last: true,
};
