-- Who may come back: a name and the hash of a token.
CREATE TABLE guest (
    id      INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    token   BLOB    NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT;

-- One line a game. What happened in it is in event; state and due follow from that, and are
-- kept for those who look for games.
CREATE TABLE game (
    n          INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT    NOT NULL UNIQUE,
    owner      INTEGER NOT NULL REFERENCES guest (id),
    key        TEXT,
    created    INTEGER NOT NULL,
    private    INTEGER NOT NULL,
    state      TEXT    NOT NULL,
    due        INTEGER,
    commitment BLOB,
    UNIQUE (owner, key)
) STRICT;
CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL;
CREATE INDEX game_state ON game (state, n) WHERE state <> 'over';

-- The truth. The key lets each version of a game be written once, and each action of a client be done once.
CREATE TABLE event (
    game    TEXT    NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    guest   INTEGER,
    seat    INTEGER,
    client  TEXT,
    kind    TEXT    NOT NULL,
    body    TEXT    NOT NULL,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_client ON event (game, seat, client) WHERE client IS NOT NULL;
CREATE INDEX event_guest ON event (guest, game) WHERE kind IN ('created', 'seated');

-- The secrets of the dice: in a table of their own, which nothing but the drawing and the telling at the end reads.
CREATE TABLE secret (
    game  TEXT PRIMARY KEY REFERENCES game (id),
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Links to seats: only hashes of their words.
CREATE TABLE link (
    game TEXT    NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    word BLOB    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Records that were brought from elsewhere, as they were written.
CREATE TABLE import (
    id      TEXT    PRIMARY KEY,
    owner   INTEGER NOT NULL REFERENCES guest (id),
    created INTEGER NOT NULL,
    text    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
