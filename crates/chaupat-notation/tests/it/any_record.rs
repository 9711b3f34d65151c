//! Any record that can be made is there again when it was written and read, as text and as JSON.

use crate::random::{self, Chance};
use chaupat_core::{Match, RuleSet, Seat};
use chaupat_notation::{AnyRecord, Game, Notation, Record, RecordError, RulesText, json, with_game};
use proptest::{collection::vec, option, prelude::*};

/// What somebody wants to tell about a game.
#[derive(Debug, Clone)]
struct Told {
    seed: u64,
    plies: usize,
    abandoned: bool,
    late: bool,
    players: Vec<Option<String>>,
    date: Option<String>,
    throws: Option<String>,
    tags: Vec<(String, String)>,
    comments: Vec<(usize, String)>,
}

/// Texts of all kinds, often of the signs that mean something in a record.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        2 => any::<String>(),
        3 => "[\\[\\]{}\"\\\\ \n\r\t;=0-9SENrgby.:–é\u{feff}]{0,12}",
        1 => prop::sample::select(vec!["", "*", "abandoned", "[Game \"chaupar\"]", "1. S 25", "S resigns", "}", "\\n"])
            .prop_map(str::to_owned),
    ]
}

fn tag_name() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[A-Za-z0-9_]{1,6}",
        1 => any::<String>(),
        1 => prop::sample::select(vec!["Game", "Result", "S", "r", "SiteResult", "game", "tags"]).prop_map(str::to_owned),
    ]
}

fn told() -> impl Strategy<Value = Told> {
    let date = prop::sample::select(vec!["?", "2026", "2026-11", "2026-11-30"]).prop_map(str::to_owned);
    let game = (any::<u64>(), 0..90_usize, any::<bool>(), any::<bool>());
    let head = (vec(option::of(text()), 4), option::of(date), option::of(text()));
    let more = (vec((tag_name(), text()), 0..4), vec((0..100_usize, text()), 0..5));
    (game, head, more).prop_map(
        |((seed, plies, abandoned, late), (players, date, throws), (tags, comments))| Told {
            seed,
            plies,
            abandoned,
            late,
            players,
            date,
            throws,
            tags,
            comments,
        },
    )
}

/// The record of a game of a preset, with what it takes of all that is told.
fn record<P: Notation>(told: &Told) -> Record<P> {
    let presets = P::Rules::presets();
    let preset = presets[told.seed as usize % presets.len()].parameters;
    let rules = P::Rules::from_parameters(preset).unwrap();
    let mut game = random::restless_game::<P>(&rules, told.seed, told.plies);
    if told.late {
        // A game that begins at another position.
        game = Match::from_position(game.current().clone());
        let mut chance = Chance(told.seed);
        for _ in 0..told.plies / 3 {
            let all = game.current().plies();
            if game.ending().is_none() && !all.is_empty() {
                game.play(all[chance.below(all.len())]).unwrap();
            }
        }
    }
    if told.abandoned {
        game.abandon();
    }
    let mut record = Record::from(game);
    tell(&mut record, told);
    record
}

fn tell<P: Notation>(record: &mut Record<P>, told: &Told) {
    let seats = record.game().start().rules().seats();
    for (seat, name) in Seat::ALL.into_iter().zip(&told.players) {
        let refused = record.set_player(seat, name.clone());
        assert_eq!(refused.is_err(), name.is_some() && !seats.contains(seat));
    }
    record.set_date(told.date.as_ref().map(|date| date.parse().unwrap()));
    record.set_throws(told.throws.clone());
    for (name, text) in &told.tags {
        let _refused = record.add_tag(name, text);
    }
    for (steps, text) in &told.comments {
        let refused = record.add_comment(*steps, text);
        assert_eq!(refused.is_err(), *steps > record.game().steps().len());
    }
}

fn comes_back<P: Notation>(told: &[Told])
where
    AnyRecord: From<Record<P>>,
{
    let records: Vec<Record<P>> = told.iter().map(record).collect();
    let plain: String = records.iter().map(Record::write).collect();
    assert_eq!(Record::read(&plain).as_ref(), Ok(&records), "{plain}");
    let text = json::write_records(&records);
    assert_eq!(json::read_records(&text).as_ref(), Ok(&records), "{text}");
    let any: Vec<AnyRecord> = records.into_iter().map(AnyRecord::from).collect();
    assert_eq!(AnyRecord::read(&plain).as_ref(), Ok(&any), "{plain}");
    assert_eq!(json::read(&json::write(&any)).as_ref(), Ok(&any), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_in_a_record_comes_back(told in vec(told(), 1..3)) {
        for game in Game::ALL {
            with_game!(game, P => comes_back::<P>(&told));
        }
    }
}

/// What could not be read back is refused, and says why.
#[test]
fn what_would_be_lost_is_refused() {
    let rules = chaupar::Rules::from_parameters(chaupar::Parameters {
        players: 2,
        ..chaupar::Preset::Cowrie.parameters()
    });
    let mut record = Record::from(Match::<chaupar::Position>::new(&rules.unwrap()));
    let east = Seat::ALL[1];
    let cases = [
        (record.set_player(east, Some("Ila".to_owned())), RecordError::NotInPlay(east)),
        (record.add_tag("two words", ""), RecordError::TagName("two words".to_owned())),
        (record.add_tag("", ""), RecordError::TagName(String::new())),
        (record.add_tag("Ended", "won"), RecordError::KnownTag("Ended".to_owned())),
        (
            record.add_tag("E", "a seat of the game, if not of this one"),
            RecordError::KnownTag("E".to_owned()),
        ),
        (record.add_comment(1, "nothing was played"), RecordError::NoSuchStep { steps: 1, most: 0 }),
    ];
    for (found, expected) in cases {
        assert_eq!(found, Err(expected));
    }
    assert_eq!(record.set_player(east, None), Ok(()));
    assert_eq!(record, Record::from(record.game().clone()));
}

/// A game that is put in place of another keeps what is told, as far as it has the seats and steps.
#[test]
fn another_game_keeps_what_it_can_hold() {
    let (four, two) = (
        chaupar::Preset::Cowrie.parameters(),
        chaupar::Parameters { players: 2, ..chaupar::Preset::Cowrie.parameters() },
    );
    let rules = |parameters| chaupar::Rules::from_parameters(parameters).unwrap();
    let game = random::game::<chaupar::Position>(&rules(four), 1, 5);
    let mut record = Record::from(game.clone());
    for seat in Seat::ALL {
        record.set_player(seat, Some(format!("{seat:?}"))).unwrap();
    }
    record.add_comment(0, "before").unwrap();
    record.add_comment(5, "last").unwrap();
    record.set_game(game.at(4));
    assert_eq!((record.comments(0), record.comments(5)), (&["before".to_owned()][..], &[][..]));
    record.set_game(Match::new(&rules(two)));
    assert_eq!((record.player(Seat::ALL[0]), record.player(Seat::ALL[1])), (Some("Seat(0)"), None));
    assert_eq!(Record::read(&record.write()), Ok(vec![record]));
}
