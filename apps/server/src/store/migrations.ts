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
  // How games ended, and what that says about those who played.
  `
  ALTER TABLE game_table ADD COLUMN rated TEXT NOT NULL DEFAULT 'old';
  ALTER TABLE game_table ADD COLUMN allied TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE game_table ADD COLUMN ended INTEGER;
  ALTER TABLE game_table ADD COLUMN ending TEXT NOT NULL DEFAULT 'null';
  ALTER TABLE game_table ADD COLUMN result TEXT;
  ALTER TABLE seat ADD COLUMN began TEXT REFERENCES person (id);
  ALTER TABLE seat ADD COLUMN won INTEGER NOT NULL DEFAULT 0;
  UPDATE game_table SET ended = updated WHERE over = 1;
  UPDATE game_table SET result = 'early' WHERE abandoned = 1;
  UPDATE seat SET began = person WHERE game_table IN (SELECT id FROM game_table WHERE started IS NOT NULL);
  CREATE INDEX seat_began ON seat (began);

  CREATE TABLE rating (
    person TEXT NOT NULL REFERENCES person (id),
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, pace)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE rated_game (
    person TEXT NOT NULL REFERENCES person (id),
    game_table TEXT NOT NULL REFERENCES game_table (id),
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    at INTEGER NOT NULL,
    before REAL NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (person, game_table)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rated_game_curve ON rated_game (person, game, pace, at);
  CREATE INDEX rated_game_table ON rated_game (game_table);
  `,
  `
  ALTER TABLE person ADD COLUMN suspended TEXT;
  ALTER TABLE person ADD COLUMN silenced_until INTEGER;

  CREATE TABLE report (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL REFERENCES person (id),
    person TEXT NOT NULL REFERENCES person (id),
    game_table TEXT NOT NULL,
    n INTEGER,
    text TEXT,
    reason TEXT NOT NULL,
    settled INTEGER
  ) STRICT;
  CREATE INDEX report_settled ON report (settled, at);

  CREATE TABLE deed (
    n INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    words TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE way (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    label TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    kinds TEXT NOT NULL,
    daily INTEGER NOT NULL,
    created INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    busy_until INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX way_person ON way (person);

  CREATE TABLE notice (
    way TEXT NOT NULL REFERENCES way (id),
    kind TEXT NOT NULL,
    game_table TEXT NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (way, kind, game_table)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notice_due ON notice (due);
  CREATE INDEX notice_table ON notice (game_table);

  CREATE TABLE own (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  `,
  // Finished games are looked for by what they were and who played them.
  `
  ALTER TABLE person ADD COLUMN folded TEXT NOT NULL DEFAULT '';
  UPDATE person SET folded = lower(name);
  CREATE INDEX person_folded ON person (folded);
  CREATE INDEX game_table_archive ON game_table (access, ended, id);
  CREATE INDEX game_table_archive_game ON game_table (game, access, ended, id);

  CREATE TABLE game_option (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game_table, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX game_option_value ON game_option (name, value, game_table);
  `,
  // Programs that play belong to somebody.
  `
  ALTER TABLE person ADD COLUMN bot_of TEXT REFERENCES person (id);
  CREATE INDEX person_bot_of ON person (bot_of);
  `,
  // Keys of people's devices, and what such a device is to sign.
  `
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
  ) STRICT;
  CREATE INDEX passkey_person ON passkey (person);

  CREATE TABLE challenge (
    value TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX challenge_until ON challenge (until);
  `,
  // Why computers did it.
  `
  ALTER TABLE act ADD COLUMN why TEXT;
  `,
  // Only public tables are looked for by when something happened; at the others nothing need be found anew with every choice.
  `
  DROP INDEX game_table_public;
  CREATE INDEX game_table_public ON game_table (updated) WHERE access = 'public' AND over = 0;
  `,
  // What is done number by number by whoever works on the same database.
  `
  CREATE TABLE errand (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    work BLOB NOT NULL
  ) STRICT;

  CREATE TABLE errand_report (
    errand TEXT NOT NULL REFERENCES errand (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    report BLOB NOT NULL,
    PRIMARY KEY (errand, number)
  ) STRICT, WITHOUT ROWID;
  `,
  // Seats that are kept for whoever is given a link for them.
  `
  ALTER TABLE seat ADD COLUMN invite TEXT;
  `,
]
