use chaturaji::{Kind, Setup, Square, Squares};

/// The squares that lack the fourth boat for a boat triumph (J4.1): three boats of a 2 x 2 block stand, and one more
/// boat is on the board that can get there.
pub fn needed(setup: &Setup) -> Squares {
    if !setup.rules.has_triumph() {
        return Squares::EMPTY;
    }
    let corners = (0..7).flat_map(|file| (0..7).filter_map(move |rank| Square::new(file, rank)));
    corners.filter_map(|corner| missing(setup, corner)).fold(Squares::EMPTY, Squares::with)
}

/// The one square of a block, given by its lower left square, that is no boat's, if the fourth boat can reach it.
fn missing(setup: &Setup, corner: Square) -> Option<Square> {
    let block: Vec<Square> = [(0, 0), (1, 0), (0, 1), (1, 1)]
        .into_iter()
        .filter_map(|(file, rank)| Square::new(corner.file() + file, corner.rank() + rank))
        .collect();
    let mut empty = block.iter().filter(|&&square| !is_boat(setup, square));
    let (&gap, None) = (empty.next()?, empty.next()) else { return None };
    let mut others = Square::all().filter(|square| is_boat(setup, *square) && !block.contains(square));
    others.any(|boat| setup.rules.boats_slide() || on_one_orbit(boat, gap)).then_some(gap)
}

fn is_boat(setup: &Setup, square: Square) -> bool {
    setup.man_at(square).is_some_and(|man| man.kind == Kind::Boat)
}

/// Whether leaps of two squares diagonally lead from one square to the other (J4.2).
const fn on_one_orbit(one: Square, other: Square) -> bool {
    let (files, ranks) = (one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank()));
    files % 2 == 0 && ranks % 2 == 0 && (files / 2 + ranks / 2) % 2 == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaturaji::{Man, Preset, army};

    #[test]
    fn j4_2_green_needs_e5() {
        let mut setup = Setup::empty(Preset::Classic.rules());
        let boats = [(army::RED, "d5"), (army::GREEN, "c3"), (army::YELLOW, "e4"), (army::BLACK, "d4")];
        for (army, square) in boats {
            setup.put(square.parse().unwrap(), Man { army, kind: Kind::Boat });
        }
        assert_eq!(needed(&setup), Squares::of("e5".parse().unwrap()));
        setup.rules = Preset::Biruni.rules();
        assert!(needed(&setup).is_empty());
    }

    #[test]
    fn j12_4_boats_keep_to_their_orbits() {
        let reached = |from: &str| {
            let from = from.parse().unwrap();
            Square::all().filter(|&to| on_one_orbit(from, to)).map(|to| to.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(reached("h1"), ["d1", "h1", "b3", "f3", "d5", "h5", "b7", "f7"]);
    }
}
