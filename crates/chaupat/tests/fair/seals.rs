//! Records as a server hands them out match, and say honestly when nothing can be said.

use super::{
    games::{Away, House, Person, Plan},
    python::{own_verdict, verdicts},
};
use chaupat::fair::{Deal, Mode, SealError, Secret, header, is_game_id, seal, verify};
use chaupat::{Event, Match, Playable, Record, Seat, Step, chaturaji, chaupar};

const PLAIN: [super::games::Who; 4] = [Person, Away, House, Person];
const ALL_KINDS: [super::games::Who; 4] = [Person, Person, Away, House];

/// How often a throw was drawn, and that both verifiers say so.
fn matches<P: Playable>(
    start: &'static str,
    mode: Mode,
    clients: [super::games::Who; 4],
    plies: usize,
) -> usize {
    let plan = Plan { start, game_id: "g-42", mode, clients, plies };
    let (record, deal) = plan.play::<P>();
    let is_throw = |step: &&chaupat::StepOf<P>| matches!(step, Step::Ply(chaupat::Ply::Throw(_)));
    let throws = record.game().steps().iter().filter(is_throw).count();
    let sealed = seal(record, &deal).unwrap();
    let text = sealed.write();
    assert_eq!(Record::<P>::read(&text).unwrap(), [sealed], "a record like any other");
    let expected = format!("0 {throws} of {throws} throws match, record unaltered");
    assert_eq!(own_verdict(text.as_bytes()), expected, "{text}");
    if let Some(answers) = verdicts(&[text.clone().into_bytes()]) {
        assert_eq!(answers, [expected], "{text}");
    }
    throws
}

#[test]
fn games_of_chaupar_match() {
    for mode in [Mode::Plain, Mode::Live] {
        let plies = if mode == Mode::Plain { 1200 } else { 300 };
        for start in [
            "chaupar",
            "chaupar(players=2)",
            "chaupar(players=3)",
            "chaupar.charkoni",
            "chaupar.pasa",
            "chaupar.pachisi",
            "chaupar(players=2,mouth_up=2/5)",
            "chaupar(mouth_up=499/500)",
            "chaupar(table=cubic_die,extra=6)",
        ] {
            assert!(matches::<chaupar::Position>(start, mode, PLAIN, plies) > 50, "{start}");
        }
    }
}

#[test]
fn games_of_chaturaji_match() {
    for mode in [Mode::Plain, Mode::Live] {
        for start in [
            "chaturaji",
            "chaturaji(first=throw)",
            "chaturaji(first=random)",
            "chaturaji.biruni",
            "chaturaji.forbes",
            "chaturaji.forbes(first=throw)",
            "chaturaji(control=nominate(2/7))",
            "chaturaji(control=catch(1))",
        ] {
            assert!(matches::<chaturaji::Position>(start, mode, ALL_KINDS, 300) > 20, "{start}");
        }
        assert_eq!(matches::<chaturaji::Position>("chaturaji.ffa", mode, ALL_KINDS, 40), 0, "no dice at all");
    }
}

#[test]
fn games_may_begin_anywhere_and_end_before_the_first_throw() {
    let start = "chaupar(players=2) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10";
    for (mode, plies) in [(Mode::Plain, 60), (Mode::Live, 60), (Mode::Plain, 0), (Mode::Live, 0)] {
        let throws = matches::<chaupar::Position>(start, mode, PLAIN, plies);
        assert_eq!(throws > 0, plies > 0);
    }
}

/// Words of comments are no throws, wherever they stand, and neither are those of events.
#[test]
fn comments_and_events_change_nothing() {
    let plan = Plan { start: "chaturaji", game_id: "g-42", mode: Mode::Live, clients: ALL_KINDS, plies: 40 };
    let (record, deal) = plan.play::<chaturaji::Position>();
    let mut game = record.game().at(40);
    game.happen(Event::Resigns(Seat::ALL[1])).unwrap();
    let mut record = record.with_game(game);
    for (steps, comment) in
        [(0, "25 {\n[S \"25\"]\n1. r 25 }"), (3, "25 \\"), (4, "\n 33\n2. y 44"), (41, "r 22")]
    {
        record.add_comment(steps, comment).unwrap();
    }
    record.add_tag("Event", "25 of 25 }").unwrap();
    record.abandon();
    let text = seal(record, &deal).unwrap().write();
    let own = own_verdict(text.as_bytes());
    assert!(own.starts_with("0 ") && own.ends_with(" throws match, record unaltered"), "{own}\n{text}");
    assert!(text.contains("\nabandoned\n") && text.contains(" resigns {r 22}\n"), "{text}");
    if let Some(answers) = verdicts(&[text.into_bytes()]) {
        assert_eq!(answers, [own]);
    }
}

fn short() -> Plan {
    Plan { start: "chaupar(players=2)", game_id: "g-42", mode: Mode::Plain, clients: PLAIN, plies: 12 }
}

#[test]
fn a_lost_secret_is_told() {
    let (record, mut deal) = short().play::<chaupar::Position>();
    deal.secret = None;
    let text = seal(record, &deal).unwrap().write();
    let expected = "2 cannot be verified: the server has lost the secret; the record is unaltered";
    assert_eq!(own_verdict(text.as_bytes()), expected);
    let altered = text.replacen("[Date \"2026", "[Date \"2025", 1);
    let line = 1 + text.lines().position(|line| line.starts_with("[Date")).unwrap();
    let differs = format!("1 line {line}: altered since the record was made");
    assert_eq!(own_verdict(altered.as_bytes()), differs);
    let other = Record::from(Match::<chaupar::Position>::new(&chaupar::Preset::Pasa.rules()));
    let none = "2 cannot be verified: this is no record of a game with dice/1";
    assert_eq!(own_verdict(other.write().as_bytes()), none);
    if let Some(answers) = verdicts(&[text.into(), altered.into(), other.write().into(), Vec::new()]) {
        assert_eq!(answers, [expected, &differs, none, none]);
    }
}

#[test]
fn a_wrong_server_is_found_out() {
    // It announces one secret and draws from another.
    let (record, mut deal) = short().play::<chaupar::Position>();
    deal.secret = Some(Secret::new([1; 32]));
    let text = seal(record.clone(), &deal).unwrap().write();
    let verdict = verify(text.as_bytes()).to_string();
    assert!(verdict.ends_with(": the secret is not the one that was announced"), "{verdict}");
    // It draws again until it likes a throw.
    let other = Deal::new("g-42", Secret::new([2; 32]), Mode::Plain);
    let text = seal(record, &other).unwrap().write();
    let verdict = verify(text.as_bytes()).to_string();
    assert!(verdict.contains(" throws match; line "), "{verdict}");
}

#[test]
fn what_cannot_be_sealed_is_refused() {
    let (record, mut deal) = short().play::<chaupar::Position>();
    let sealed = seal(record.clone(), &deal).unwrap();
    assert_eq!(seal(sealed, &deal), Err(SealError::Sealed("DiceGame".to_owned())));
    deal.game_id = "two words".to_owned();
    let refused = seal(record, &deal).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "a game is named with 1 to 64 letters, digits, dots, dashes and underscores, not \"two words\""
    );
    let long = "a".repeat(64);
    assert!(is_game_id("Az-09_.") && is_game_id(&long));
    assert!(!is_game_id("") && !is_game_id(&(long + "a")) && !is_game_id("é") && !is_game_id("a\0"));
}

#[test]
fn the_header_ends_with_the_players() {
    let (mut record, deal) = short().play::<chaupar::Position>();
    let expected = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2)\"]\n\
                    [S \"Sundari \\\"मुन्दरी\\\" \\\\ co\"]\n[N \"bot:random\"]\n";
    assert_eq!(header(&record), expected);
    let key = *deal.key(&record).unwrap().bytes();
    record.set_date(None);
    record.add_comment(0, "played in the yard").unwrap();
    assert_eq!(*deal.key(&record).unwrap().bytes(), key, "the rest may change");
    record.set_player(Seat::ALL[0], None).unwrap();
    assert_ne!(*deal.key(&record).unwrap().bytes(), key);
}
