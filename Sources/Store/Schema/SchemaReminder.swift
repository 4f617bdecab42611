/// The tables of delivery: reminders, the ledger, and what waits to be settled.
enum SchemaReminder {
  static let tables = """
    CREATE TABLE reminder (
      todo_id        TEXT NOT NULL PRIMARY KEY,  -- stays when the to-do goes: undo brings it back
      leads          TEXT NOT NULL DEFAULT '0',  -- minutes before the due time, largest first
      stage          INTEGER NOT NULL DEFAULT 0 CHECK (stage >= 0),
      persistence    TEXT CHECK (persistence IN ('once', 'gentle', 'until-done')),
      breakthrough   INTEGER NOT NULL DEFAULT 0 CHECK (breakthrough IN (0, 1)),
      state          TEXT NOT NULL DEFAULT 'scheduled'
                     CHECK (state IN ('scheduled', 'delivering', 'shown', 'held', 'snoozed',
                                      'closed')),
      attempts       INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      again_at       INTEGER,                    -- milliseconds UTC
      fire_at        INTEGER,                    -- milliseconds UTC; none while it rests
      resumes_at     INTEGER,                    -- of a closed one whose to-do is opened again
      popup_server   TEXT,
      popup_number   INTEGER,
      popup_obsolete INTEGER NOT NULL DEFAULT 0 CHECK (popup_obsolete IN (0, 1)),
      shown_at       INTEGER,                    -- milliseconds UTC
      check_in       TEXT CHECK (check_in IN ('awaited', 'asked')),
      own_leads      INTEGER NOT NULL DEFAULT 0 CHECK (own_leads IN (0, 1)),
      CHECK ((popup_server IS NULL) = (popup_number IS NULL)),
      CHECK (state <> 'closed' OR (fire_at IS NULL AND again_at IS NULL))
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX reminder_fire ON reminder (fire_at) WHERE fire_at IS NOT NULL;
    CREATE INDEX reminder_popup ON reminder (popup_server, popup_number)
     WHERE popup_number IS NOT NULL;
    CREATE INDEX reminder_urgent ON reminder (fire_at)
     WHERE breakthrough = 1 AND fire_at IS NOT NULL;
    CREATE INDEX reminder_delivering ON reminder (todo_id) WHERE state = 'delivering';

    CREATE TABLE unsettled (
      todo_id         TEXT NOT NULL PRIMARY KEY,
      batch_id        INTEGER,
      spoken_at       INTEGER,                   -- when a phrase was said that waits to be resolved
      restarts_series INTEGER NOT NULL DEFAULT 0, -- its rule was changed
      advances        INTEGER NOT NULL DEFAULT 0, -- its occurrence was completed
      resumed_from    INTEGER                    -- seconds UTC; its pause ended then
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE delivery (
      id      INTEGER PRIMARY KEY,
      at      INTEGER NOT NULL,                  -- milliseconds UTC
      todo_id TEXT,
      event   TEXT NOT NULL,
      reason  TEXT,
      until   INTEGER,                           -- milliseconds UTC
      answer  TEXT
    ) STRICT;

    CREATE INDEX delivery_at ON delivery (at);
    CREATE INDEX delivery_todo ON delivery (todo_id) WHERE todo_id IS NOT NULL;
    CREATE INDEX delivery_briefed ON delivery (id) WHERE event = 'briefed';

    CREATE TABLE completion (
      completed_at INTEGER NOT NULL,             -- seconds UTC
      todo_id      TEXT NOT NULL,
      occurrence   TEXT,
      counted      INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1)), -- of that occurrence alone
      PRIMARY KEY (completed_at, todo_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE quiet (
      only       INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
      hours_from TEXT CHECK (hours_from GLOB '[0-2][0-9]:[0-5][0-9]' AND hours_from < '24'),
      hours_to   TEXT CHECK (hours_to GLOB '[0-2][0-9]:[0-5][0-9]' AND hours_to < '24'),
      until      INTEGER,                        -- milliseconds UTC
      begins     INTEGER,                        -- milliseconds UTC; NULL: at once
      CHECK ((hours_from IS NULL) = (hours_to IS NULL))
    ) STRICT;

    CREATE TABLE focus_session (
      id           INTEGER PRIMARY KEY,
      todo_id      TEXT,
      method       TEXT NOT NULL CHECK (method IN ('single', 'pomodoro', 'flow')),
      started_at   INTEGER NOT NULL,             -- milliseconds UTC
      state        TEXT NOT NULL DEFAULT 'focusing'
                   CHECK (state IN ('focusing', 'paused', 'time-up', 'resting', 'rested', 'ended')),
      reason       TEXT,                         -- why it stands still, or how it ended
      since        INTEGER NOT NULL,             -- milliseconds UTC; of the state
      round        INTEGER NOT NULL DEFAULT 1,
      length       INTEGER,                      -- milliseconds of a round; none counts up
      more         INTEGER NOT NULL DEFAULT 0,   -- milliseconds beside the length
      elapsed      INTEGER NOT NULL DEFAULT 0,   -- milliseconds of the round before since
      rest         INTEGER NOT NULL DEFAULT 0,   -- milliseconds of the break
      before       INTEGER NOT NULL DEFAULT 0,   -- milliseconds of the rounds before
      popup_server TEXT,
      popup_number INTEGER,
      CHECK ((popup_server IS NULL) = (popup_number IS NULL))
    ) STRICT;

    CREATE UNIQUE INDEX focus_open ON focus_session (state <> 'ended') WHERE state <> 'ended';
    CREATE INDEX focus_started ON focus_session (started_at);

    CREATE TABLE heard (
      id       INTEGER PRIMARY KEY,
      at       INTEGER NOT NULL,                 -- seconds UTC
      text     TEXT NOT NULL,
      outcome  TEXT NOT NULL DEFAULT 'set-aside'
               CHECK (outcome IN ('stored', 'set-aside', 'command', 'question')),
      batch_id INTEGER,
      left_out TEXT                              -- a line for each
    ) STRICT;

    CREATE TABLE copy (
      path    TEXT    NOT NULL PRIMARY KEY,
      made_at INTEGER NOT NULL                   -- seconds UTC
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE transcript (
      batch_id INTEGER PRIMARY KEY,
      text     TEXT NOT NULL
    ) STRICT;

    CREATE TABLE usage (
      month    TEXT    NOT NULL,                   -- the civil month, such as 2026-11
      service  TEXT    NOT NULL,
      requests INTEGER NOT NULL DEFAULT 0,
      seconds  INTEGER NOT NULL DEFAULT 0,         -- of speech
      PRIMARY KEY (month, service)
    ) STRICT, WITHOUT ROWID;
    """

  /// The ledger is only ever added to; our own programs let go of what is very old, within a batch.
  static let triggers = """
    CREATE TRIGGER delivery_before_update BEFORE UPDATE ON delivery BEGIN
      SELECT RAISE(ABORT, 'The ledger of deliveries is only ever added to.');
    END;

    CREATE TRIGGER delivery_before_delete BEFORE DELETE ON delivery
    WHEN NOT EXISTS (SELECT 1 FROM current_batch) BEGIN
      SELECT RAISE(ABORT, 'The ledger of deliveries is only ever added to.');
    END;
    """

  /// For a to-do that went off the list, or pauses: what it was put off to holds again if it is back.
  ///
  /// A popup on screen stays noted until the service has taken it back.
  static let closed = """
    state = 'closed', again_at = NULL, fire_at = NULL,
             popup_obsolete = popup_number IS NOT NULL, resumes_at = coalesce(again_at, shown_at)
    """
}
