//! The crates of the workspace and what they say they depend on.

use cargo_metadata::{DependencyKind, Metadata, Package};

use super::table::{Layer, may_be_tested_with, may_never_use, may_use};

/// A crate of the workspace.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// The folder of its `Cargo.toml`.
    pub(crate) folder: std::path::PathBuf,
    needs: Vec<Need>,
}

/// A dependency as a `Cargo.toml` declares it, optional or not, on any platform.
#[derive(Debug)]
struct Need {
    name: String,
    for_tests_only: bool,
    in_workspace: bool,
}

/// This crate depends on nothing that is built with it.
const ROOT: &str = "chaupat-core";

impl Member {
    /// All crates of the workspace.
    pub(crate) fn all(metadata: &Metadata) -> Vec<Member> {
        let packages = metadata.workspace_packages();
        let is_member = |name: &str| packages.iter().any(|package| package.name.as_str() == name);
        packages.iter().map(|package| Member::of(package, is_member)).collect()
    }

    fn of(package: &Package, is_member: impl Fn(&str) -> bool) -> Member {
        let needs = package.dependencies.iter().map(|dependency| Need {
            name: dependency.name.clone(),
            for_tests_only: dependency.kind == DependencyKind::Development,
            in_workspace: dependency.path.is_some() && is_member(&dependency.name),
        });
        let manifest = package.manifest_path.as_std_path();
        Member {
            name: package.name.to_string(),
            folder: manifest.parent().expect("a manifest lies in a folder").to_owned(),
            needs: needs.collect(),
        }
    }
}

/// What is wrong with the dependencies of `member`, a sentence each.
pub(crate) fn faults(member: &Member) -> Vec<String> {
    let name = &member.name;
    let Some(layer) = Layer::of(name) else {
        return vec![format!("{name} has no layer: give it one in xtask/src/layers/table.rs")];
    };
    let mut faults = member.needs.iter().filter_map(|need| fault(name, layer, need)).collect::<Vec<_>>();
    if name == ROOT {
        let built_with = member.needs.iter().filter(|need| !need.for_tests_only);
        faults.extend(
            built_with.map(|need| format!("{ROOT} may depend on nothing, but depends on {}", need.name)),
        );
    }
    faults
}

fn fault(name: &str, layer: Layer, need: &Need) -> Option<String> {
    if !need.in_workspace {
        return None;
    }
    if !need.for_tests_only && may_never_use(name, &need.name) {
        return Some(format!("{name} depends on {}: bots must not know where throws come from", need.name));
    }
    // A crate without a layer gets its own message.
    let used = Layer::of(&need.name)?;
    // Its tests turn on the crate's own options by naming it.
    let own_options = need.for_tests_only && need.name == name;
    let test_tool = need.for_tests_only && used == Layer::Development;
    let other_end = need.for_tests_only && may_be_tested_with(name, &need.name);
    if own_options || test_tool || other_end || may_use((name, layer), (&need.name, used)) {
        return None;
    }
    let how = if need.for_tests_only { "is tested with" } else { "depends on" };
    Some(format!("{name} ({layer}) {how} {} ({used}): only lower layers are allowed", need.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn need(name: &str) -> Need {
        Need { name: name.to_owned(), for_tests_only: false, in_workspace: true }
    }

    fn for_tests(name: &str) -> Need {
        Need { for_tests_only: true, ..need(name) }
    }

    fn from_outside(name: &str) -> Need {
        Need { in_workspace: false, ..need(name) }
    }

    fn faults_of(name: &str, needs: Vec<Need>) -> Vec<String> {
        faults(&Member { name: name.to_owned(), folder: name.into(), needs })
    }

    #[test]
    fn lower_layers_and_crates_from_outside_are_allowed() {
        assert!(faults_of("chaupar", vec![need("chaupat-core"), from_outside("thiserror")]).is_empty());
        assert!(faults_of("chaupat-server", vec![need("chaupat"), need("chaupat-store")]).is_empty());
        assert!(faults_of("chaupat-store", vec![need("chaupat-protocol")]).is_empty());
        assert!(faults_of("chaupat-bench", vec![need("chaupat-tui"), need("chaupat-testkit")]).is_empty());
    }

    /// Whoever chooses actions cannot name the dice; only its tests roll them.
    #[test]
    fn bots_do_not_know_the_dice() {
        let faults = faults_of("chaupat-ai", vec![need("chaupat-core"), need("chaupat-dice")]);
        assert_eq!(faults, ["chaupat-ai depends on chaupat-dice: bots must not know where throws come from"]);
        assert!(faults_of("chaupat-ai", vec![for_tests("chaupat-dice")]).is_empty());
    }

    #[test]
    fn a_higher_layer_is_refused() {
        let faults = faults_of("chaupar", vec![need("chaupat-notation")]);
        let expected =
            "chaupar (layer 1) depends on chaupat-notation (layer 2): only lower layers are allowed";
        assert_eq!(faults, [expected]);
    }

    #[test]
    fn the_same_layer_is_refused() {
        let faults = faults_of("chaturaji", vec![need("chaupar")]);
        let expected = "chaturaji (layer 1) depends on chaupar (layer 1): only lower layers are allowed";
        assert_eq!(faults, [expected]);
        assert_eq!(faults_of("chaupat-protocol", vec![need("chaupat-store")]).len(), 1);
    }

    #[test]
    fn test_tools_serve_tests_only() {
        assert!(faults_of("chaupar", vec![for_tests("chaupat-testkit"), for_tests("chaupar")]).is_empty());
        let faults = faults_of("chaupar", vec![need("chaupat-testkit")]);
        let expected =
            "chaupar (layer 1) depends on chaupat-testkit (development only): only lower layers are allowed";
        assert_eq!(faults, [expected]);
    }

    #[test]
    fn tests_do_not_reach_up_either() {
        assert!(faults_of("chaupat-cli", vec![for_tests("chaupat-server")]).is_empty());
        assert_eq!(faults_of("chaupat-cli", vec![need("chaupat-server")]).len(), 1);
        assert_eq!(faults_of("chaupat-server", vec![for_tests("chaupat-cli")]).len(), 1);
        let faults = faults_of("chaupar", vec![for_tests("chaupat")]);
        let expected = "chaupar (layer 1) is tested with chaupat (layer 3): only lower layers are allowed";
        assert_eq!(faults, [expected]);
    }

    #[test]
    fn examples_stand_outside_of_the_product() {
        assert!(
            faults_of("ur", vec![need("chaupat"), need("chaupat-core"), for_tests("chaupat-testkit")])
                .is_empty()
        );
        assert!(faults_of("chaupat-tests", vec![need("ur")]).is_empty());
        let faults = [need("ur"), for_tests("ur")].map(|need| faults_of("chaupat-cli", vec![need]));
        let expected = [
            ["chaupat-cli (layer 5) depends on ur (an example): only lower layers are allowed"],
            ["chaupat-cli (layer 5) is tested with ur (an example): only lower layers are allowed"],
        ];
        assert_eq!(faults, expected);
        let expected =
            "ur (an example) depends on chaupat-testkit (development only): only lower layers are allowed";
        assert_eq!(faults_of("ur", vec![need("chaupat-testkit")]), [expected]);
    }

    #[test]
    fn the_core_has_no_dependencies() {
        assert!(faults_of("chaupat-core", vec![for_tests("proptest")]).is_empty());
        let faults = faults_of("chaupat-core", vec![from_outside("thiserror")]);
        assert_eq!(faults, ["chaupat-core may depend on nothing, but depends on thiserror"]);
    }

    #[test]
    fn every_crate_has_a_layer() {
        let faults = faults_of("chaupat-clock", vec![]);
        assert_eq!(faults, ["chaupat-clock has no layer: give it one in xtask/src/layers/table.rs"]);
    }
}
