//! Pictures with their styles: sizes, colour depths, characters.

use super::table::{alone, draw, press, settings, text, tone};
use chaupat::{
    Playable, chaturaji, chaupar,
    render::{Glyphs, Palette},
};
use chaupat_tui::{
    key::Key,
    state::{Settings, Tone},
};
use ratatui::{buffer::Buffer, style::Style};
use std::fmt::Write;

const CHAUPAR: &str =
    "chaupar ; S 4 12 29 72 tod ; E 0 0 10 64 ; N 12 12 46 84 tod ; W 0 8 75 83 tod ; S moves +d 3 10";
const CHATURAJI: &str = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                         r act 25 aaaa 0,0,0,0 -,-,-,- 1";
const SIZES: [(u16, u16); 4] = [(60, 20), (80, 24), (100, 30), (120, 40)];

#[test]
fn chaupar_in_all_sizes() {
    for (columns, rows) in SIZES {
        insta::assert_snapshot!(
            format!("chaupar {columns}x{rows}"),
            pictures::<chaupar::Position>(CHAUPAR, columns, rows)
        );
    }
}

#[test]
fn chaturaji_in_all_sizes() {
    for (columns, rows) in SIZES {
        insta::assert_snapshot!(
            format!("chaturaji {columns}x{rows}"),
            pictures::<chaturaji::Position>(CHATURAJI, columns, rows)
        );
    }
}

/// A man is chosen: text and styles in full colour, the styles of the other depths, ASCII, and a box over the board.
fn pictures<P: Playable>(position: &str, columns: u16, rows: u16) -> String {
    let picture = |settings: Settings, keys: &[Key]| {
        let mut state = alone::<P>(position, settings);
        press(&mut state, keys);
        draw(&mut state, columns, rows)
    };
    let with = |palette: Palette| Settings { tones: vec![tone(palette)], ..settings() };
    let chosen = [Key::Tab, Key::Enter];
    let full = picture(with(Palette::TrueColor), &chosen);
    let mut out = format!("{}\nstyles, 24 bits\n{}", text(&full), styles(&full));
    for palette in [Palette::Ansi256, Palette::Ansi16, Palette::Mono] {
        let buffer = picture(with(palette), &chosen);
        assert_eq!(text(&buffer), text(&full), "colours change no text");
        let looks = if palette == Palette::Mono { styles(&buffer) } else { key(&buffer) };
        write!(out, "\n{palette:?}\n{looks}").expect("a String takes all");
    }
    let contrast = Tone { palette: Palette::Ansi16, contrast: true };
    let contrast = picture(Settings { tones: vec![contrast], ..settings() }, &chosen);
    let ascii = picture(Settings { glyphs: Glyphs::Ascii, ..settings() }, &chosen);
    assert!(text(&ascii).is_ascii(), "{}", text(&ascii));
    let hint = picture(settings(), &[Key::Char('i')]);
    out + &format!("\nhigh contrast\n{}\nASCII\n{}\na hint\n{}", key(&contrast), text(&ascii), text(&hint))
}

/// A letter for each style in use, in the order in which they are met.
fn letters(buffer: &Buffer) -> Vec<Style> {
    let mut styles: Vec<Style> = Vec::new();
    for cell in &buffer.content {
        if !is_plain(cell.style()) && !styles.contains(&cell.style()) {
            styles.push(cell.style());
        }
    }
    styles
}

fn is_plain(style: Style) -> bool {
    style == ratatui::buffer::Cell::EMPTY.style()
}

/// One letter for each cell, `.` for the terminal's own look, and what the letters mean.
fn styles(buffer: &Buffer) -> String {
    let known = letters(buffer);
    let mut out = String::new();
    for row in buffer.area.rows() {
        let letter = |place| {
            let style = buffer[place].style();
            known.iter().position(|&other| other == style).map_or('.', |index| (b'a' + index as u8) as char)
        };
        let line: String = row.positions().map(letter).collect();
        out.push_str(line.trim_end_matches('.'));
        out.push('\n');
    }
    out + &key(buffer)
}

fn key(buffer: &Buffer) -> String {
    let mut out = String::new();
    for (style, letter) in letters(buffer).into_iter().zip('a'..) {
        let colour = style.fg.map(|colour| colour.to_string()).unwrap_or_default();
        writeln!(out, "{letter} {colour} {:?}", style.add_modifier).expect("a String takes all");
    }
    out
}

/// No cell has a background: light terminals look well too.
#[test]
fn backgrounds_are_left_alone() {
    let mut state = alone::<chaupar::Position>(CHAUPAR, settings());
    for keys in [&[Key::Enter][..], &[Key::Char('?')], &[Key::Esc, Key::Char('m')]] {
        press(&mut state, keys);
        let buffer = draw(&mut state, 100, 30);
        assert!(buffer.content.iter().all(|cell| cell.bg == ratatui::style::Color::Reset));
    }
}

#[test]
fn a_window_that_is_too_small_is_told_kindly() {
    let mut state = alone::<chaupar::Position>(CHAUPAR, settings());
    let seen = text(&draw(&mut state, 59, 20));
    assert!(seen.contains("too small") && seen.contains("60 x 20"), "{seen}");
    assert!(!text(&draw(&mut state, 60, 20)).contains("too small"));
}
