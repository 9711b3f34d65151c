//! The prompt: one line for everything that happens, a list where somebody has to choose.

mod telling;

use super::{
    command::{Command, help},
    lines::{Incoming, Lines},
    script::Script,
};
use crate::{args::Look, error::CommandError, show::first_seat};
use chaupat::{
    Bot, Controller, Event, Playable, Ply, PlyOf, ReadError, Record, Seat, Table, TableError, Throws,
    book::{self, Book},
    render::padded,
};
use chaupat_tui::{
    Due, Seating,
    keep::{KeepError, Keeper, Saver, can_resume},
    words, wrong_in_line,
};
use std::{
    io,
    io::{IsTerminal, Write},
    path::PathBuf,
    sync::mpsc::{self, Receiver},
};

/// A person's sitting at a table.
pub(super) struct Session<'a, P: Playable, S, W> {
    seating: S,
    look: Look,
    saver: Saver<P>,
    /// What could not be kept.
    lost: Receiver<KeepError>,
    /// The file that the throws come from.
    script: Option<Script>,
    lines: Lines,
    out: &'a mut W,
    /// Whose turn was announced last.
    announced: Option<(u32, Seat)>,
    /// The turn for which the board was drawn last.
    drawn: Option<(u32, Seat)>,
    /// Whether a question stands at the end of the output.
    asking: bool,
    /// What was remarked last beside the game.
    remarked: Option<String>,
    /// How to come back to a game that goes on without this program.
    back: Option<String>,
}

/// Whether the sitting goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    GoesOn,
    Leaves,
}

impl<'a, P: Playable, S: Seating<P>, W: Write> Session<'a, P, S, W> {
    pub(super) fn new(
        mut seating: S,
        look: Look,
        keeper: Keeper,
        script: Option<Script>,
        out: &'a mut W,
    ) -> Self {
        let (sender, lost) = mpsc::channel();
        // Who has left hears of it when all is kept.
        let saver = Saver::start(keeper, move |lost| drop(sender.send(lost)));
        let lines = Lines::new();
        seating.listen(lines.bell());
        Self {
            seating,
            lines,
            look,
            saver,
            lost,
            script,
            out,
            announced: None,
            drawn: None,
            asking: false,
            remarked: None,
            back: None,
        }
    }

    /// At a table elsewhere: what to say to who leaves it.
    #[cfg(feature = "online")]
    pub(super) fn with_way_back(mut self, back: String) -> Self {
        self.back = Some(back);
        self
    }

    /// Plays until the game is over, the person leaves or something fails; in any case the game is not lost.
    pub(super) fn run(mut self) -> Result<(), CommandError> {
        let played = self.play();
        let left = self.leave();
        played.and(left)
    }

    fn table(&self) -> &Table<P> {
        self.seating.table()
    }

    fn play(&mut self) -> Result<(), CommandError> {
        self.welcome()?;
        self.tell_news()?;
        loop {
            let flow = match self.seating.due() {
                Due::Over => return self.tell_result(),
                Due::BotAct(_, bot) => {
                    let action = self.table().advice(bot);
                    self.play_ply(Ply::Act(action))?
                }
                Due::BotThrow(_) => self.cast()?,
                Due::Throw(seat) => self.ask_to_throw(seat)?,
                Due::TypedThrow(seat) => self.ask_what_fell(seat)?,
                Due::Act(seat) => self.ask_to_play(seat)?,
                Due::Elsewhere(_) => self.wait()?,
            };
            self.tell_news()?;
            if flow == Flow::Leaves {
                return Ok(());
            }
        }
    }

    fn welcome(&mut self) -> Result<(), CommandError> {
        let position = self.seating.table().position();
        writeln!(self.out, "{}. Type ? for help.", P::write_rules(position.rules()))?;
        for seat in seats(position) {
            let who = match &self.seating.table().controllers()[seat] {
                Controller::Bot(bot) => format!("bot {bot}"),
                Controller::Person(name) => name.clone(),
            };
            writeln!(self.out, "  {} {who}", padded(P::seat_name(seat), 7))?;
        }
        if let Some(source) = self.seating.head().throws() {
            writeln!(self.out, "Throws: {source}.")?;
        }
        if self.table().game().steps().is_empty() { Ok(()) } else { self.draw() }
    }

    fn cast(&mut self) -> Result<Flow, CommandError> {
        match self.seating.throw() {
            Ok(()) => self.tell_news()?,
            Err(error @ TableError::ScriptEnded) => {
                writeln!(self.out, "{error}.")?;
                return Ok(Flow::Leaves);
            }
            Err(TableError::Read(error)) => return Err(self.wrong_in_script(&error)),
            Err(error) => return Err(CommandError::no(error)),
        }
        Ok(Flow::GoesOn)
    }

    fn play_ply(&mut self, ply: PlyOf<P>) -> Result<Flow, CommandError> {
        self.seating.play(ply).map_err(CommandError::no)?;
        self.tell_news()?;
        Ok(Flow::GoesOn)
    }

    /// A throw of the script that cannot fall, with the place where it stands.
    fn wrong_in_script(&self, error: &ReadError) -> CommandError {
        let (Some(script), Throws::Script(words)) = (&self.script, self.table().throws()) else {
            return CommandError::of(error);
        };
        script.wrong(words.len(), error)
    }

    fn ask_to_throw(&mut self, seat: Seat) -> Result<Flow, CommandError> {
        self.announce(seat)?;
        match self.ask(&format!("{}, press Enter to throw", self.seating.names()[seat]))? {
            None => Ok(Flow::Leaves),
            Some(Command::Enter) => self.cast(),
            Some(Command::Text(text)) if text == "t" || text == "throw" => self.cast(),
            Some(command) => self.execute(command, Some(seat)),
        }
    }

    fn ask_what_fell(&mut self, seat: Seat) -> Result<Flow, CommandError> {
        self.announce(seat)?;
        match self.ask(&format!("{} throws: what fell?", self.seating.names()[seat]))? {
            None => Ok(Flow::Leaves),
            Some(Command::Number(value)) => self.play_text(&value.to_string()),
            Some(Command::Enter | Command::List) => {
                let position = self.table().position();
                let throws = position.throws();
                let all: Vec<String> = throws
                    .as_slice()
                    .iter()
                    .map(|&(throw, _)| position.write_ply(Ply::Throw(throw)))
                    .collect();
                writeln!(self.out, "Type what fell: one of {}.", all.join(", "))?;
                Ok(Flow::GoesOn)
            }
            Some(command) => self.execute(command, Some(seat)),
        }
    }

    fn ask_to_play(&mut self, seat: Seat) -> Result<Flow, CommandError> {
        self.announce(seat)?;
        if self.drawn != self.announced {
            self.draw()?;
            self.drawn = self.announced;
        }
        self.list()?;
        let steps = self.table().game().steps().len();
        loop {
            let flow = match self.ask(&format!("{}, your choice", self.seating.names()[seat]))? {
                None => return Ok(Flow::Leaves),
                Some(Command::Enter) if self.actions().len() == 1 => self.play_number(1)?,
                Some(Command::Enter) => {
                    writeln!(self.out, "Type the number of a line, or ? for help.")?;
                    continue;
                }
                Some(Command::Number(number)) => self.play_number(number)?,
                Some(command) => self.execute(command, Some(seat))?,
            };
            if flow == Flow::Leaves
                || self.table().game().steps().len() != steps
                || self.seating.due() != Due::Act(seat)
            {
                return Ok(flow);
            }
        }
    }

    fn play_number(&mut self, number: usize) -> Result<Flow, CommandError> {
        let actions = self.actions();
        if let Some(&action) = number.checked_sub(1).and_then(|index| actions.get(index)) {
            return self.play_ply(Ply::Act(action));
        }
        writeln!(self.out, "The list has lines 1 to {}.", actions.len())?;
        Ok(Flow::GoesOn)
    }

    fn play_text(&mut self, text: &str) -> Result<Flow, CommandError> {
        match self.seating.play_text(text) {
            Ok(()) => self.tell_news()?,
            Err(error) => self.explain(&error)?,
        }
        Ok(Flow::GoesOn)
    }

    /// What is wrong, and what the rule says.
    fn explain(&mut self, error: &TableError<P>) -> Result<(), CommandError> {
        self.say(&format!("{}.", wrong_in_line(error)))?;
        if let Some((number, sentence)) =
            error.rule().and_then(|number| Some((number, book::sentence::<P>(number)?)))
        {
            self.say(&format!("{number}: {sentence}"))?;
        }
        Ok(())
    }

    fn execute(&mut self, command: Command, seat: Option<Seat>) -> Result<Flow, CommandError> {
        match command {
            Command::Help => writeln!(self.out, "{}", help(Book::of_game::<P>(), can_resume::<P>()))?,
            Command::Board => self.draw()?,
            Command::List | Command::Enter => self.list()?,
            Command::Hint => self.hint()?,
            Command::Undo => self.undo()?,
            Command::Save(file) => self.save_as(file.map(PathBuf::from))?,
            Command::Record => write!(self.out, "{}", self.record().write())?,
            Command::Position => writeln!(self.out, "{}", self.table().position().write_position())?,
            Command::Rule(number) => self.rule(&number)?,
            Command::Resign => self.happen(seat.map(Event::Resigns))?,
            Command::Claim => self.happen(seat.map(Event::Claims))?,
            Command::Quit => return Ok(Flow::Leaves),
            // It is told already.
            Command::Hear => {}
            Command::Number(_) | Command::Text(_) if matches!(self.seating.due(), Due::Throw(_)) => {
                writeln!(
                    self.out,
                    "It is time to throw: press Enter. The throws of this game are not typed in."
                )?;
            }
            Command::Number(_) | Command::Text(_) if matches!(self.seating.due(), Due::Elsewhere(_)) => {
                self.say(words::NOT_YOUR_TURN)?;
            }
            Command::Number(number) => return self.play_text(&number.to_string()),
            Command::Text(text) => return self.play_text(&text),
        }
        Ok(Flow::GoesOn)
    }

    fn hint(&mut self) -> Result<(), CommandError> {
        if !matches!(self.seating.due(), Due::Act(_)) {
            return Ok(writeln!(self.out, "There is nothing to choose now.")?);
        }
        let action = self.table().advice(Bot::BEST);
        let position = self.table().position();
        let words = position.tell_action(action, self.seating.names());
        let text = position.write_ply(Ply::Act(action));
        self.say(&format!("A bot would play {text}: {words}."))
    }

    fn undo(&mut self) -> Result<(), CommandError> {
        match self.seating.undo() {
            Ok(()) => self.tell_news()?,
            Err(error) => writeln!(self.out, "Not taken back: {error}.")?,
        }
        Ok(())
    }

    fn happen(&mut self, event: Option<Event>) -> Result<(), CommandError> {
        let Some(event) = event else { return self.say(words::NOT_YOUR_TURN) };
        if matches!(event, Event::Resigns(_)) {
            write!(self.out, "Really give up? Type yes: ")?;
            self.out.flush()?;
            if self.lines.line()?.as_deref() != Some("yes") {
                return Ok(writeln!(self.out, "The game goes on.")?);
            }
        }
        match self.seating.happen(event) {
            Ok(()) => self.tell_news(),
            Err(error) => Ok(writeln!(self.out, "{error}.")?),
        }
    }

    fn rule(&mut self, number: &str) -> Result<(), CommandError> {
        for book in Book::known_to::<P>() {
            if let Some(rule) = book.paragraph(number) {
                return self.say(&format!("{} [{}] {}", rule.number, rule.marks, rule.text));
            }
            if let Some(chapter) = book.chapter(number) {
                return self.say(chapter.text.trim_end());
            }
        }
        Ok(writeln!(self.out, "There is no rule {number} in the books.")?)
    }

    /// The next command, `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> Result<Option<Command>, CommandError> {
        // What a person sees is kept; a script is not held up by the disk.
        if io::stdin().is_terminal() {
            self.saver.ask(|_| ());
        }
        self.tell_lost()?;
        write!(self.out, "{prompt} > ")?;
        self.out.flush()?;
        self.asking = true;
        loop {
            match self.lines.next()? {
                Incoming::Line(Some(text)) => {
                    self.asking = false;
                    return Ok(Some(self.understand(&text)));
                }
                Incoming::Line(None) => {
                    self.begin_line()?;
                    return Ok(None);
                }
                Incoming::Bell => {
                    self.tell_news()?;
                    if !self.asking {
                        return Ok(Some(Command::Hear));
                    }
                }
            }
        }
    }

    /// Leaves a question that was not answered.
    fn begin_line(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.asking) { writeln!(self.out) } else { Ok(()) }
    }

    /// What a line asks for.
    fn understand(&self, text: &str) -> Command {
        if let Ok(number) = text.parse() {
            return Command::Number(number);
        }
        // Some plies look like words of the prompt: the lot `b` (J1.1), and `claim` (J9.4).
        let typed_in = matches!(self.seating.due(), Due::TypedThrow(_) | Due::Act(_));
        if typed_in && self.table().position().read_ply(text).is_ok() {
            return Command::Text(text.to_owned());
        }
        Command::parse(text, Book::known_to::<P>().any(|book| book.has_numbers_like(text)))
    }

    /// Waits for what happens elsewhere. A person may ask something meanwhile; the lines of a script are kept for when it is
    /// its turn.
    fn wait(&mut self) -> Result<Flow, CommandError> {
        self.out.flush()?;
        if !io::stdin().is_terminal() {
            self.lines.wait()?;
            return Ok(Flow::GoesOn);
        }
        match self.lines.next()? {
            Incoming::Bell => Ok(Flow::GoesOn),
            Incoming::Line(None) => Ok(Flow::Leaves),
            Incoming::Line(Some(text)) => {
                let command = self.understand(&text);
                self.execute(command, None)
            }
        }
    }

    /// The side at the bottom: the person whose turn it is, else the first person.
    fn facing(&self) -> Seat {
        let position = self.table().position();
        let person = |seat: &Seat| self.seating.is_here(*seat);
        self.table()
            .game()
            .node()
            .seat()
            .filter(person)
            .or_else(|| seats(position).find(person))
            .unwrap_or_else(|| first_seat(position))
    }

    /// Prints a sentence in the characters that the person wants.
    fn say(&mut self, text: &str) -> Result<(), CommandError> {
        Ok(writeln!(self.out, "{}", self.look.glyphs().text(text))?)
    }

    fn actions(&self) -> Vec<P::Action> {
        let mut actions = Vec::new();
        self.table().position().actions(&mut actions);
        actions
    }

    fn list(&mut self) -> Result<(), CommandError> {
        let (position, actions) = (self.seating.table().position(), self.actions());
        let text = |text: &str| self.look.glyphs().text(text);
        for sentence in position.tell_phase(self.seating.names()) {
            writeln!(self.out, "{}", text(&sentence))?;
        }
        for (index, action) in actions.into_iter().enumerate() {
            let ply = position.write_ply(Ply::Act(action));
            let words = position.tell_action(action, self.seating.names());
            writeln!(self.out, "{:>4}  {} {}", index + 1, padded(&ply, 12), text(&words))?;
        }
        Ok(())
    }

    fn record(&self) -> Record<P> {
        self.seating.record()
    }

    fn keep(&self, turn_ended: bool) {
        self.saver.keep(Box::new(self.record()), turn_ended);
    }

    /// Where the game cannot be kept among the unfinished ones it goes on all the same; the file that the player wants must
    /// take it.
    fn tell_lost(&mut self) -> Result<(), CommandError> {
        while let Ok(lost) = self.lost.try_recv() {
            match lost {
                KeepError::Unfinished(error) => {
                    writeln!(self.out, "{}", words::not_kept(&error.to_string()))?;
                }
                KeepError::File(..) => return Err(lost.into()),
            }
        }
        Ok(())
    }

    fn save_as(&mut self, file: Option<PathBuf>) -> Result<(), CommandError> {
        let record = self.record();
        let saved = self.saver.ask(move |keeper| keeper.save_as(file, &record));
        match saved.flatten() {
            None => writeln!(self.out, "Where to? Type: save FILE")?,
            Some(Ok(_)) if !can_resume::<P>() => writeln!(self.out, "Saved.")?,
            Some(Ok(file)) => {
                writeln!(self.out, "Saved. Go on with: chaupat play --resume {}", file.display())?;
            }
            Some(Err(lost)) => writeln!(self.out, "Not saved: {lost}.")?,
        }
        Ok(())
    }

    /// Says goodbye; what is not in a file is printed, so that nothing is lost.
    fn leave(mut self) -> Result<(), CommandError> {
        let record = self.record();
        let played = !record.game().steps().is_empty();
        if played {
            self.keep(true);
        }
        let kept = self.saver.ask(|_| ()).map_or(Ok(()), |()| self.tell_lost());
        let mut keeper = self.saver.finish();
        if let (Some(back), None) = (&self.back, record.game().ending()) {
            writeln!(self.out, "{back}")?;
            return kept;
        }
        if !played {
            keeper.discard();
            return kept;
        }
        if let (Some(file), Ok(())) = (&keeper.file, &kept) {
            writeln!(self.out, "The record is in {}.", file.display())?;
            keeper.discard();
            return Ok(());
        }
        // A script has the record, or wanted none; a person may want to go on without typing it in.
        if record.game().ending().is_some() || !io::stdin().is_terminal() {
            keeper.discard();
        }
        write!(self.out, "The record of the game:\n\n{}", record.write())?;
        if keeper.unfinished.is_some() {
            writeln!(self.out, "\n{}", words::KEPT)?;
        }
        kept
    }
}

fn seats<P: Playable>(position: &P) -> impl Iterator<Item = Seat> + use<P> {
    use chaupat::RuleSet;
    let seats = position.rules().seats();
    seats.iter()
}
