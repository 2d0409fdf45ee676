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
  `
  ALTER TABLE person ADD COLUMN away_from INTEGER;
  ALTER TABLE person ADD COLUMN away_until INTEGER;
  ALTER TABLE session ADD COLUMN browser TEXT NOT NULL DEFAULT '';
  CREATE INDEX session_person ON session (person);

  ALTER TABLE game_table ADD COLUMN game TEXT NOT NULL DEFAULT '';
  ALTER TABLE game_table ADD COLUMN pace TEXT NOT NULL DEFAULT '{"kind":"any"}';
  ALTER TABLE game_table ADD COLUMN pace_kind TEXT NOT NULL DEFAULT 'any';
  ALTER TABLE game_table ADD COLUMN access TEXT NOT NULL DEFAULT 'link';
  ALTER TABLE game_table ADD COLUMN clock TEXT NOT NULL DEFAULT 'null';
  ALTER TABLE game_table ADD COLUMN started INTEGER;
  ALTER TABLE game_table ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE game_table ADD COLUMN motion TEXT NOT NULL DEFAULT 'null';
  ALTER TABLE game_table ADD COLUMN rematch TEXT;
  ALTER TABLE seat ADD COLUMN words TEXT;
  UPDATE game_table SET started = created
    WHERE NOT EXISTS (SELECT 1 FROM seat WHERE game_table = game_table.id AND player IS NULL AND person IS NULL);
  UPDATE game_table SET game = json_extract(header, '$.game');
  CREATE INDEX game_table_public ON game_table (access, updated);

  CREATE TABLE said (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    n INTEGER NOT NULL,
    room TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_table, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX said_person ON said (person);

  CREATE TABLE note (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    person TEXT NOT NULL REFERENCES person (id),
    text TEXT NOT NULL,
    PRIMARY KEY (game_table, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX note_person ON note (person);

  CREATE TABLE avoided (
    person TEXT NOT NULL REFERENCES person (id),
    other TEXT NOT NULL REFERENCES person (id),
    how TEXT NOT NULL,
    PRIMARY KEY (person, other)
  ) STRICT, WITHOUT ROWID;
  `,
]
