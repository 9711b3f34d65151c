//! The verifier in Python, asked about many files in one process.

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
};

/// Reads files from standard input, each behind its length on a line, and answers each with a line: code and sentence.
const BATCH: &str = "
import sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import verify
source = sys.stdin.buffer
while length := source.readline():
    code, line = verify.verify(source.read(int(length)))
    sys.stdout.buffer.write(f'{code} {line}\\n'.encode())
";

fn docs() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs"].iter().collect()
}

/// What the verifier in Python says about each of these files: exit code and sentence. `None` when there is no Python on
/// this machine, which is said.
pub(crate) fn verdicts(files: &[Vec<u8>]) -> Option<Vec<String>> {
    script(BATCH, files)
}

/// The line with which a script answers each of these texts, which it reads from standard input, each behind its length on
/// a line.
pub(crate) fn script(code: &str, texts: &[Vec<u8>]) -> Option<Vec<String>> {
    let mut python = Command::new("python3");
    python.args(["-c", code]).arg(docs()).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = match python.spawn() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("python3 is missing here: the second verifier was not asked");
            return None;
        }
        other => other.unwrap(),
    };
    let mut input = child.stdin.take().unwrap();
    let framed: Vec<Vec<u8>> =
        texts.iter().map(|text| [format!("{}\n", text.len()).as_bytes(), text].concat()).collect();
    // A script that fails reads no further.
    let writer = thread::spawn(move || drop(input.write_all(&framed.concat())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "the script in Python fails");
    let answers: Vec<String> = String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect();
    assert_eq!(answers.len(), texts.len());
    Some(answers)
}

/// What the verifier in Rust says, in the same form.
pub(crate) fn own_verdict(file: &[u8]) -> String {
    let verdict = chaupat::fair::verify(file);
    format!("{} {verdict}", verdict.code())
}
