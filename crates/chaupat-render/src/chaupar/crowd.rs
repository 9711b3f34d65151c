use super::{Spot, colour_of, man_glyph, seat_letter};
use crate::{Cell, Glyphs, Line, Role};
use chaupar::{Man, Rules, Setup};
use chaupat_core::{BySeat, RuleSet, Seat};
use std::collections::BTreeMap;

/// Men of one owner on one spot who look alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Group {
    owner: Seat,
    lying: bool,
    /// The house of an alkhee.
    alkhee: Option<Seat>,
}

/// Everybody on one spot: how many of each group.
#[derive(Clone, Default)]
pub(super) struct Crowd(BTreeMap<Group, usize>);

/// All men of a position by spot.
pub(super) fn crowds(setup: &Setup) -> BTreeMap<Spot, Crowd> {
    let mut crowds = BTreeMap::<Spot, Crowd>::new();
    for seat in setup.rules.seats().iter() {
        for &man in &setup.seats[seat].men {
            let crowd = crowds.entry(Spot::of(&setup.rules, seat, man)).or_default();
            *crowd.0.entry(Group::of(&setup.rules, seat, man)).or_default() += 1;
        }
    }
    crowds
}

impl Group {
    fn of(rules: &Rules, owner: Seat, man: Man) -> Self {
        let lying = rules.has_door() && (Man::DOOR + 1..Man::HOME).contains(&man.progress());
        Self { owner, lying, alkhee: man.is_alkhee().then_some(man.house()) }
    }

    fn cell(self, glyphs: Glyphs) -> Cell {
        Cell::new(man_glyph(self.owner, self.lying, glyphs), self.role())
    }

    const fn role(self) -> Role {
        if self.lying { Role::Resting(colour_of(self.owner)) } else { Role::Man(colour_of(self.owner)) }
    }
}

impl Crowd {
    /// How many men there are.
    pub(super) fn len(&self) -> usize {
        self.0.values().sum()
    }

    /// The crowd in so many cells, and whether that says everything. `*` stands for men that the legend lists.
    pub(super) fn cells(&self, room: usize, glyphs: Glyphs) -> (Vec<Cell>, bool) {
        let mut cells = match self.0.len() {
            1 => self.single(glyphs),
            _ => self.several(room, glyphs),
        };
        let full = cells.len() <= room && self.0.keys().all(|group| group.alkhee.is_none());
        if cells.len() > room {
            cells.truncate(room - 1);
            cells.push(Cell::new('*', Role::Mark(crate::Highlight::Last)));
        }
        (cells, full)
    }

    /// One group: its glyph, the number, the alkhee mark.
    fn single(&self, glyphs: Glyphs) -> Vec<Cell> {
        let signs = |(&group, &count): (&Group, &usize)| {
            let number = (count > 1).then(|| char::from_digit(count as u32, 36).unwrap_or('*'));
            let mark = group.alkhee.map(|_| '!');
            let role = group.role();
            let behind = number.into_iter().chain(mark).map(move |sign| Cell::new(sign, role));
            std::iter::once(group.cell(glyphs)).chain(behind)
        };
        self.0.iter().flat_map(signs).collect()
    }

    /// Several groups: a glyph for each man if there is room, else for each group and a blank for the rest.
    fn several(&self, room: usize, glyphs: Glyphs) -> Vec<Cell> {
        if self.len() <= room {
            return self.0.iter().flat_map(|(&group, &count)| vec![group.cell(glyphs); count]).collect();
        }
        let firsts = self.0.keys().map(|group| group.cell(glyphs)).take(room - 1);
        let mut cells: Vec<Cell> = firsts.collect();
        cells.resize(room + 1, Cell::BLANK);
        cells
    }

    /// The crowd written out for the legend: all men, alkhees with the house they walk to.
    pub(super) fn line(&self, glyphs: Glyphs) -> Line {
        self.0.iter().fold(Line::new(), |line, (group, &count)| {
            let mut text: String = std::iter::repeat_n(group.cell(glyphs).glyph, count).collect();
            text.extend(group.alkhee.iter().flat_map(|&house| ['!', seat_letter(house)]));
            line.with(" ", Role::Text).with(text, group.role())
        })
    }
}

/// How many men of each seat are on one kind of spot.
pub(super) fn counted(setup: &Setup, progress: u8) -> BySeat<usize> {
    BySeat::from_fn(|seat| setup.seats[seat].men.iter().filter(|man| man.progress() == progress).count())
}
