//! Games played by bots with checked dice, from fixed bytes.

use chaupat::fair::{Chain, Client, Deal, Links, Mode, Salt, Secret, draw, due, extra, seal};
use chaupat::{
    Bot, BySeat, Date, Match, Node, Playable, Player, Ply, Record, RuleSet, Scratch, Seat, Seeded,
};

/// What a game is played with.
pub(crate) struct Plan {
    /// A rule set, or a position to begin at.
    pub(crate) start: &'static str,
    pub(crate) game_id: &'static str,
    pub(crate) mode: Mode,
    /// What each seat does, in the order of all four.
    pub(crate) clients: [Who; 4],
    /// After how many plies the game is abandoned.
    pub(crate) plies: usize,
}

/// Who sits at a seat, and what his client adds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    /// A salt, and in the mode live a link for every throw.
    Person,
    /// Committed to a salt that never came, and misses every third link.
    Away,
    /// Nothing.
    Bot,
}

pub(crate) use Who::{Away, Bot as House, Person};

/// How many links the chains of these games have.
const LINKS: u32 = 1_000;

impl Plan {
    pub(crate) fn deal(&self) -> Deal {
        let mut deal = Deal::new(self.game_id, Secret::new([0xA7; 32]), self.mode);
        for seat in Seat::ALL {
            let who = self.clients[seat.index()];
            if who == House {
                continue;
            }
            let salt = Salt::new([0x10 + seat.index() as u8; 32]);
            deal.clients[seat] = Client {
                commitment: Some(salt.commitment(self.game_id, seat)),
                salt: (who == Person).then_some(salt),
                chain: (self.mode == Mode::Live).then(|| Chain::new(links(seat).tip())),
            };
        }
        deal
    }

    /// The record before it is sealed, and what decided its dice.
    pub(crate) fn play<P: Playable>(&self) -> (Record<P>, Deal) {
        let start = match P::read_rules(self.start) {
            Ok(rules) => P::initial(&rules),
            Err(_) => P::read_position(self.start).unwrap(),
        };
        let mut record = Record::from(Match::<P>::from_position(start));
        let seats = record.game().start().rules().seats();
        for seat in seats.iter() {
            let name = if self.clients[seat.index()] == House {
                "bot:random"
            } else {
                "Sundari \"मुन्दरी\" \\ co"
            };
            record.set_player(seat, Some(name.to_owned())).unwrap();
        }
        record.set_date("2026-12-01".parse::<Date>().ok());
        let mut deal = self.deal();
        let key = deal.key(&record).unwrap();
        let (mut choices, mut counts) = (Seeded::new(5), BySeat::from_fn(|_| 0));
        while record.game().ending().is_none() && record.game().steps().len() < self.plies {
            let ply = match record.game().node() {
                Node::Throw(_) => {
                    let links = self.release(record.game(), &mut deal, &mut counts);
                    draw(record.game(), &key, &links).unwrap()
                }
                _ => Ply::Act(Bot::Random.choose(record.game().current(), &mut Scratch::new(), &mut choices)),
            };
            record.play(ply).unwrap();
        }
        record.abandon();
        (record, deal)
    }

    /// The extra bytes of the throw that is due; `counts` are the links that were released before it.
    fn release<P: Playable>(&self, game: &Match<P>, deal: &mut Deal, counts: &mut BySeat<u32>) -> Vec<u8> {
        let (t, thrower) = due(game).unwrap();
        if self.mode == Mode::Plain {
            return Vec::new();
        }
        let others = game.start().rules().seats().without(thrower);
        let links = others.iter().map(|seat| {
            let Some(chain) = deal.clients[seat].chain.as_mut() else { return (seat, None) };
            if self.clients[seat.index()] == Away && t.is_multiple_of(3) {
                chain.miss(t);
                return (seat, None);
            }
            counts[seat] += 1;
            let link = links(seat).link(counts[seat]).unwrap();
            assert!(chain.release(link) && !chain.release(link), "it comes once");
            (seat, Some(link))
        });
        extra(links)
    }

    /// The record as a server hands it out.
    pub(crate) fn text<P: Playable>(&self) -> String {
        let (record, deal) = self.play::<P>();
        seal(record, &deal).unwrap().write()
    }
}

fn links(seat: Seat) -> Links {
    Links::new([0x60 + seat.index() as u8; 32], LINKS)
}
