use crate::{args, error::CommandError, input};
use chaupat::{Playable, perft, with_game};
use std::io::Write;

/// `chaupat perft`
pub(crate) fn run(args: &args::Perft, out: &mut impl Write) -> Result<(), CommandError> {
    with_game!(input::game_of(&args.rules)?, P => count::<P>(args, out))
}

fn count<P: Playable>(args: &args::Perft, out: &mut impl Write) -> Result<(), CommandError> {
    let position = start::<P>(args)?;
    for depth in 1..=args.depth {
        if args.divide && depth == args.depth {
            divide(&position, args, out)?;
        }
        let nodes = if args.weighted {
            perft::weighted_perft(&position, depth).map_err(too_large)?
        } else {
            perft::perft(&position, depth).into()
        };
        writeln!(out, "{depth} {nodes}")?;
        out.flush()?;
    }
    Ok(())
}

fn too_large(error: perft::OverflowError) -> CommandError {
    CommandError::no(format!("{error}; a smaller depth fits, and so does counting without --weighted"))
}

fn start<P: Playable>(args: &args::Perft) -> Result<P, CommandError> {
    let rules = P::read_rules(&args.rules).map_err(|error| CommandError::of(&error))?;
    let Some(text) = &args.position else { return Ok(P::initial(&rules)) };
    let position = P::read_position(text).map_err(|error| CommandError::of(&error))?;
    if *position.rules() == rules {
        return Ok(position);
    }
    let (own, given) = (P::write_rules(position.rules()), P::write_rules(&rules));
    Err(CommandError::unreadable(format!("the position is one of {own}, not of {given}")))
}

fn divide<P: Playable>(position: &P, args: &args::Perft, out: &mut impl Write) -> Result<(), CommandError> {
    if args.weighted {
        for (ply, nodes) in perft::weighted_divide(position, args.depth).map_err(too_large)? {
            writeln!(out, "{} {nodes}", position.write_ply(ply))?;
        }
    } else {
        for (ply, nodes) in perft::divide(position, args.depth) {
            writeln!(out, "{} {nodes}", position.write_ply(ply))?;
        }
    }
    Ok(())
}
