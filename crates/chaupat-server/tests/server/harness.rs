//! A server for a test: on a free port, with a database of its own.

use chaupat_server::{Database, Options, Server};
use sqlx::Connection;
use std::{net::SocketAddr, sync::Arc};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

/// A running server, and what is needed to start it again.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) options: Options,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    /// The folder of an SQLite database, which goes with the last server on it.
    folder: Option<Arc<TempDir>>,
}

impl TestServer {
    pub(crate) async fn on_sqlite() -> Self {
        let (options, folder) = sqlite();
        Self::start(options, Some(folder)).await
    }

    pub(crate) async fn on_postgres() -> Self {
        Self::start(postgres().await, None).await
    }

    /// Starts a server by these options.
    pub(crate) async fn start(options: Options, folder: Option<Arc<TempDir>>) -> Self {
        let server = Server::bind(options.clone()).await.expect("the server starts");
        let address = server.address().expect("it has an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let stop = async { drop(stopped.await) };
            server.run(stop).await.expect("the server runs to its end");
        });
        Self { address, options, stop: Some(stop), running, folder }
    }

    /// Another server on the same database.
    pub(crate) async fn beside(&self) -> Self {
        Self::start(self.options.clone(), self.folder.clone()).await
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops it as SIGTERM does, and waits for the end.
    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        (&mut self.running).await.expect("the server ends without a panic");
    }

    /// Stops it, and starts it again at the same address.
    pub(crate) async fn restart(mut self) -> Self {
        self.stop().await;
        let options = Options { listen: self.address, ..self.options.clone() };
        Self::start(options, self.folder.clone()).await
    }
}

/// Options for a server on an SQLite database of its own, without limits on rates.
pub(crate) fn sqlite() -> (Options, Arc<TempDir>) {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    (Options { limits: false, ..Options::local(folder.path()) }, folder)
}

/// Options for a server on a PostgreSQL database of its own, without limits on rates.
pub(crate) async fn postgres() -> Options {
    let database = Database::Postgres(crate::postgres::fresh_database().await);
    Options { limits: false, database, ..Options::local("unused") }
}

/// Changes the database of a server that does not run.
pub(crate) async fn change(database: &Database, sql: &str) {
    match database {
        Database::Directory(folder) => {
            let database = rusqlite::Connection::open(folder.join("chaupat.sqlite")).expect("a database");
            database.execute_batch(sql).expect("SQLite does it");
        }
        Database::Postgres(url) => {
            let mut database = sqlx::PgConnection::connect(url).await.expect("a database");
            let sql = sqlx::AssertSqlSafe(sql.to_owned());
            sqlx::raw_sql(sql).execute(&mut database).await.expect("PostgreSQL does it");
            database.close().await.expect("the connection ends");
        }
    }
}
