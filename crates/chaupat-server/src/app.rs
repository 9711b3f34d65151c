//! The server as a whole: made, running, stopped.

use crate::{
    bots::{Bots, HouseBots},
    http,
    limits::Limits,
    probe::{NoProbe, Probe},
    sweep,
    tables::Tables,
};
use axum::{Router, extract::ConnectInfo};
use chaupat_store::{Store, StoreError, sqlite::Sqlite};
use std::{
    fmt, io,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use thiserror::Error;
use tokio::{net::TcpListener, sync::watch, task::JoinSet};

/// Where games are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// In a file `chaupat.sqlite` in this directory, which is made when it is missing.
    Directory(PathBuf),
    /// In PostgreSQL, at this address.
    Postgres(String),
}

/// Without the password of the address.
impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Directory(directory) => f.debug_tuple("Directory").field(directory).finish(),
            Self::Postgres(_) => f.write_str("Postgres(..)"),
        }
    }
}

/// What a server needs to know.
#[derive(Clone)]
pub struct Options {
    /// Where it listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where it keeps its games.
    pub database: Database,
    /// Whether the rates of requests are limited.
    pub limits: bool,
    /// The addresses of proxies, whose word about who asks is believed.
    pub proxies: Vec<IpAddr>,
    /// Whether browsers reach the server by TLS, and may send its cookie in no other way.
    pub secure: bool,
    /// What plays for seats of bots.
    pub bots: Arc<dyn Bots>,
    /// Who is told of each step of an action.
    pub probe: Arc<dyn Probe>,
}

impl Options {
    /// A server on a free port of this machine, with its games in this directory.
    pub fn local(directory: impl Into<PathBuf>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: Database::Directory(directory.into()),
            limits: true,
            proxies: Vec::new(),
            secure: false,
            bots: Arc::new(HouseBots),
            probe: Arc::new(NoProbe),
        }
    }
}

/// Why a server did not start, or stopped by itself.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServerError {
    /// The directory for the games cannot be made.
    #[error("the directory {0} cannot be made: {1}")]
    Directory(PathBuf, #[source] io::Error),
    /// The games cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// This build knows no PostgreSQL.
    #[error("this program was built without PostgreSQL")]
    NoPostgres,
    /// The address cannot be listened on.
    #[error("{0} cannot be listened on: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// Connections cannot be taken any more.
    #[error("no more connections can be taken: {0}")]
    Serve(#[source] io::Error),
}

/// What all parts of the server share.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: Arc<dyn Bots>,
    pub(crate) probe: Arc<dyn Probe>,
    pub(crate) limits: Limits,
    pub(crate) proxies: Vec<IpAddr>,
    pub(crate) secure: bool,
    /// Says when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    /// How many sockets and streams are open.
    pub(crate) sockets: watch::Sender<usize>,
    next_socket: AtomicU64,
}

impl Services {
    /// A number for a new socket.
    pub(crate) fn socket_number(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether the server is stopping.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// A server that listens, and answers once it [runs](Self::run).
pub struct Server {
    listener: TcpListener,
    services: Arc<Services>,
    stop: watch::Sender<bool>,
}

/// How often those are forgotten who have not asked for long.
const TIDY: Duration = Duration::from_mins(1);

/// How long requests have to be finished, and sockets to go, when the server stops.
const FAREWELL: Duration = Duration::from_secs(8);

impl Server {
    /// Opens the games and the address.
    ///
    /// # Errors
    /// When either cannot be opened.
    pub async fn bind(options: Options) -> Result<Self, ServerError> {
        let store = open(&options.database).await?;
        let listener = TcpListener::bind(options.listen)
            .await
            .map_err(|error| ServerError::Listen(options.listen, error))?;
        let (stop, stopping) = watch::channel(false);
        let services = Arc::new(Services {
            store,
            tables: Tables::default(),
            bots: options.bots,
            probe: options.probe,
            limits: Limits::new(options.limits),
            proxies: options.proxies,
            secure: options.secure,
            stopping,
            sockets: watch::Sender::new(0),
            next_socket: AtomicU64::new(1),
        });
        Ok(Self { listener, services, stop })
    }

    /// The address at which it listens.
    ///
    /// # Errors
    /// When the operating system does not tell.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `stop` is over; then tells all sockets, lets them and the requests finish, and closes the store.
    ///
    /// # Errors
    /// When no more connections can be taken.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServerError> {
        let Self { listener, services, stop: stopping } = self;
        let mut sweeps = sweeps(&services);
        let router = router(Arc::clone(&services));
        let farewell = Arc::clone(&services);
        let told = async move {
            stop.await;
            tracing::info!("stopping");
            stopping.send_replace(true);
        };
        let serve = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>())
            .with_graceful_shutdown(told)
            .into_future();
        let mut wait = services.stopping.clone();
        let served = tokio::select! {
            served = serve => served.map_err(ServerError::Serve),
            () = async {
                wait.wait_for(|stopping| *stopping).await.ok();
                tokio::time::sleep(FAREWELL).await;
            } => Ok(()),
        };
        sweeps.shutdown().await;
        let mut sockets = farewell.sockets.subscribe();
        // Sockets outlive the requests that opened them.
        tokio::time::timeout(FAREWELL, sockets.wait_for(|open| *open == 0)).await.ok();
        farewell.store.close().await;
        served
    }
}

#[cfg_attr(not(feature = "postgres"), expect(clippy::unused_async, reason = "only PostgreSQL is waited for"))]
async fn open(database: &Database) -> Result<Arc<dyn Store>, ServerError> {
    match database {
        Database::Directory(directory) => {
            std::fs::create_dir_all(directory)
                .map_err(|error| ServerError::Directory(directory.clone(), error))?;
            Ok(Arc::new(Sqlite::open(&directory.join("chaupat.sqlite"))?))
        }
        #[cfg(feature = "postgres")]
        Database::Postgres(url) => Ok(Arc::new(chaupat_store::postgres::Postgres::connect(url).await?)),
        #[cfg(not(feature = "postgres"))]
        Database::Postgres(_) => Err(ServerError::NoPostgres),
    }
}

fn sweeps(services: &Arc<Services>) -> JoinSet<()> {
    let mut sweeps = JoinSet::new();
    sweeps.spawn(sweep::wake_due(Arc::clone(services)));
    if let Some(changes) = services.store.changes() {
        sweeps.spawn(sweep::pass_hints(Arc::clone(services), changes));
    }
    let services = Arc::clone(services);
    sweeps.spawn(async move {
        loop {
            tokio::time::sleep(TIDY).await;
            services.limits.tidy();
        }
    });
    sweeps
}

fn router(services: Arc<Services>) -> Router {
    http::router().with_state(services)
}

/// The address of the connection.
pub(crate) type Peer = ConnectInfo<SocketAddr>;
