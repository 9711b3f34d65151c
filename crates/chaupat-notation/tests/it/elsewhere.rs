//! A game of another crate is written and read with what is public here: the race of the core's documentation, in which
//! two sit opposite each other, and nobody has a letter for the seats between them.

use chaupat_core::{
    After, BySeat, Effect, Event, Fault, Match, Node, Outcome, Ply, PlyOf, Position, RuleSet, Seat, SeatSet,
    Weighted,
};
use chaupat_notation::{
    LegalityError, Notation, Parameter, PresetRow, ReadError, Record, RulesText, Scanner, json, parameter,
    scan_rules, write_rules,
};
use std::fmt;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rules {
    length: u8,
}

impl RuleSet for Rules {
    fn seats(&self) -> SeatSet {
        SeatSet::of(Seat::ALL[0]).with(Seat::ALL[2])
    }

    fn people(&self) -> usize {
        2
    }

    fn person(&self, seat: Seat) -> usize {
        seat.index() / 2
    }

    fn turn_limit(&self) -> Option<u32> {
        Some(100)
    }
}

impl RulesText for Rules {
    const GAME: &'static str = "race";
    const RULE: &'static str = "R2";
    type Parameters = Self;

    fn presets() -> &'static [PresetRow<Self>] {
        const PRESETS: [PresetRow<Rules>; 2] = [
            PresetRow { name: "short", summary: "Two steps.", parameters: Rules { length: 2 } },
            PresetRow { name: "long", summary: "Nine steps.", parameters: Rules { length: 9 } },
        ];
        &PRESETS
    }

    fn parameter_table() -> &'static [Parameter<Self>] {
        const TABLE: [Parameter<Rules>; 1] =
            [parameter!(length, "a number from 1 to 9", "R2", "How far it is.")];
        &TABLE
    }

    fn to_parameters(&self) -> Self {
        *self
    }

    fn from_parameters(parameters: Self) -> Result<Self, LegalityError> {
        match parameters.length {
            1..=9 => Ok(parameters),
            _ => Err(LegalityError::new("a race has 1 to 9 steps", "R2")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Coin {
    Tails,
    Heads,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Choice {
    Step,
    Stay,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct TurnEnded(Seat);

impl Effect for TurnEnded {
    fn turn_ended(&self) -> Option<Seat> {
        Some(self.0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct NotDue;

impl fmt::Display for NotDue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something else is due")
    }
}

impl std::error::Error for NotDue {}

impl Fault for NotDue {
    fn rule(&self) -> &'static str {
        "R1"
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Race {
    rules: Rules,
    at: BySeat<u8>,
    turn: Seat,
    heads: bool,
}

impl Position for Race {
    type Rules = Rules;
    type Action = Choice;
    type Throw = Coin;
    type Effect = TurnEnded;
    type Fault = NotDue;
    type Checkpoint = Self;

    fn initial(&rules: &Rules) -> Self {
        Self { rules, at: BySeat::default(), turn: Seat::ALL[0], heads: false }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn node(&self) -> Node {
        match () {
            () if self.at[self.turn.opposite()] == self.rules.length => Node::Over,
            () if self.heads => Node::Act(self.turn),
            () => Node::Throw(self.turn),
        }
    }

    fn throws(&self) -> Weighted<Coin> {
        match self.node() {
            Node::Throw(_) => Weighted::table(&[(Coin::Tails, 1), (Coin::Heads, 1)]),
            _ => Weighted::none(),
        }
    }

    fn actions(&self, out: &mut Vec<Choice>) {
        out.clear();
        if let Node::Act(_) = self.node() {
            out.extend([Choice::Step, Choice::Stay]);
        }
    }

    fn play_noting(&mut self, ply: PlyOf<Self>, note: &mut impl FnMut(TurnEnded)) {
        if ply == Ply::Throw(Coin::Heads) {
            self.heads = true;
            return;
        }
        self.at[self.turn] += u8::from(ply == Ply::Act(Choice::Step));
        note(TurnEnded(self.turn));
        (self.turn, self.heads) = (self.turn.opposite(), false);
    }

    fn checkpoint(&mut self) -> Self {
        *self
    }

    fn make(&mut self, ply: PlyOf<Self>) {
        self.play_unchecked(ply);
    }

    fn unmake(&mut self, checkpoint: &Self) {
        *self = *checkpoint;
    }

    fn fault(&self, ply: PlyOf<Self>) -> Option<NotDue> {
        let due = matches!((self.node(), ply), (Node::Throw(_), Ply::Throw(_)) | (Node::Act(_), Ply::Act(_)));
        (!due).then_some(NotDue)
    }

    fn happen_noting(&mut self, _: Event, _: &mut impl FnMut(TurnEnded)) -> Result<After, NotDue> {
        Ok(After::MatchEnds)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.node() == Node::Over).then(|| self.standing(None))
    }

    fn standing(&self, _left: Option<Seat>) -> Outcome {
        let mut outcome = Outcome::default();
        for seat in self.rules.seats().iter() {
            outcome.places[seat] = Some(1 + u8::from(self.at[seat] < self.at[seat.opposite()]));
        }
        outcome
    }
}

impl Notation for Race {
    const SCORED: bool = false;

    fn seat_letter(seat: Seat) -> char {
        match seat.index() {
            0 => 'A',
            2 => 'Z',
            _ => panic!("nobody sits there, and nobody is asked for"),
        }
    }

    /// `race(length=3) A1 Z0 A throws`.
    fn write_position(&self) -> String {
        let [a, _, z, _] = self.at.0;
        let due = if self.heads { "acts" } else { "throws" };
        format!("{} A{a} Z{z} {} {due}", write_rules(&self.rules), Self::seat_letter(self.turn))
    }

    fn read_position(text: &str) -> Result<Self, ReadError> {
        let mut scanner = Scanner::new(text, "R3");
        let mut race = Self::initial(&scan_rules(&mut scanner)?);
        for seat in race.rules.seats().iter() {
            scanner.spaces();
            let letter = Self::seat_letter(seat);
            scanner.expect(&letter.to_string(), format!("how far {letter} is"))?;
            race.at[seat] = scanner.number(race.rules.length.into(), "a number of steps")? as u8;
        }
        scanner.spaces();
        let turn = scanner.peek().and_then(Self::seat_named);
        race.turn = turn.ok_or_else(|| scanner.fail("whose turn it is"))?;
        scanner.bump();
        scanner.spaces();
        race.heads = scanner.eat_word("acts");
        if !race.heads {
            scanner.expect("throws", "acts or throws")?;
        }
        scanner.end("the end of the position")?;
        Ok(race)
    }

    fn write_ply(&self, ply: PlyOf<Self>) -> String {
        match ply {
            Ply::Throw(Coin::Tails) => "tails",
            Ply::Throw(Coin::Heads) => "heads",
            Ply::Act(Choice::Step) => "step",
            Ply::Act(Choice::Stay) => "stay",
        }
        .to_owned()
    }

    fn read_ply(&self, text: &str) -> Result<PlyOf<Self>, ReadError> {
        let scanner = Scanner::new(text, "R3");
        let all = [
            Ply::Throw(Coin::Tails),
            Ply::Throw(Coin::Heads),
            Ply::Act(Choice::Step),
            Ply::Act(Choice::Stay),
        ];
        let ply = all.into_iter().find(|&ply| self.write_ply(ply) == text);
        let ply = ply.ok_or_else(|| scanner.fail("heads, tails, step or stay"))?;
        match self.fault(ply) {
            Some(fault) => Err(ReadError::new(scanner.at(), LegalityError::of(fault))),
            None => Ok(ply),
        }
    }

    fn record_ply(&self, ply: PlyOf<Self>) -> Vec<String> {
        vec![self.write_ply(ply)]
    }

    fn is_remark(_: &str) -> bool {
        false
    }

    fn is_opening(&self) -> bool {
        false
    }

    fn turn(&self) -> Option<Seat> {
        self.node().seat()
    }

    fn ended(&self) -> Option<&'static str> {
        (self.node() == Node::Over).then_some("arrived")
    }
}

const PLAIN: &str = "[Game \"race\"]\n[Rules \"race\"]\n[A \"Asha\"]\n[Z \"Zoë\"]\n[Result \"A 1, Z 2\"]\n\
                     [Ended \"arrived\"]\n[E \"a tag like any other\"]\n\n1. A heads step\n2. Z tails\n3. A heads step {there}\n";

#[test]
fn its_records_are_read_back_in_both_forms() {
    let records = Record::<Race>::read(PLAIN).unwrap();
    assert_eq!(records[0].write(), PLAIN);
    let text = json::write_records(&records);
    assert!(text.contains("\"A\": \"Asha\"") && text.contains("\"a tag like any other\""), "{text}");
    assert_eq!(json::read_records(&text).unwrap(), records);
    assert_eq!(
        json::read_records::<Race>("{\"rules\": \"race\", \"players\": {\"S\": \"x\"}}")
            .unwrap_err()
            .to_string(),
        "line 1, column 36: expected a seat, by its letter: A Z, found \"\\\"x\\\"\""
    );
    let left = PLAIN.replace("3. A heads step {there}", "Z resigns").replace("arrived", "resigned Z");
    assert_eq!(Record::<Race>::read(&left).unwrap()[0].write(), left);
}

#[test]
fn its_rules_and_positions_are_read_back() {
    for text in ["race", "race.long", "race(length=4)"] {
        let race = Race::initial(&Race::read_rules(text).unwrap());
        assert_eq!(Race::write_rules(&race.rules), text);
        for race in [race, Race { heads: true, turn: Seat::ALL[2], ..race }] {
            assert_eq!(Race::read_position(&race.write_position()), Ok(race));
        }
    }
    let refused = Race::read_rules("race(length=0)").unwrap_err();
    assert_eq!(refused.to_string(), "line 1, column 1: a race has 1 to 9 steps (R2)");
    let game = Match::<Race>::new(&Race::read_rules("race").unwrap());
    let fault = game.current().read_ply("step").unwrap_err();
    assert_eq!(
        (fault.to_string(), fault.fault()),
        ("line 1, column 1: something else is due (R1)".to_owned(), Some(&NotDue))
    );
    assert_eq!(Race::seats().len(), 2);
}
