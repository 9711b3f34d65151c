use thiserror::Error;

/// Why the store did not do what was asked. What it says goes to the log; clients are told only that the server failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database said no, or cannot be reached.
    #[error("the database: {0}")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The database holds something that was never written there.
    #[error("the database holds what it should not: {0}")]
    Corrupt(String),
    /// The store is closed, or its writer has ended.
    #[error("the database is closed")]
    Closed,
}

impl StoreError {
    #[cfg_attr(
        not(any(feature = "sqlite", feature = "postgres")),
        expect(dead_code, reason = "no database is built in")
    )]
    pub(crate) fn database(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Database(error.into())
    }
}
