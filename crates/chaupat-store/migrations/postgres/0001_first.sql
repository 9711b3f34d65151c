-- Who may come back: a name and the hash of a token.
CREATE TABLE guest (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name    TEXT   NOT NULL,
    token   BYTEA  NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

-- One line a game. What happened in it is in event; state and due follow from that, and are
-- kept for those who look for games.
CREATE TABLE game (
    n          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    owner      BIGINT  NOT NULL REFERENCES guest (id),
    key        TEXT,
    created    BIGINT  NOT NULL,
    private    BOOLEAN NOT NULL,
    state      TEXT    NOT NULL,
    due        BIGINT,
    commitment BYTEA,
    UNIQUE (owner, key)
);
CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL;
CREATE INDEX game_state ON game (state, n) WHERE state <> 'over';

-- The truth. The key lets each version of a game be written once, and each action of a client be done once.
CREATE TABLE event (
    game    TEXT     NOT NULL REFERENCES game (id),
    version BIGINT   NOT NULL,
    at      BIGINT   NOT NULL,
    guest   BIGINT,
    seat    SMALLINT,
    client  TEXT,
    kind    TEXT     NOT NULL,
    body    TEXT     NOT NULL,
    PRIMARY KEY (game, version)
);
CREATE UNIQUE INDEX event_client ON event (game, seat, client) WHERE client IS NOT NULL;
CREATE INDEX event_guest ON event (guest, game) WHERE kind IN ('created', 'seated');

-- The secrets of the dice: in a table of their own, which nothing but the drawing and the telling at the end reads.
CREATE TABLE secret (
    game  TEXT PRIMARY KEY REFERENCES game (id),
    bytes BYTEA NOT NULL
);

-- Links to seats: only hashes of their words.
CREATE TABLE link (
    game TEXT     NOT NULL REFERENCES game (id),
    seat SMALLINT NOT NULL,
    word BYTEA    NOT NULL,
    PRIMARY KEY (game, seat)
);

-- Records that were brought from elsewhere, as they were written.
CREATE TABLE import (
    id      TEXT   PRIMARY KEY,
    owner   BIGINT NOT NULL REFERENCES guest (id),
    created BIGINT NOT NULL,
    text    TEXT   NOT NULL
);
