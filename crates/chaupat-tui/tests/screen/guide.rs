//! The guide to the terminal shows the keys that there are and screens as they are drawn.

use super::table::{alone, draw, press, settings, text};
use chaupat::{Playable, chaturaji, chaupar};
use chaupat_tui::{
    key::Key,
    keys::{Context, bindings},
    words,
};
use std::{fmt::Write, fs, path::Path};

const CHAUPAR: &str =
    "chaupar ; S 4 12 29 72 tod ; E 0 0 10 64 ; N 12 12 46 84 tod ; W 0 8 75 83 tod ; S moves +d 3 10";

#[test]
fn the_guide_is_up_to_date() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide/terminal.md");
    let guide = fs::read_to_string(guide).unwrap();
    let parts = [
        screen(&mut alone::<chaupar::Position>(CHAUPAR, settings()), 100, 30),
        screen(&mut alone::<chaturaji::Position>("chaturaji", settings()), 80, 24),
        keys(),
    ];
    for part in parts {
        if !guide.contains(&part) {
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guide.md");
            fs::write(&file, &part).unwrap();
            panic!("docs/guide/terminal.md lacks this part, which is in {} too:\n{part}", file.display());
        }
    }
}

fn screen<P: Playable>(state: &mut chaupat_tui::state::State<P>, columns: u16, rows: u16) -> String {
    press(state, &[Key::Char('t'), Key::Enter]);
    format!("```text\n{}```\n", text(&draw(state, columns, rows)))
}

fn keys() -> String {
    let mut out = String::new();
    for context in Context::ALL {
        writeln!(out, "### {}\n\n| key | what it does |\n|---|---|", words::context(context)).unwrap();
        for binding in bindings(context) {
            let keys: Vec<String> =
                binding.keys.iter().map(|key| format!("`{}`", key.to_string().replace('`', "'"))).collect();
            writeln!(out, "| {} | {} |", keys.join(" "), binding.words().help).unwrap();
        }
        out.push('\n');
    }
    out.trim_end().to_owned()
}
