//! Stories over real HTTP and WebSocket, on both databases.

#![allow(clippy::unwrap_used, reason = "a story is a test, whatever function it stands in")]

mod client;
mod dice;
mod docs;
mod failures;
mod forgotten;
mod harness;
mod history;
mod interface;
mod kill;
mod people;
mod predict;
mod released;
mod secrets;
mod socket;
mod stories;

#[path = "../../../chaupat-store/tests/support/postgres.rs"]
mod postgres;

/// Every test with its database: `both! { async fn name(server: TestServer) { … } }` makes two tests.
macro_rules! both {
    ($($(#[$attribute:meta])* async fn $name:ident($server:ident) $body:block)+) => {
        $(mod $name {
            #[allow(unused_imports, reason = "not every story needs all")]
            use super::*;

            $(#[$attribute])*
            async fn story($server: $crate::harness::TestServer) $body

            #[tokio::test(flavor = "multi_thread")]
            async fn on_sqlite() {
                story($crate::harness::TestServer::on_sqlite().await).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn on_postgres() {
                story($crate::harness::TestServer::on_postgres().await).await;
            }
        })+
    };
}
pub(crate) use both;
