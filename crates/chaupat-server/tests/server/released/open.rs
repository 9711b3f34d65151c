//! A server of today on a copy of an old database.

use crate::harness::{self, TestServer, change};
use std::{
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

pub(super) async fn sqlite(folder: &Path) -> TestServer {
    let (options, home) = harness::sqlite();
    std::fs::copy(folder.join("chaupat.sqlite"), home.path().join("chaupat.sqlite")).unwrap();
    change(&options.database, &wake()).await;
    TestServer::start(options, Some(home)).await
}

pub(super) async fn postgres(folder: &Path) -> TestServer {
    let options = harness::postgres().await;
    let dump = std::fs::read_to_string(folder.join("chaupat.sql")).unwrap();
    change(&options.database, &dump).await;
    change(&options.database, &wake()).await;
    TestServer::start(options, None).await
}

/// Games do not age in a drawer: those that are open go on as if the last thing had happened just now.
fn wake() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let slept = format!("{now} - (SELECT max(at) FROM event)");
    format!(
        "UPDATE game SET due = due + {slept} WHERE due IS NOT NULL;
         UPDATE event SET at = at + {slept} WHERE game IN (SELECT id FROM game WHERE state <> 'over');"
    )
}
