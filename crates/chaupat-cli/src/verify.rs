use crate::{args, error::CommandError, input};
use chaupat::fair::{Difference, Verdict, explain, verify};
use serde_json::{Value, json};
use std::{io::Write, path::Path};

/// `chaupat verify`
pub(crate) fn run(args: &args::Verify, out: &mut impl Write) -> Result<(), CommandError> {
    let mut codes = Vec::new();
    for file in &args.files {
        let verified = verify_file(file, args, out);
        // A file that cannot be read is said at once, and the next one is looked at.
        codes.push(match verified {
            Err(error @ CommandError::Unreadable(_)) if args.files.len() > 1 => {
                out.flush()?;
                crate::error::talk(&error.to_string());
                2
            }
            other => other?,
        });
    }
    out.flush()?;
    match codes.iter().find(|&&code| code == 1).or(codes.iter().max()) {
        None | Some(0) => Ok(()),
        Some(&code) => Err(CommandError::Told(code)),
    }
}

/// Says what is to be said about a file, and gives its exit code.
fn verify_file(file: &Path, args: &args::Verify, out: &mut impl Write) -> Result<u8, CommandError> {
    let text = input::read_bytes(file)?;
    let (name, verdict) = (file.display().to_string(), verify(&text));
    if args.json {
        writeln!(out, "{}", json(&name, &verdict))?;
    } else if args.files.len() > 1 {
        writeln!(out, "{name}: {verdict}")?;
    } else {
        writeln!(out, "{verdict}")?;
    }
    if let Some(t) = args.explain {
        let explanation = explain(&text, t).map_err(|error| CommandError::no(error).within(&name))?;
        writeln!(out, "\n{explanation}")?;
    }
    Ok(verdict.code())
}

fn json(file: &str, verdict: &Verdict) -> Value {
    match verdict {
        Verdict::Matches { throws } => {
            json!({ "file": file, "verdict": "matches", "throws": throws, "matching": throws })
        }
        Verdict::Differs(difference) => differs(file, difference),
        other => json!({ "file": file, "verdict": "unverifiable", "reason": other.to_string() }),
    }
}

fn differs(file: &str, difference: &Difference) -> Value {
    let mut value = json!({
        "file": file,
        "verdict": "differs",
        "check": difference.check.name(),
        "line": difference.line,
        "reason": difference.reason,
    });
    if let Some(throw) = &difference.throw {
        value["throws"] = throw.of.into();
        value["matching"] = (throw.t - 1).into();
        let seat = throw.seat.map(String::from);
        value["throw"] =
            json!({ "number": throw.t, "seat": seat, "drawn": throw.drawn, "written": throw.written });
    }
    value
}
