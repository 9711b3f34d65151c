use crate::error::CommandError;
use chaupat::{Bot, BySeat, Controller, Playable, Record, RuleSet};

/// Who plays for each seat: the people of `--seats` in the order of play, then bots; alone at the table without any.
pub(super) fn seats(rules: &impl RuleSet, words: &[String]) -> Result<BySeat<Controller>, CommandError> {
    let mut people: Vec<Controller> = words
        .iter()
        .map(|word| word.trim().parse())
        .collect::<Result<_, _>>()
        .map_err(CommandError::unreadable)?;
    if people.len() > rules.people() {
        let (given, most) = (people.len(), rules.people());
        return Err(CommandError::unreadable(format!("--seats names {given} players, and {most} play")));
    }
    if people.is_empty() {
        people.push(Controller::Person("me".to_owned()));
    }
    number_namesakes(&mut people);
    people.resize(rules.people(), Controller::Bot(Bot::BEST));
    Ok(BySeat::from_fn(|seat| {
        let person = if rules.seats().contains(seat) { rules.person(seat) } else { 0 };
        people[person].clone()
    }))
}

/// Two who are both called `me` are `me 1` and `me 2`.
fn number_namesakes(people: &mut [Controller]) {
    let me = Controller::Person("me".to_owned());
    if people.iter().filter(|&other| *other == me).count() < 2 {
        return;
    }
    for (index, person) in people.iter_mut().filter(|person| **person == me).enumerate() {
        *person = Controller::Person(format!("me {}", index + 1));
    }
}

/// The players that a record names; seats without a name are bots.
pub(crate) fn named<P: Playable>(record: &Record<P>) -> BySeat<Controller> {
    BySeat::from_fn(|seat| record.player(seat).map_or(Controller::Bot(Bot::BEST), Controller::named))
}
