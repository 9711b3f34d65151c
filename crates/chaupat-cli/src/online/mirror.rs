//! A game on a server as its events add up here.

use super::{
    clean::clean,
    refusal::Refusal,
    seats::{Seats, letter_of, seat_of},
    words,
};
use crate::play::names;
use chaupat::{BySeat, Event as GameEvent, Match, Node, Playable, Record, RuleSet, Seat, Table, Throws};
use chaupat_protocol::{DiceMode, DiceWish, Event, GameView, Happening};
use chaupat_tui::{Due, News};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Seats are free.
    Gathering,
    /// It is played.
    Playing,
    /// A throw is called, and waits for what others add to it.
    Called,
    /// It is over.
    Over,
}

/// The game, who sits where, and the version up to which events were taken.
#[derive(Debug)]
pub(super) struct Mirror<P: Playable> {
    pub(super) table: Table<P>,
    pub(super) head: Record<P>,
    pub(super) names: BySeat<String>,
    pub(super) seats: Seats,
    pub(super) phase: Phase,
    pub(super) version: u64,
    dice: DiceWish,
}

/// What an event comes to: news, or a sentence about what does not fit.
type Taken<P> = Result<Option<News<P>>, String>;

impl<P: Playable> Mirror<P> {
    /// The game that its events make, seen by the viewer of this view.
    pub(super) fn new(view: &GameView, events: Vec<Event>) -> Result<Self, Refusal> {
        let strange = |what: &str| Refusal::Strange(what.to_owned());
        let mut events = events.into_iter();
        let first = events.next().map(|event| event.what);
        let Some(Happening::Created { rules, seats, dice, .. }) = first else {
            return Err(strange("a game that begins without its making"));
        };
        let rules = P::read_rules(&rules).map_err(|error| Refusal::Strange(error.to_string()))?;
        let game = Match::<P>::new(&rules);
        let mut seats = Seats::new::<P>(&seats);
        seats.mark_own::<P>(&view.seats);
        if !rules.seats().iter().all(|seat| seats.has(seat)) {
            return Err(strange("a game with seats that nobody was named for"));
        }
        let head = Record::from(game.clone());
        let names = names(game.current(), &seats.controllers());
        let table = Table::new(game, seats.controllers(), Throws::Hand, rand::random());
        let mut mirror = Self { table, head, names, seats, phase: Phase::Gathering, version: 1, dice };
        mirror.name_players();
        for event in events {
            mirror.take(&event).map_err(Refusal::Strange)?;
        }
        Ok(mirror)
    }

    /// Takes the next event.
    pub(super) fn take(&mut self, event: &Event) -> Taken<P> {
        self.version = event.v;
        match &event.what {
            Happening::Threw { ply, .. } | Happening::Played { ply, .. } => self.play(ply),
            Happening::Resigned { seat } => self.happen(GameEvent::Resigns(self.seat(seat)?)),
            Happening::Claimed { seat } => self.happen(GameEvent::Claims(self.seat(seat)?)),
            Happening::Seated { seat, name } => {
                let seat = self.seat(seat)?;
                self.seats.sit(seat, name);
                self.name_players();
                Ok(Some(News::Changed(Some(words::sits_down(&clean(name), P::seat_name(seat))))))
            }
            Happening::Controlled { seat, bot } => {
                let seat = self.seat(seat)?;
                self.seats.control(seat, bot.clone());
                Ok(Some(News::Changed(Some(words::controlled(&self.names[seat], bot.is_some())))))
            }
            Happening::BotFault { seat, .. } => {
                let seat = self.seat(seat)?;
                Ok(Some(News::Told(words::bot_fault(&self.names[seat]))))
            }
            other => Ok(self.proceed(other)),
        }
    }

    /// What moves nobody.
    fn proceed(&mut self, what: &Happening) -> Option<News<P>> {
        match what {
            Happening::Started => {
                self.phase = Phase::Playing;
                return Some(News::Changed(Some(words::BEGINS.to_owned())));
            }
            Happening::Called { .. } => self.phase = Phase::Called,
            Happening::Abandoned => {
                let mut game = self.table.game().clone();
                game.abandon();
                self.set_game(game);
                return Some(News::Changed(None));
            }
            Happening::Over { .. } => self.phase = Phase::Over,
            _ => {}
        }
        None
    }

    fn play(&mut self, text: &str) -> Taken<P> {
        self.phase = Phase::Playing;
        let played = self.table.play_text(text);
        let played = played.map_err(|error| words::misfit(&clean(text), &error.to_string()))?;
        Ok(Some(News::Played(Box::new(played))))
    }

    fn happen(&mut self, event: GameEvent) -> Taken<P> {
        self.phase = Phase::Playing;
        let before = Box::new(self.table.position().clone());
        let effects = self.table.happen(event).map_err(|error| words::misfit("-", &error.to_string()))?;
        Ok(Some(News::Happened { before, event, effects }))
    }

    fn seat(&self, letter: &str) -> Result<Seat, String> {
        let seat = seat_of::<P>(letter).filter(|&seat| self.seats.has(seat));
        seat.ok_or_else(|| words::no_seat(&clean(letter)))
    }

    /// Another game takes the place of this one.
    pub(super) fn set_game(&mut self, game: Match<P>) {
        self.table = Table::new(game, self.seats.controllers(), Throws::Hand, rand::random());
    }

    /// Players have their names, in sentences and in the record.
    fn name_players(&mut self) {
        let controllers = self.seats.controllers();
        self.names = names(self.table.position(), &controllers);
        for seat in self.table.position().rules().seats().iter() {
            // A name that no record can hold is left out of it.
            let _ = self.head.set_player(seat, Some(controllers[seat].to_string()));
        }
        self.set_game(self.table.game().clone());
    }

    /// What the game waits for, as somebody sees it who may act for the seats that are here.
    pub(super) fn due(&self) -> Due {
        match (self.phase, self.table.game().node()) {
            (Phase::Over, _) => Due::Over,
            (Phase::Gathering | Phase::Called, _) | (_, Node::Over) => Due::Elsewhere(None),
            (Phase::Playing, Node::Throw(seat)) if self.dice.mode == DiceMode::Hand => {
                let types = self.seats.is_here(seat) || self.seats.is_bot(seat) && self.seats.any_here();
                if types { Due::TypedThrow(seat) } else { Due::Elsewhere(Some(seat)) }
            }
            (Phase::Playing, Node::Throw(seat)) if self.seats.is_here(seat) => Due::Throw(seat),
            (Phase::Playing, Node::Act(seat)) if self.seats.is_here(seat) => Due::Act(seat),
            (Phase::Playing, Node::Throw(seat) | Node::Act(seat)) => Due::Elsewhere(Some(seat)),
        }
    }

    /// The seat that acts, as the server names it; one that types for a bot is any of those that are here.
    pub(super) fn acting(&self, seat: Seat) -> String {
        let seats = self.table.position().rules().seats();
        let here = if self.seats.is_here(seat) {
            Some(seat)
        } else {
            seats.iter().find(|&seat| self.seats.is_here(seat))
        };
        letter_of::<P>(here.unwrap_or(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupat::chaupar::Position;
    use serde_json::{Value, json};

    const RULES: &str = "chaupar(players=2,opening=seat(0))";

    fn event(v: u64, what: &Value) -> Event {
        let mut whole = what.clone();
        (whole["v"], whole["at"]) = (json!(v), json!(0));
        serde_json::from_value(whole).unwrap()
    }

    fn created(dice: &str, north: &Value) -> Event {
        let mut north = north.clone();
        north["seat"] = json!("N");
        let seats = json!([{"seat": "S", "holder": "person", "name": "Asha\u{1b}[2J"}, north]);
        event(
            1,
            &json!({
                "kind": "created", "rules": RULES, "seats": seats, "dice": {"mode": dice, "salts": "none"}, "visibility": "public"
            }),
        )
    }

    /// The view of South's player.
    fn view() -> GameView {
        serde_json::from_value(json!({
            "id": "game-1", "v": 1, "game": "chaupar", "rules": RULES, "state": "playing", "position": "", "turns": 0, "throws": 0,
            "seats": [{"seat": "S", "holder": "person", "name": "Asha", "yours": true}, {"seat": "N", "holder": "open"}],
            "result": "*", "ended": "*", "dice": {"mode": "plain", "salts": "none"}, "visibility": "public"
        }))
        .unwrap()
    }

    fn mirror(dice: &str, north: &Value) -> Mirror<Position> {
        Mirror::new(&view(), vec![created(dice, north)]).unwrap()
    }

    fn hear(mirror: &mut Mirror<Position>, what: &Value) -> Option<News<Position>> {
        mirror.take(&event(mirror.version + 1, what)).unwrap()
    }

    #[test]
    fn a_game_is_the_sum_of_its_events() {
        let mut mirror = mirror("plain", &json!({"holder": "open"}));
        assert_eq!((mirror.due(), mirror.seats.free::<Position>()), (Due::Elsewhere(None), vec!["North"]));
        hear(&mut mirror, &json!({"kind": "seated", "seat": "N", "name": "Ra\u{202e}vi"}));
        hear(&mut mirror, &json!({"kind": "started"}));
        let [south, _, north, _] = Seat::ALL;
        assert_eq!(mirror.due(), Due::Throw(south));
        // What a terminal would obey is not in the names.
        assert_eq!((mirror.names[south].as_str(), mirror.names[north].as_str()), ("Asha[2J", "Ravi"));
        assert_eq!(mirror.head.player(north), Some("Ravi"));
        hear(&mut mirror, &json!({"kind": "called", "seat": "S"}));
        assert_eq!(mirror.due(), Due::Elsewhere(None), "links are awaited");
        let news = hear(&mut mirror, &json!({"kind": "threw", "seat": "S", "n": 1, "ply": "2"}));
        assert!(matches!(news, Some(News::Played(_))));
        assert_eq!(mirror.version, 5);
        assert_eq!(mirror.table.game().steps().len(), 1);
        hear(&mut mirror, &json!({"kind": "controlled", "seat": "S", "bot": "greedy"}));
        assert!(!mirror.seats.is_here(south), "a bot stands in");
        let news = hear(&mut mirror, &json!({"kind": "news of tomorrow"}));
        assert!(news.is_none() && mirror.version == 7);
    }

    /// A server with other rules is not followed blindly.
    #[test]
    fn a_ply_that_does_not_fit_is_told() {
        let mut mirror = mirror("plain", &json!({"holder": "bot", "bot": "greedy"}));
        let misfit = mirror.take(&event(2, &json!({"kind": "played", "seat": "S", "ply": "25:0-4\u{1b}"})));
        assert!(
            misfit
                .unwrap_err()
                .starts_with("25:0-4 was played, which the rules of this program do not allow")
        );
        let misfit = mirror.take(&event(3, &json!({"kind": "resigned", "seat": "X\u{7}"})));
        assert_eq!(misfit.unwrap_err(), "there is no seat \"X\" in this game");
    }

    /// With real shells the player types for a bot, too, but not for another person.
    #[test]
    fn who_types_what_fell() {
        for (north, typed) in [
            (json!({"holder": "bot", "bot": "greedy"}), true),
            (json!({"holder": "person", "name": "Ravi"}), false),
        ] {
            let mut mirror = mirror("hand", &north);
            hear(&mut mirror, &json!({"kind": "started"}));
            assert_eq!(mirror.due(), Due::TypedThrow(Seat::ALL[0]));
            hear(&mut mirror, &json!({"kind": "threw", "seat": "S", "n": 1, "ply": "2"}));
            // A 2 is of no use to men in hand: the turn goes on to North.
            let north = Seat::ALL[2];
            assert_eq!(
                mirror.due(),
                if typed { Due::TypedThrow(north) } else { Due::Elsewhere(Some(north)) }
            );
            assert_eq!(mirror.acting(north), "S");
        }
    }

    #[test]
    fn what_is_no_game_is_refused() {
        assert!(Mirror::<Position>::new(&view(), Vec::new()).is_err());
        let mut wrong = created("plain", &json!({"holder": "open"}));
        if let Happening::Created { seats, .. } = &mut wrong.what {
            seats.pop();
        }
        assert!(Mirror::<Position>::new(&view(), vec![wrong]).is_err());
    }
}
