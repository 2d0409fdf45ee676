/**
 * How the tables of the database came about, one step after the other. A step that was ever released is never changed: what must be
 * otherwise is a new step at the end.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT;

  CREATE TABLE login (
    login TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE REFERENCES person (id),
    salt BLOB NOT NULL,
    hash BLOB NOT NULL
  ) STRICT;

  CREATE TABLE session (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    created INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES person (id),
    created INTEGER NOT NULL,
    header TEXT NOT NULL,
    length INTEGER NOT NULL,
    over INTEGER NOT NULL,
    turn TEXT NOT NULL,
    summary TEXT NOT NULL,
    updated INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX game_table_owner ON game_table (owner);

  CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    place INTEGER NOT NULL,
    seat TEXT NOT NULL,
    player TEXT,
    person TEXT REFERENCES person (id),
    PRIMARY KEY (game_table, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seat_person ON seat (person);

  CREATE TABLE act (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    seat TEXT NOT NULL,
    back INTEGER NOT NULL,
    choices TEXT NOT NULL,
    saved TEXT NOT NULL,
    PRIMARY KEY (game_table, seq),
    UNIQUE (game_table, id)
  ) STRICT, WITHOUT ROWID;
  `,
]
