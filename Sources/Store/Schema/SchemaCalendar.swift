/// The tables of calendars that are read and never written, and of the weather.
///
/// Events are kept as they come, a row for each time: the service opens neither files nor the network.
enum SchemaCalendar {
  static let tables = """
    CREATE TABLE calendar (
      id       TEXT NOT NULL PRIMARY KEY,
      name     TEXT NOT NULL,
      kind     TEXT NOT NULL CHECK (kind IN ('file', 'folder', 'web', 'caldav')),
      place    TEXT NOT NULL,                    -- a path, an address, or secret: and a name
      color    TEXT,
      notice   TEXT CHECK (notice IN ('leave', 'heads-up')),
      minutes  INTEGER CHECK (minutes BETWEEN 0 AND 1440),
      tag      TEXT,                             -- what its source calls the state that was read
      changed  TEXT,                             -- when that says that it was changed last
      zone     TEXT,                             -- the machine's when it was read
      read_at  INTEGER,                          -- seconds UTC
      reach    INTEGER,                          -- seconds UTC; its events are worked out until then
      problem  TEXT,                             -- why it could not be read since
      is_cut   INTEGER NOT NULL DEFAULT 0 CHECK (is_cut IN (0, 1)),
      user     TEXT,                             -- of a server
      secret   TEXT,                             -- the name that the password is kept under
      failures INTEGER NOT NULL DEFAULT 0,       -- how often in a row it could not be read
      retry_at INTEGER,                          -- seconds UTC; it is left alone until then
      CHECK ((notice IS NULL) = (minutes IS NULL))
    ) STRICT;

    CREATE UNIQUE INDEX calendar_name ON calendar (name COLLATE NOCASE);

    CREATE TABLE calendar_object (
      calendar_id TEXT NOT NULL,
      address     TEXT NOT NULL,
      tag         TEXT NOT NULL,
      PRIMARY KEY (calendar_id, address)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE event (
      id          INTEGER PRIMARY KEY,
      calendar_id TEXT NOT NULL,
      address     TEXT NOT NULL,                 -- of the object that it came with
      uid         TEXT NOT NULL,
      title       TEXT NOT NULL,
      place       TEXT,
      is_busy     INTEGER NOT NULL CHECK (is_busy IN (0, 1)),
      start_at    INTEGER,                       -- seconds UTC
      end_at      INTEGER,
      start_on    TEXT,                          -- of whole days
      end_on      TEXT,                          -- the first day after them
      CHECK ((start_at IS NULL) = (end_at IS NULL)),
      CHECK ((start_on IS NULL) = (end_on IS NULL)),
      CHECK ((start_at IS NULL) <> (start_on IS NULL))
    ) STRICT;

    CREATE INDEX event_time ON event (end_at, start_at) WHERE end_at IS NOT NULL;
    CREATE INDEX event_days ON event (end_on, start_on) WHERE end_on IS NOT NULL;
    CREATE INDEX event_object ON event (calendar_id, address);

    CREATE TABLE weather (
      only      INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
      place     TEXT NOT NULL,                   -- as the settings name it
      latitude  INTEGER,                         -- tenths of a degree
      longitude INTEGER,
      day       TEXT,                            -- the civil day there that the rest is of
      code      INTEGER,                         -- of the World Meteorological Organization
      high      INTEGER,                         -- degrees Celsius
      low       INTEGER,
      rain      INTEGER,                         -- per cent
      wind      INTEGER,                         -- kilometres an hour
      asked_at  INTEGER NOT NULL,                -- seconds UTC; of the last try
      read_at   INTEGER
    ) STRICT;
    """
}
