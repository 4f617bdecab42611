internal import SQLite

/// The steps of the schema that have been released: never changed, only followed by others.
///
/// Each is plain text, so that nothing it was made of can change under it.
extension Schema {
  /// Version 2: a series can pause; the ledger is read and bounded by time.
  static let pauses = Migration(
    version: 2,
    script: """
      ALTER TABLE todo ADD COLUMN paused_at    INTEGER
                   CONSTRAINT "paused_at counts seconds since 1970, as unixepoch() does"
                   CHECK (paused_at IS NULL OR paused_at BETWEEN -62135596800 AND 253402300799);

      ALTER TABLE todo ADD COLUMN paused_until TEXT
                   CONSTRAINT "paused_until is a day or a civil time such as 2026-11-26T15:00"
                   CHECK (paused_until IS NULL OR (paused_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND paused_until >= '0001' AND date(paused_until, '+0 days') IS paused_until)
                          OR (substr(paused_until, 11, 1) = 'T' AND (substr(paused_until, 1, 10) GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND substr(paused_until, 1, 10) >= '0001' AND date(substr(paused_until, 1, 10), '+0 days') IS substr(paused_until, 1, 10)) AND ((substr(paused_until, 12) GLOB '[0-2][0-9]:[0-5][0-9]' OR substr(paused_until, 12) GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]') AND substr(paused_until, 12) < '24')));

      CREATE INDEX todo_paused ON todo (paused_until)
       WHERE paused_at IS NOT NULL AND paused_until IS NOT NULL;

      ALTER TABLE unsettled ADD COLUMN resumed_from    INTEGER;

      CREATE INDEX delivery_at ON delivery (at);
      """
  )

  /// Version 4: the person may ask for quiet.
  static let quiet = Migration(
    version: 4,
    script: """
      CREATE TABLE quiet (
        only       INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
        hours_from TEXT CHECK (hours_from GLOB '[0-2][0-9]:[0-5][0-9]' AND hours_from < '24'),
        hours_to   TEXT CHECK (hours_to GLOB '[0-2][0-9]:[0-5][0-9]' AND hours_to < '24'),
        until      INTEGER,                        -- milliseconds UTC
        CHECK ((hours_from IS NULL) = (hours_to IS NULL))
      ) STRICT;
      """
  )

  /// Version 5: a person who is doing it is asked how it goes.
  static let checkIns = Migration(
    version: 5,
    script: """
      ALTER TABLE reminder ADD COLUMN check_in TEXT CHECK (check_in IN ('awaited', 'asked'));
      """
  )

  /// Version 6: a list says how its to-dos speak up ahead of their time, and a reminder knows
  /// whether its to-do has a wish of its own.
  static let ramps = Migration(
    version: 6,
    script: """
      ALTER TABLE list ADD COLUMN leads      TEXT
                 CONSTRAINT "leads are minutes with commas between, such as 15,5,0"
                 CHECK (leads IS NULL OR (leads NOT GLOB '*[^0-9,]*' AND json_valid('[' || leads || ']') AND json_array_length('[' || leads || ']') BETWEEN 1 AND 9));

      ALTER TABLE reminder ADD COLUMN own_leads INTEGER NOT NULL DEFAULT 0 CHECK (own_leads IN (0, 1));

      UPDATE reminder SET own_leads = 1 WHERE leads <> '0';
      """
  )

  /// Version 7: what was heard may be kept, and what paid services were asked for is counted.
  static let hearing = Migration(
    version: 7,
    script: """
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
  )

  /// Version 9: no position lies beyond plus or minus 2 to the power of 53; triggers see to it.
  static let positions = Migration(
    version: 9,
    script: """
      UPDATE todo SET position = min(max(position, -9007199254740992), 9007199254740992)
       WHERE position NOT BETWEEN -9007199254740992 AND 9007199254740992;

      UPDATE list SET position = min(max(position, -9007199254740992), 9007199254740992)
       WHERE position NOT BETWEEN -9007199254740992 AND 9007199254740992;
      """
  )

  /// Version 10: medication is found among very many; where copies were written is known.
  static let urgent = Migration(
    version: 10,
    script: """
      CREATE INDEX reminder_urgent ON reminder (fire_at)
       WHERE breakthrough = 1 AND fire_at IS NOT NULL;

      CREATE TABLE copy (
        path    TEXT    NOT NULL PRIMARY KEY,
        made_at INTEGER NOT NULL                   -- seconds UTC
      ) STRICT, WITHOUT ROWID;
      """
  )

  /// Version 11: beside what was set aside, all that was heard lately, and what became of it.
  static let heard = Migration(
    version: 11,
    script: """
      ALTER TABLE set_aside RENAME TO heard;

      ALTER TABLE heard ADD COLUMN outcome  TEXT NOT NULL DEFAULT 'set-aside'
                  CHECK (outcome IN ('stored', 'set-aside', 'command', 'question'));

      ALTER TABLE heard ADD COLUMN batch_id INTEGER;

      ALTER TABLE heard ADD COLUMN left_out TEXT;
      """
  )

  /// Version 12: a series leaves days out.
  static let exceptions = Migration(
    version: 12,
    script: """
      ALTER TABLE todo ADD COLUMN exceptions   TEXT
                   CONSTRAINT "exceptions are days such as 2026-12-07 or 12-25, with commas between"
                   CHECK (exceptions IS NULL OR (length(exceptions) BETWEEN 1 AND 16000 AND exceptions NOT GLOB '*[^0-9A-Za-z,+/ -]*'));
      """
  )

  /// Version 13: the time that a person keeps for one thing.
  static let focus = Migration(
    version: 13,
    script: """
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
      """
  )

  /// Version 14: how long something takes, and how much energy it needs; what waits is found by its
  /// age, and of what is due what matters most, however many there are.
  static let effort = Migration(
    version: 14,
    script: """
      ALTER TABLE todo ADD COLUMN duration     INTEGER
                   CONSTRAINT "duration counts minutes, 1 to 1440"
                   CHECK (duration IS NULL OR duration BETWEEN 1 AND 1440);

      ALTER TABLE todo ADD COLUMN energy       TEXT
                   CONSTRAINT "energy is low or high"
                   CHECK (energy IS NULL OR energy IN ('low', 'high'));

      CREATE INDEX todo_open_age ON todo (priority, created_at, position)
       WHERE completed_at IS NULL AND due_date IS NULL AND due_at IS NULL;
      CREATE INDEX todo_open_high ON todo (due_date, due_time)
       WHERE completed_at IS NULL AND due_date IS NOT NULL AND zone IS NULL AND priority = 'high';
      """
  )

  /// Version 15: reminders go to the phone, and answers come from there.
  static let push = Migration(
    version: 15,
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

  /// Version 3: triggers say the same in fewer words; every migration makes them anew.
  static let briefTriggers = Migration(version: 3, script: "")

  /// Version 8: who put a reminder off, until when and with which words are columns of their own;
  /// until now they were one text such as `popup 1772617200000 not-today`.
  static let answers = Migration(
    version: 8,
    script: """
      ALTER TABLE delivery ADD COLUMN until INTEGER;

      ALTER TABLE delivery ADD COLUMN answer TEXT;

      UPDATE delivery
         SET reason = substr(reason, 1, instr(reason, ' ') - 1),
             until = CAST(substr(reason, instr(reason, ' ') + 1) AS INTEGER),
             answer = nullif(trim(ltrim(substr(reason, instr(reason, ' ') + 1), '0123456789-')), '')
       WHERE event IN ('snoozed', 'began') AND instr(reason, ' ') > 1
         AND substr(reason, instr(reason, ' ') + 1) GLOB '[0-9-]*';
      """
  )
}
