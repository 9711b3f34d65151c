use crate::{args, error::CommandError, input, look::is_screen, play, show::first_seat};
use chaupat::{
    AnyRecord, BySeat, Controller, Event, Match, Playable, Ply, Record, Step, Table, Throws,
    render::{Marks, padded, widest},
    with_record,
};
use chaupat_tui::{
    LocalTable,
    animation::Throwing,
    keep::Keeper,
    state::{Kind, Settings, State},
};
use std::{io::Write, time::Duration};

/// Columns for a name, if none is wider, and for a ply.
const NAME: usize = 10;
const PLY: usize = 14;

/// `chaupat replay`
pub(crate) fn run(args: &args::Replay, look: args::Look, out: &mut impl Write) -> Result<(), CommandError> {
    let place = args.file.display().to_string();
    let text = input::read(&args.file)?;
    let records = AnyRecord::read(&text).map_err(|error| CommandError::of(&error).within(&place))?;
    if records.is_empty() {
        return Err(CommandError::unreadable("there is no game in it").within(&place));
    }
    if !args.plain && args.at.is_none() && !args.boards && is_screen() {
        return match records.into_iter().next_back() {
            Some(last) => with_record!(last, record => read(*record, look)),
            None => Ok(()),
        };
    }
    for (index, record) in records.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let replayed = with_record!(record, record => replay(record, args, look, out));
        replayed.map_err(|error| error.within(&place))?;
    }
    Ok(())
}

/// Opens the screen to read a game.
fn read<P: Playable>(record: Record<P>, look: args::Look) -> Result<(), CommandError> {
    let names = names(&record);
    let controllers = BySeat::from_fn(|seat| Controller::Person(names[seat].clone()));
    let table = Table::new(record.game().clone(), controllers, Throws::Hand, 0);
    let settings = Settings {
        glyphs: look.glyphs(),
        tones: chaupat_tui::tones(look.tone()),
        pace: Duration::ZERO,
        throwing: Throwing::default(),
        save: None,
        kept: false,
        back: None,
    };
    let state = State::new(Kind::Replay, LocalTable::new(table, record, names), settings);
    Ok(chaupat_tui::open(state, Keeper::default()).map(drop)?)
}

fn names<P: Playable>(record: &Record<P>) -> BySeat<String> {
    play::names(record.game().start(), &play::named(record))
}

fn replay<P: Playable>(
    record: &Record<P>,
    args: &args::Replay,
    look: args::Look,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let game = Match::from_position(record.game().start().clone());
    let names = names(record);
    let widest = widest(names.iter().map(|(_, name)| name.as_str())).max(NAME);
    let mut walk = Walk { game, names, widest, look, out };
    writeln!(walk.out, "{}", P::write_rules(record.game().start().rules()))?;
    let aloud = args.at.is_none();
    let (mut drawn, mut last) = (args.at == Some(0), false);
    if drawn {
        walk.draw()?;
    }
    for (count, step) in record.game().steps().iter().enumerate() {
        let before = walk.game.turns();
        if aloud {
            walk.comments(record, count)?;
        }
        walk.step(step, aloud)?;
        // A turn that passes by itself ends together with the one before it (J5.3).
        let ended = before + 1..=walk.game.turns();
        last = args.at.map_or(args.boards && !ended.is_empty(), |turn| ended.contains(&turn));
        if last {
            walk.draw()?;
            drawn = true;
        }
    }
    if aloud {
        walk.comments(record, record.game().steps().len())?;
    }
    if !drawn && let Some(turn) = args.at {
        return Err(CommandError::no(format!("the game has {} turns, not {turn}", walk.game.turns())));
    }
    if aloud {
        if !last {
            walk.draw()?;
        }
        walk.result(record)?;
    }
    Ok(())
}

/// A game that is played once more.
struct Walk<'a, P: Playable, W> {
    game: Match<P>,
    names: BySeat<String>,
    /// Columns for a name.
    widest: usize,
    look: args::Look,
    out: &'a mut W,
}

impl<P: Playable, W: Write> Walk<'_, P, W> {
    /// Plays a step, and tells it.
    fn step(&mut self, step: &chaupat::StepOf<P>, aloud: bool) -> Result<(), CommandError> {
        let before = self.game.current().clone();
        match *step {
            Step::Event(event) => {
                let effects = self.game.happen(event).map_err(CommandError::no)?;
                if aloud {
                    self.say(&self.event(event))?;
                    self.tell_effects(&before, &effects)?;
                }
            }
            Step::Ply(ply) => {
                let turn = self.game.turns() + 1;
                let effects = self.game.play(ply).map_err(CommandError::no)?;
                if aloud {
                    self.tell(&before, turn, ply, &effects)?;
                }
            }
        }
        Ok(())
    }

    fn tell(
        &mut self,
        before: &P,
        turn: u32,
        ply: chaupat::PlyOf<P>,
        effects: &[P::Effect],
    ) -> Result<(), CommandError> {
        let seat = before.node().seat().expect("a ply was due");
        let words = match ply {
            Ply::Throw(throw) => format!("throws {}", before.tell_throw(throw)),
            Ply::Act(action) => before.tell_action_by(action, effects, &self.names),
        };
        let number = if before.is_opening() { String::new() } else { turn.to_string() };
        let name = &self.names[seat];
        let (name, ply) = (padded(name, self.widest), before.write_ply(ply));
        self.say(&format!("{number:>5}  {name} {} {words}", padded(&ply, PLY)))?;
        self.tell_effects(before, effects)
    }

    fn tell_effects(&mut self, before: &P, effects: &[P::Effect]) -> Result<(), CommandError> {
        for effect in effects.iter().filter(|effect| P::is_news(effect)) {
            let margin = 5 + 2 + self.widest + 1 + PLY + 1;
            self.say(&format!("{:margin$}{}", "", before.tell_effect(effect, &self.names)))?;
        }
        Ok(())
    }

    fn event(&self, event: Event) -> String {
        let name = &self.names[event.seat()];
        match event {
            Event::Resigns(_) => format!("{name} gives up."),
            Event::Flagged(_) => format!("{name} is out of time."),
            Event::Claims(_) => format!("{name} claims the end of the game."),
        }
    }

    fn comments(&mut self, record: &Record<P>, steps: usize) -> Result<(), CommandError> {
        for comment in record.comments(steps) {
            self.say(&format!("       {{{comment}}}"))?;
        }
        Ok(())
    }

    /// Prints a line in the characters that the reader wants.
    fn say(&mut self, text: &str) -> Result<(), CommandError> {
        Ok(writeln!(self.out, "{}", self.look.glyphs().text(text))?)
    }

    fn draw(&mut self) -> Result<(), CommandError> {
        let position = self.game.current();
        let view = self.look.view(first_seat(position));
        write!(self.out, "\n{}", self.look.board(&position.board(view, &Marks::none())))?;
        for line in position.legend(view, &self.names) {
            writeln!(self.out, "{}", self.look.line(&line))?;
        }
        Ok(writeln!(self.out, "{}", position.write_position())?)
    }

    fn result(&mut self, record: &Record<P>) -> Result<(), CommandError> {
        writeln!(self.out, "[Result \"{}\"]", record.result())?;
        Ok(writeln!(self.out, "[Ended \"{}\"]", record.ended())?)
    }
}
