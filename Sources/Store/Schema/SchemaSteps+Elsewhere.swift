internal import SQLite

/// The steps for what is elsewhere, too: lists on a server, calendars that are read, and the phone.
extension Schema {
  /// Version 15: lists are kept the same as on a server.
  static let sync = Migration(
    version: 15,
    script: """
      CREATE TABLE sync_account (
        id        INTEGER PRIMARY KEY,
        name      TEXT    NOT NULL UNIQUE COLLATE NOCASE,
        address   TEXT    NOT NULL,
        user      TEXT    NOT NULL,
        secret    TEXT    NOT NULL,                  -- where it is kept, never the secret itself
        takes_new INTEGER NOT NULL DEFAULT 0 CHECK (takes_new IN (0, 1)),
        added_at  INTEGER NOT NULL,                  -- milliseconds UTC
        journal   INTEGER NOT NULL DEFAULT 0,        -- the batch that was looked at last
        done_at   INTEGER,                           -- milliseconds UTC; when it went through last
        failures  INTEGER NOT NULL DEFAULT 0,
        retry_at  INTEGER,                           -- milliseconds UTC
        trouble   TEXT
      ) STRICT;

      CREATE TABLE sync_list (
        id         INTEGER PRIMARY KEY,
        account_id INTEGER NOT NULL,
        list_id    TEXT    NOT NULL,
        address    TEXT    NOT NULL,
        tag        TEXT,
        token      TEXT,
        whole_at   INTEGER,                          -- milliseconds UTC; when all of it was listed last
        state      TEXT    NOT NULL DEFAULT 'open'
                   CHECK (state IN ('open', 'read-only', 'gone', 'held', 'off')),
        vanished   INTEGER NOT NULL DEFAULT 0        -- how many are gone there, where it is held
      ) STRICT;

      CREATE UNIQUE INDEX sync_list_address ON sync_list (account_id, address);

      CREATE TABLE sync_object (
        id      INTEGER PRIMARY KEY,
        list    INTEGER NOT NULL,                    -- of sync_list
        address TEXT    NOT NULL,                    -- as the server writes it
        key     TEXT    NOT NULL,                    -- as it is compared
        uid     TEXT,
        tag     TEXT,                                -- none before the server has named one
        base    TEXT,                                -- what the server had last, or is about to get
        todo_id TEXT,                                -- of a to-do that is gone: it was deleted here
        version INTEGER NOT NULL DEFAULT 0,          -- the last change of the journal that was seen
        pushed  INTEGER NOT NULL DEFAULT 0,          -- the one that the server has
        state   TEXT    NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'other', 'unreadable', 'refused', 'leaving', 'held',
                                  'restored'))
      ) STRICT;

      CREATE UNIQUE INDEX sync_object_key ON sync_object (list, key);
      CREATE INDEX sync_object_todo ON sync_object (todo_id) WHERE todo_id IS NOT NULL;
      CREATE INDEX sync_object_uid ON sync_object (uid) WHERE uid IS NOT NULL;

      CREATE TABLE sync_gone (
        uid     TEXT    NOT NULL PRIMARY KEY,
        gone_at INTEGER NOT NULL                     -- milliseconds UTC
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE sync_conflict (
        id         INTEGER PRIMARY KEY,
        account_id INTEGER NOT NULL,
        todo_id    TEXT    NOT NULL,
        at         INTEGER NOT NULL,                 -- milliseconds UTC
        field      TEXT    NOT NULL,
        is_of_here INTEGER NOT NULL DEFAULT 0 CHECK (is_of_here IN (0, 1)),
        words      TEXT
      ) STRICT;
      """
  )

  /// Version 16: calendars that are read, their events, and the weather.
  static let calendars = Migration(
    version: 16,
    script: """
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
  )

  /// Version 17: reminders go to the phone, and answers come from there.
  static let push = Migration(
    version: 17,
    script: """
      CREATE TABLE push (
        id      INTEGER PRIMARY KEY,
        todo_id TEXT NOT NULL,
        since   INTEGER NOT NULL,                  -- milliseconds UTC; nobody has answered since then
        state   TEXT NOT NULL DEFAULT 'waiting'
                CHECK (state IN ('waiting', 'wanted', 'sent', 'dropped', 'answered')),
        reason  TEXT,
        message TEXT,                              -- its name for the phone's server
        token   TEXT,                              -- what an answer has to name
        sent_at INTEGER,                           -- milliseconds UTC
        next_at INTEGER,                           -- milliseconds UTC; the server is asked then
        asks    INTEGER NOT NULL DEFAULT 0
      ) STRICT;

      CREATE UNIQUE INDEX push_open ON push (todo_id) WHERE state <> 'answered';

      CREATE TABLE phone (
        only       INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
        answer     TEXT,                           -- the last one that was read, by the server's name
        trouble    TEXT,
        trouble_at INTEGER                         -- milliseconds UTC
      ) STRICT;

      CREATE INDEX reminder_shown ON reminder (shown_at)
       WHERE shown_at IS NOT NULL AND state = 'shown';
      """
  )

  /// Version 18: a calendar that could not be read is left alone for a while; what is on its way to a
  /// server is known, and what was gone from one; of a message whose to-do was answered here, no answer counts.
  static let pausing = Migration(
    version: 18,
    script: """
      ALTER TABLE calendar ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;

      ALTER TABLE calendar ADD COLUMN retry_at INTEGER;

      ALTER TABLE sync_object ADD COLUMN sending TEXT;

      ALTER TABLE sync_gone ADD COLUMN todo_id TEXT;

      UPDATE push SET token = NULL WHERE state = 'answered';
      """
  )

  /// Version 19: a to-do keeps the words of which nobody was asked yet what they mean.
  static let unsure = Migration(
    version: 19,
    script: """
      ALTER TABLE todo ADD COLUMN unsure       TEXT
                   CONSTRAINT "unsure holds the words in question, 1 to 1000 characters"
                   CHECK (unsure IS NULL OR length(unsure) BETWEEN 1 AND 1000);

      CREATE INDEX todo_unsure ON todo (created_at)
       WHERE completed_at IS NULL AND unsure IS NOT NULL;
      """
  )

  /// Version 20: a time of a series that is over is counted as done on its own.
  static let counting = Migration(
    version: 20,
    script: """
      ALTER TABLE completion
        ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));
      """
  )

  /// Version 21: quiet until a moment may begin later.
  static let laterQuiet = Migration(
    version: 21,
    script: "ALTER TABLE quiet ADD COLUMN begins INTEGER;"
  )

  /// Version 22: what a server has taken and shown in no listing since is known, and what was there before.
  ///
  /// Of what was deleted there its last tag is known. The name that a list had on both sides last is known, and
  /// which collections nobody has taken.
  static let unseenWrites = Migration(
    version: 22,
    script: """
      ALTER TABLE sync_object ADD COLUMN unseen_at INTEGER;

      ALTER TABLE sync_object ADD COLUMN unseen_count INTEGER NOT NULL DEFAULT 0;

      ALTER TABLE sync_object ADD COLUMN unseen_tags TEXT;

      ALTER TABLE sync_object ADD COLUMN unseen_base TEXT;

      ALTER TABLE sync_gone ADD COLUMN tag TEXT;

      ALTER TABLE sync_list ADD COLUMN title TEXT;

      ALTER TABLE sync_list ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));

      ALTER TABLE sync_account ADD COLUMN offered TEXT;
      """
  )
}
