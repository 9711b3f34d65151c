//! What the build of one crate compiles.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, Package};

/// All packages that cargo resolved, by their ids.
pub(crate) struct Graph {
    units: BTreeMap<String, Unit>,
}

struct Unit {
    name: String,
    is_macro: bool,
    needs: Vec<Edge>,
}

struct Edge {
    to: String,
    /// Linked into the crate, rather than run by its build script.
    linked: bool,
}

/// The packages that building one crate compiles.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Built {
    /// Linked with the crate, itself included.
    libraries: BTreeSet<String>,
    /// Run by the compiler only: procedural macros, build scripts' needs, and what these are made of.
    machinery: BTreeSet<String>,
}

impl Graph {
    /// The graph that `metadata` resolved. Options of workspace crates are left out, since whoever builds one crate alone gets none of them.
    pub(crate) fn of(metadata: &Metadata) -> Graph {
        let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
        let units = nodes.map(|node| {
            let package = &metadata[&node.id];
            let needs = node.deps.iter().filter_map(|dep| edge(metadata, package, dep)).collect();
            let is_macro = package.targets.iter().any(cargo_metadata::Target::is_proc_macro);
            (node.id.repr.clone(), Unit { name: package.name.to_string(), is_macro, needs })
        });
        Graph { units: units.collect() }
    }

    /// What building the crate `name` compiles.
    ///
    /// # Errors
    /// When there is no such crate.
    pub(crate) fn built(&self, name: &str) -> Result<Built> {
        let mut ids = self.units.iter().filter(|(_, unit)| unit.name == name);
        let (id, _) = ids.next().with_context(|| format!("there is no crate {name}"))?;
        let mut built = Built::default();
        self.visit(id, true, &mut built);
        Ok(built)
    }

    fn visit(&self, id: &str, linked: bool, built: &mut Built) {
        let Some(unit) = self.units.get(id) else { return };
        let linked = linked && !unit.is_macro;
        let seen = if linked { &mut built.libraries } else { &mut built.machinery };
        if !seen.insert(unit.name.clone()) {
            return;
        }
        for need in &unit.needs {
            self.visit(&need.to, linked && need.linked, built);
        }
    }
}

/// The edge from `package` along `dep`, unless only tests or options lead there.
fn edge(metadata: &Metadata, package: &Package, dep: &cargo_metadata::NodeDep) -> Option<Edge> {
    let kinds = dep.dep_kinds.iter().map(|kind| kind.kind);
    let kinds = kinds.filter(|kind| *kind != DependencyKind::Development).collect::<Vec<_>>();
    let is_member = metadata.workspace_members.contains(&package.id);
    if kinds.is_empty() || (is_member && is_optional(package, metadata[&dep.pkg].name.as_str())) {
        return None;
    }
    Some(Edge { to: dep.pkg.repr.clone(), linked: kinds.contains(&DependencyKind::Normal) })
}

fn is_optional(package: &Package, name: &str) -> bool {
    let mut built_with = package.dependencies.iter().filter(|need| need.kind != DependencyKind::Development);
    built_with.all(|need| need.name != name || need.optional)
}

impl Built {
    /// What is wrong if the crate `name` may compile at most `most` libraries.
    pub(crate) fn fault(&self, name: &str, most: usize) -> Option<String> {
        let count = self.libraries.len();
        let names = list(&self.libraries);
        (count > most)
            .then(|| format!("{name} builds {count} libraries ({names}): at most {most} are allowed"))
    }
}

impl fmt::Display for Built {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Built { libraries, machinery } = self;
        write!(f, "{} libraries: {}", libraries.len(), list(libraries))?;
        if !machinery.is_empty() {
            write!(f, "; and for the compiler: {}", list(machinery))?;
        }
        Ok(())
    }
}

fn list(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up graph, one line a package: its name, `!` if it is a macro, then what it links, and what its build script runs after a `|`.
    fn graph(lines: &[&str]) -> Graph {
        let units = lines.iter().map(|line| {
            let (linked, run) = line.split_once('|').unwrap_or((line, ""));
            let mut words = linked.split_whitespace();
            let name = words.next().expect("a line names a package");
            let edge = |linked| move |to: &str| Edge { to: to.to_owned(), linked };
            let needs = words.map(edge(true)).chain(run.split_whitespace().map(edge(false))).collect();
            let id = name.trim_end_matches('!').to_owned();
            (id.clone(), Unit { name: id, is_macro: name.ends_with('!'), needs })
        });
        Graph { units: units.collect() }
    }

    fn built(lines: &[&str]) -> Built {
        graph(lines).built("chaupar").unwrap()
    }

    fn names(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn libraries_are_counted_once() {
        let built = built(&["chaupar core error", "core", "error core", "other core"]);
        assert_eq!(built.libraries, names(&["chaupar", "core", "error"]));
        assert_eq!(built.machinery, names(&[]));
        assert_eq!(built.fault("chaupar", 3), None);
    }

    #[test]
    fn one_library_too_many_is_a_fault() {
        let built = built(&["chaupar core error", "core", "error more", "more"]);
        let expected = "chaupar builds 4 libraries (chaupar, core, error, more): at most 3 are allowed";
        assert_eq!(built.fault("chaupar", 3).unwrap(), expected);
    }

    #[test]
    fn macros_and_build_scripts_are_told_apart() {
        let built = built(&[
            "chaupar error | version",
            "error derive",
            "derive! quote",
            "quote",
            "version parse",
            "parse",
        ]);
        assert_eq!(built.libraries, names(&["chaupar", "error"]));
        assert_eq!(built.machinery, names(&["derive", "parse", "quote", "version"]));
    }

    #[test]
    fn an_unknown_crate_is_an_error() {
        assert!(graph(&["core"]).built("chaupar").is_err());
    }
}
