//! A fresh database of its own for a test.

use sqlx::{Connection, Executor, PgConnection};

/// The address of a new, empty database.
///
/// # Panics
/// When no PostgreSQL is running for the tests.
pub(crate) async fn fresh_database() -> String {
    let server = std::env::var("CHAUPAT_TEST_POSTGRES").expect(
        "CHAUPAT_TEST_POSTGRES names a PostgreSQL: `cargo xtask test` starts one, and so does `cargo xtask db`",
    );
    let mut connection = PgConnection::connect(&server).await.expect("the PostgreSQL of the tests answers");
    let random: String = sqlx::query_scalar("SELECT replace(gen_random_uuid()::text, '-', '')")
        .fetch_one(&mut connection)
        .await
        .expect("PostgreSQL makes random names");
    let name = format!("test_{random}");
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(create).await.expect("a database can be made");
    let (host, _) = server.rsplit_once('/').expect("the address ends with a database");
    format!("{host}/{name}")
}
