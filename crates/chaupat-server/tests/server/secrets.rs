//! A secret of a running game is found nowhere: in no answer, frame, log line or `Debug`.

use crate::{
    both,
    client::Client,
    harness::TestServer,
    socket::{Came, Socket},
};
use chaupat_protocol::{Act, State};
use chaupat_server::Database;
use serde_json::json;
use std::{
    io::{self, Write},
    sync::{Arc, Mutex},
    time::Duration,
};
use tracing_subscriber::fmt::MakeWriter;

/// All that is logged, kept.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// The secret of a game, out of its database, where alone it may be.
async fn secret(server: &TestServer, id: &str) -> Vec<u8> {
    match &server.options.database {
        Database::Directory(folder) => {
            let database = rusqlite::Connection::open(folder.join("chaupat.sqlite")).unwrap();
            database.query_row("SELECT bytes FROM secret WHERE game = ?1", [id], |row| row.get(0)).unwrap()
        }
        Database::Postgres(url) => {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            sqlx::query_scalar("SELECT bytes FROM secret WHERE game = $1")
                .bind(id)
                .fetch_one(&pool)
                .await
                .unwrap()
        }
    }
}

/// Everything else that the database holds.
async fn export(server: &TestServer) -> String {
    let tables = ["guest", "game", "event", "link", "import"];
    let mut all = String::new();
    for table in tables {
        match &server.options.database {
            Database::Directory(folder) => {
                let database = rusqlite::Connection::open(folder.join("chaupat.sqlite")).unwrap();
                let mut statement = database.prepare(&format!("SELECT * FROM {table}")).unwrap();
                let columns = statement.column_count();
                let mut rows = statement.query([]).unwrap();
                while let Some(row) = rows.next().unwrap() {
                    for column in 0..columns {
                        all += &match row.get_ref(column).unwrap() {
                            rusqlite::types::ValueRef::Blob(bytes) => data_encoding::HEXLOWER.encode(bytes),
                            rusqlite::types::ValueRef::Text(text) => {
                                String::from_utf8_lossy(text).into_owned()
                            }
                            rusqlite::types::ValueRef::Integer(number) => number.to_string(),
                            rusqlite::types::ValueRef::Null => String::new(),
                            rusqlite::types::ValueRef::Real(number) => {
                                panic!("{number}: no column of ours has fractions")
                            }
                        };
                    }
                }
            }
            Database::Postgres(url) => {
                let pool = sqlx::PgPool::connect(url).await.unwrap();
                let rows = sqlx::AssertSqlSafe(format!("SELECT row_to_json({table})::text FROM {table}"));
                let rows: Vec<String> = sqlx::query_scalar(rows).fetch_all(&pool).await.unwrap();
                all += &rows.concat();
            }
        }
    }
    all
}

/// How the secret might be written.
fn forms(secret: &[u8]) -> Vec<String> {
    let hex = data_encoding::HEXLOWER.encode(secret);
    let list = format!("{secret:?}");
    let base64 = data_encoding::BASE64.encode(secret);
    vec![
        hex.clone(),
        hex.to_uppercase(),
        list.trim_matches(['[', ']']).to_owned(),
        base64.trim_end_matches('=').to_owned(),
    ]
}

both! {
    async fn a_planted_secret_is_found_nowhere(server) {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt().with_writer(log.clone()).with_max_level(tracing::Level::TRACE).finish();
        // Another test of the same process may have set one: each test is a process of its own.
        tracing::subscriber::set_global_default(subscriber).expect("the first subscriber");
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&json!({ "rules": "chaturaji", "dice": { "salts": "none" } })).await;
        let secret = secret(&server, &made.id).await;
        let commitment = chaupat::fair::Secret::new(secret.clone().try_into().unwrap()).commitment(&made.id);
        assert_eq!(Some(commitment.to_string()), made.commitment, "this is the secret of the game");

        let mut told = String::new();
        let mut socket = Socket::open(&asha).await;
        socket.sub(&made.id, None).await;
        for _ in 0..6 {
            let view = asha.settled(&made.id).await;
            assert_ne!(view.state, State::Over);
            let act = match asha.legal(&made.id).await.actions.first() {
                Some(action) => Act::Play(action.ply.clone()),
                None => Act::Throw,
            };
            told += &asha.send_action(&made.id, &asha.action(view.v, act)).await.text;
        }
        let nobody = Client::stranger(&server).await;
        for viewer in [&asha, &nobody] {
            for path in ["", "/events", "/legal", "/record", "/fairness"] {
                told += &viewer.get(&format!("/api/v1/games/{}{path}", made.id)).await.text;
            }
            for path in ["/api/v1/games", "/api/v1/fairness/log", "/healthz", "/readyz", "/api/v1/nothing"] {
                told += &viewer.get(path).await.text;
            }
        }
        let frames = async {
            while let Came::Frame(frame) = socket.next().await {
                told += &serde_json::to_string(&frame).unwrap();
            }
        };
        tokio::time::timeout(Duration::from_secs(2), frames).await.ok();
        let logged = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
        assert!(told.len() > 10_000 && logged.len() > 1_000, "there is something to search: {} {}", told.len(), logged.len());
        let export = export(&server).await;
        assert!(export.contains("Asha") && !export.contains(&forms(&secret)[0]), "the rest of the database tells it");
        let token = asha.token.clone().unwrap();
        for form in forms(&secret) {
            assert!(!told.contains(&form) && !logged.contains(&form), "the secret was told: {form}");
        }
        assert!(!logged.contains(&token), "the token is in the log");
        let row = chaupat_store::SecretBytes::new([0xab; 32]);
        assert_eq!(format!("{row:?}"), "SecretBytes(..)");
        let url = Database::Postgres("postgres://user:hush@host/db".to_owned());
        assert!(!format!("{url:?}").contains("hush"));

        asha.act_now(&made.id, Act::Abandon).await;
        let over = asha.record(&made.id).await;
        assert!(over.contains(&forms(&secret)[0]), "the search would have found it: now it is told");
    }
}
