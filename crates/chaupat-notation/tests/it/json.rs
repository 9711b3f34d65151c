use crate::random;
use chaupar::Preset;
use chaupat_core::Position;
use chaupat_notation::{AnyRecord, Notation, Record, json};

const PLAIN: &str = r#"[Game "chaupar"]
[Rules "chaupar(players=2)"]
[S "Asha"]
[N "bot:greedy"]
[Date "2026-11-30"]
[Result "S 1 bay-thoree, N 2 bay-thoree"]
[Ended "resigned N"]
[Throws "seed 42"]
[Event "Diwali"]
{in the yard}

opening 10 3
1. S 25 3 25:0-4 3:4-7 {a good start}
2. N 2 2:-- {oh} {no}
N resigns {he had to go}
"#;

const JSON: &str = r#"{
  "game": "chaupar",
  "rules": "chaupar(players=2)",
  "players": {
    "S": "Asha",
    "N": "bot:greedy"
  },
  "date": "2026-11-30",
  "result": {
    "S": {
      "place": 1,
      "mark": "bay-thoree"
    },
    "N": {
      "place": 2,
      "mark": "bay-thoree"
    }
  },
  "ended": "resigned N",
  "throws": "seed 42",
  "tags": [
    [
      "Event",
      "Diwali"
    ]
  ],
  "comment": "in the yard",
  "turns": [
    {
      "opening": [
        "10",
        "3"
      ]
    },
    {
      "number": 1,
      "seat": "S",
      "plies": [
        "25",
        "3",
        "25:0-4",
        {
          "ply": "3:4-7",
          "comment": "a good start"
        }
      ]
    },
    {
      "number": 2,
      "seat": "N",
      "plies": [
        "2",
        {
          "ply": "2:--",
          "comment": [
            "oh",
            "no"
          ]
        }
      ]
    },
    {
      "event": "N resigns",
      "comment": "he had to go"
    }
  ]
}"#;

#[test]
fn a_record_is_the_same_in_both_forms() {
    let records = AnyRecord::read(PLAIN).unwrap();
    assert_eq!(json::write(&records), JSON);
    let back = json::read(JSON).unwrap();
    assert_eq!(back, records);
    assert_eq!(back[0].write(), PLAIN);
}

#[test]
fn several_records_are_an_array() {
    let mut records = AnyRecord::read(PLAIN).unwrap();
    records.extend(AnyRecord::read("[Rules \"chaturaji\"]\n1. r 44").unwrap());
    assert_eq!(json::read(&json::write(&records)).unwrap(), records);
    assert_eq!(json::write(&[]), "[]");
    assert_eq!(json::read("[]").unwrap(), []);
}

#[test]
fn positions_are_objects_or_texts() {
    let position = chaupar::Position::initial(&Preset::Pasa.rules());
    let object = json::write_position(&position);
    let text = position.write_position();
    assert_eq!(object, format!("{{\"position\":\"{text}\"}}"));
    assert_eq!(json::read_position(&object), Ok(position));
    assert_eq!(json::read_position(&format!("\"{text}\"")), Ok(position));
    let wrong =
        json::read_position::<chaupar::Position>("{\n  \"position\": \"chaupar ; S x\"}").unwrap_err();
    assert!(wrong.to_string().starts_with("line 2, column 28: expected a man"), "{wrong}");
}

#[test]
fn random_games_are_the_same_in_both_forms() {
    for preset in Preset::ALL {
        let game = random::game::<chaupar::Position>(&preset.rules(), 9, 500);
        let record = AnyRecord::Chaupar(Box::new(Record::from(game)));
        assert_eq!(json::read(&json::write(std::slice::from_ref(&record))).unwrap(), [record]);
    }
    for preset in chaturaji::Preset::ALL {
        let game = random::game::<chaturaji::Position>(&preset.rules(), 9, 10_000);
        let record = AnyRecord::Chaturaji(Box::new(Record::from(game)));
        assert_eq!(json::read(&json::write(std::slice::from_ref(&record))).unwrap(), [record]);
    }
}

#[test]
fn letters_of_the_other_game_are_tags_like_any_other() {
    let records = AnyRecord::read("[Rules \"chaturaji\"]\n[E \"east\"]\n[r \"Asha\"]").unwrap();
    let text = json::write(&records);
    assert!(text.contains("\"r\": \"Asha\"") && !text.contains("\"E\":"), "{text}");
    assert_eq!(json::read(&text).unwrap(), records);
}

#[test]
fn bad_json_is_refused_where_it_is_wrong() {
    for (text, expected) in [
        ("", "line 1, column 1: expected more of a JSON text, found the end of the text"),
        ("{", "line 1, column 2: expected more of a JSON text, found the end of the text"),
        ("7", "line 1, column 1: expected an object, found \"7\""),
        ("{\n \"game\"; 1}", "line 2, column 8: expected JSON, found \"; 1}\""),
        ("{}", "line 1, column 1: the record does not say its game, such as [Game \"chaupar\"]"),
        ("{\"game\": 3}", "line 1, column 10: expected a string, found \"3\""),
        ("{\"game\": \"ludo\"}", "line 1, column 11: expected a game, chaupar or chaturaji, found \"ludo\""),
        (
            "{\"gams\": \"ludo\"}",
            "line 1, column 10: expected no such field: other tags stand in \"tags\", found \"\\\"ludo\\\"\"",
        ),
        (
            "{\"rules\": \"chaupar\",\n \"players\": {\"X\": \"Asha\"}}",
            "line 2, column 19: expected a seat, by its letter: S E N W, found \"\\\"Asha\\\"\"",
        ),
        ("{\"rules\": \"chaupar(players=9)\"}", "line 1, column 12: 2 to 4 people play, not 9 (C3.1)"),
        (
            "{\"rules\": \"chaupar\", \"tags\": [[\"Game\", \"x\"]]}",
            "line 1, column 31: expected a tag that has no field of its own, by letters, digits and _, found \
             \"[\\\"Game\\\", \\\"x\\\"]\"",
        ),
        (
            "{\"rules\": \"chaupar\", \"turns\": [{}]}",
            "line 1, column 32: expected a turn with number, seat and plies, an opening, or an event, found \"{}\"",
        ),
        (
            "{\"rules\": \"chaupar\", \"turns\": [{\"event\": \"S leaves\"}]}",
            "line 1, column 43: expected a turn, such as \"3. S\", \"opening\", an event, such as \"S resigns\", or a \
             tag, found \"S\"",
        ),
        (
            "{\"rules\": \"chaupar(opening=seat(0))\",\n\"turns\": [{\"number\": 1, \"seat\": \"S\", \"plies\": [\"5\"]}]}",
            "line 2, column 49: this throw cannot fall with the shells or dice of this game (C2)",
        ),
        (
            "{\"rules\": \"chaupar(opening=seat(0))\",\n\"turns\": [{\"number\": 1, \"seat\": \"W\", \"plies\": [\"3\"]}]}",
            "line 2, column 33: what is due is turn 1 of S: \"1. S\"",
        ),
    ] {
        assert_eq!(json::read(text).expect_err(text).to_string(), expected, "{text}");
    }
}
