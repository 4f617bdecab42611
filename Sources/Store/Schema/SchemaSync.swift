/// The tables of sync: which lists are kept the same on which server, and what each had last.
///
/// What was sent, and what waits to be, follows from them and the journal.
enum SchemaSync {
  static let tables = """
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
      trouble   TEXT,
      offered   TEXT                               -- collections that nobody has taken, a line for each
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
      vanished   INTEGER NOT NULL DEFAULT 0,       -- how many are gone there, where it is held
      title      TEXT,                             -- what it was called on both sides last
      removed    INTEGER NOT NULL DEFAULT 0        -- off since the list was deleted here
                 CHECK (removed IN (0, 1))
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
                                'restored')),
      sending TEXT,                                -- what is on its way there, until the server says so
      unseen_at    INTEGER,                        -- milliseconds UTC; written, and in no listing since
      unseen_count INTEGER NOT NULL DEFAULT 0,     -- how often it was written
      unseen_tags  TEXT,                           -- of what was there before, a line for each
      unseen_base  TEXT                            -- what was there before
    ) STRICT;

    CREATE UNIQUE INDEX sync_object_key ON sync_object (list, key);
    CREATE INDEX sync_object_todo ON sync_object (todo_id) WHERE todo_id IS NOT NULL;
    CREATE INDEX sync_object_uid ON sync_object (uid) WHERE uid IS NOT NULL;

    CREATE TABLE sync_gone (
      uid     TEXT    NOT NULL PRIMARY KEY,
      gone_at INTEGER NOT NULL,                    -- milliseconds UTC
      todo_id TEXT,                                -- what it was here
      tag     TEXT                                 -- of what was deleted from here
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
}
