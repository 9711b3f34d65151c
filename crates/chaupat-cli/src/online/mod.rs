//! Playing and watching games on a server.
//!
//! ```text
//! address    servers, games on them, links to seats
//! guest      who one is there: the token that is kept
//! http       what is asked by HTTP
//! socket     one WebSocket
//! courier    the thread that follows a game, through lost connections
//! share      salts and links, given to the dice when they are due
//! secrets    where they are kept
//! mirror     the game as its events add up
//! seats      who sits where
//! table      all of it as the screen and the prompt meet it
//! refusal, words, clean, pause
//!            sentences, made harmless; how long to wait
//! ```

mod address;
mod clean;
mod courier;
mod guest;
mod http;
mod mirror;
mod pause;
mod refusal;
mod seats;
mod secrets;
mod share;
mod socket;
mod table;
mod words;

use crate::{
    args,
    error::CommandError,
    play::{at, rules_text},
};
use address::{GameLink, SeatKey, Server};
use chaupat::{Controller, Game, Playable, with_game};
use chaupat_protocol::{
    DiceMode, DiceWish, GameView, Holder, NewGame, Salts, SeatWish, Visibility, game::Claim,
};
use clean::clean;
use courier::{Courier, Start};
use guest::Home;
use http::Http;
use mirror::Mirror;
use share::Share;
use std::io::Write;
use table::RemoteTable;

/// `chaupat play --server`: makes a game, comes back to one, or sits down at a seat.
pub(crate) fn play(args: &args::Play, look: args::Look, out: &mut impl Write) -> Result<(), CommandError> {
    refuse_local(args)?;
    let server = args.online.server.as_deref().map(Server::read).transpose()?;
    let link = args.online.table.as_deref().map(|text| GameLink::read(text, server.clone())).transpose()?;
    let server = link.as_ref().map(|link| link.server.clone()).or(server);
    let server = server.ok_or_else(|| CommandError::unreadable("which server? Name it with --server"))?;
    let wishes = wishes(&args.seats)?;
    let home = Home::new(&server, args.online.token_file.as_deref());
    let mut http = Http::new(server, None);
    home.enter(&mut http, name_of(&wishes))?;
    let (link, invitation) = match link {
        Some(link) => (link, Vec::new()),
        None => make(&http, args, wishes.clone(), out)?,
    };
    if let Some(seat) = &link.seat {
        sit_down(&http, &link.game, seat, name_of(&wishes))?;
    }
    let view = http.view(&link.game).map_err(CommandError::no)?;
    if !view.seats.iter().any(|seat| seat.yours) {
        return Err(CommandError::no(no_seat(&view, &GameLink { seat: None, ..link })));
    }
    let back = words::come_back(&http.server.to_string(), &link.game);
    let company = Company { home, http, view, invitation, back };
    with_game!(game_of(&company.view)?, P => join::<P>(company, args.shown, look, out))
}

/// `chaupat watch`
pub(crate) fn watch(args: &args::Watch, look: args::Look, out: &mut impl Write) -> Result<(), CommandError> {
    let link = GameLink { seat: None, ..GameLink::read(&args.link, None)? };
    let home = Home::new(&link.server, args.token_file.as_deref());
    let http = Http::new(link.server.clone(), home.token()?);
    let mut view = http.view(&link.game).map_err(CommandError::no)?;
    // Who watches touches nothing, not even at a seat of one's own.
    view.seats.iter_mut().for_each(|seat| seat.yours = false);
    let back = words::watch_again(&link.to_string());
    let company = Company { home, http, view, invitation: Vec::new(), back };
    with_game!(game_of(&company.view)?, P => join::<P>(company, args.shown, look, out))
}

/// A game that was found, and how to come back to it.
struct Company {
    home: Home,
    http: Http,
    view: GameView,
    invitation: Vec<String>,
    back: String,
}

/// Follows the game from here on.
fn join<P: Playable>(
    company: Company,
    shown: args::Shown,
    look: args::Look,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let Company { home, http, view, invitation, back } = company;
    let events = http.events(&view.id, 0).map_err(CommandError::no)?;
    let own = view.seats.iter().filter(|seat| seat.yours);
    let own = own.filter_map(|seat| Some((seat.seat.clone(), seats::seat_of::<P>(&seat.seat)?))).collect();
    let mut share = Share::new(view.id.clone(), own, home.secrets(&view.id));
    for event in &events {
        share.hear(event);
    }
    let due = match events.last() {
        Some(last) if last.v != view.v => last.due.clone(),
        _ => view.due.clone(),
    };
    let mirror = Mirror::<P>::new(&view, events).map_err(CommandError::no)?;
    let start = Start { game: view.id.clone(), have: mirror.version, due };
    let courier = Courier::start(http, start, share);
    at(RemoteTable::new(mirror, courier, invitation), shown, look, back, out)
}

/// Makes a game, and tells the links that open its seats.
fn make(
    http: &Http,
    args: &args::Play,
    seats: Vec<SeatWish>,
    out: &mut impl Write,
) -> Result<(GameLink, Vec<String>), CommandError> {
    let mode = match args.throws.as_deref() {
        Some("hand") => DiceMode::Hand,
        _ if args.online.live_dice => DiceMode::Live,
        _ => DiceMode::Plain,
    };
    let wish = NewGame {
        rules: rules_text(args)?,
        seats,
        dice: DiceWish { mode, salts: Salts::Ask },
        visibility: if args.online.private { Visibility::Private } else { Visibility::Public },
    };
    let made = http.make(&wish, &format!("{:032x}", rand::random::<u128>())).map_err(CommandError::no)?;
    let link = GameLink::read(&made.id, Some(http.server.clone()))?;
    writeln!(out, "{link}")?;
    let view = http.view(&link.game).map_err(CommandError::no)?;
    let mut invitation = Vec::new();
    for seat in view.seats.iter().filter(|seat| matches!(seat.holder, Holder::Link | Holder::Open)) {
        let word = made.links.iter().find(|link| link.seat == seat.seat).map(|link| link.word.clone());
        let key = SeatKey { letter: clean(&seat.seat), word };
        let open = GameLink { seat: Some(key), ..link.clone() };
        let name = with_game!(game_of(&view)?, P => seat_name::<P>(&seat.seat));
        invitation.push(words::invite(&name, &open.to_string()));
    }
    for line in &invitation {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok((link, invitation))
}

fn seat_name<P: Playable>(letter: &str) -> String {
    seats::seat_of::<P>(letter).map_or_else(|| clean(letter), |seat| P::seat_name(seat).to_owned())
}

fn sit_down(http: &Http, game: &str, seat: &SeatKey, name: Option<String>) -> Result<(), CommandError> {
    let view = http.view(game);
    // Who sits there already has come back.
    if view.is_ok_and(|view| view.seats.iter().any(|other| other.yours && other.seat == seat.letter)) {
        return Ok(());
    }
    let claim = Claim { word: seat.word.clone(), name };
    http.claim(game, &seat.letter, &claim).map(drop).map_err(CommandError::no)
}

/// What is said to who has no seat.
fn no_seat(view: &GameView, link: &GameLink) -> String {
    let open = view.seats.iter().find(|seat| matches!(seat.holder, Holder::Open));
    let open = open
        .map(|seat| format!("; a seat is open: --game '{link}#{}'", clean(&seat.seat)))
        .unwrap_or_default();
    format!("no seat of this game is yours{open}; watch it with: chaupat watch {link}")
}

fn game_of(view: &GameView) -> Result<Game, CommandError> {
    view.game
        .parse()
        .map_err(|_| CommandError::no(format!("this program does not know the game {:?}", clean(&view.game))))
}

/// Who is wanted at the seats: the words of `--seats`, and `link` and `open`.
fn wishes(words: &[String]) -> Result<Vec<SeatWish>, CommandError> {
    words.iter().map(|word| wish(word.trim())).collect()
}

fn wish(word: &str) -> Result<SeatWish, CommandError> {
    match word {
        "link" => Ok(SeatWish::Link),
        "open" => Ok(SeatWish::Open),
        "me" => Ok(SeatWish::Me(None)),
        "bot" => Ok(SeatWish::Bot(None)),
        word => match word.parse::<Controller>() {
            Ok(Controller::Person(name)) => Ok(SeatWish::Me(Some(name))),
            Ok(Controller::Bot(bot)) => Ok(SeatWish::Bot(Some(bot.to_string()))),
            Err(error) => Err(CommandError::unreadable(format!("{error}; on a server also link and open"))),
        },
    }
}

/// The name by which one wants to be called.
fn name_of(wishes: &[SeatWish]) -> Option<String> {
    wishes.iter().find_map(|wish| if let SeatWish::Me(name) = wish { name.clone() } else { None })
}

/// What only games of this terminal have.
fn refuse_local(args: &args::Play) -> Result<(), CommandError> {
    let local = [
        ("--seed", args.seed.is_some()),
        ("--throws FILE", args.throws.as_deref().is_some_and(|throws| throws != "hand")),
        ("--position", args.position.is_some()),
        ("--save", args.save.is_some()),
        ("--resume", args.resume.is_some()),
        ("--no-autosave", args.no_autosave),
    ];
    match local.iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(CommandError::unreadable(format!(
            "{option} is for games of this terminal: a server throws and keeps its games itself"
        ))),
        None => Ok(()),
    }
}
