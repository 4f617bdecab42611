/// The table of to-dos.
///
/// Names of constraints are sentences, because the shell shows them to the person who typed.
enum SchemaTodo {
  static let table = """
    CREATE TABLE todo (
      id           TEXT NOT NULL PRIMARY KEY DEFAULT (\(SchemaText.uuid))
                   CONSTRAINT "a to-do's id has 1 to 64 characters"
                   CHECK (length(id) BETWEEN 1 AND 64),
      handle       TEXT UNIQUE
                   CONSTRAINT "a handle is lower-case hexadecimal, 4 characters at least"
                   CHECK (length(handle) BETWEEN 4 AND 32 AND handle NOT GLOB '*[^0-9a-f]*'),
      list_id      TEXT NOT NULL DEFAULT 'inbox'
                   REFERENCES list (id) DEFERRABLE INITIALLY DEFERRED,
      parent_id    TEXT REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
      title        TEXT NOT NULL,
      notes        TEXT,
      first_step   TEXT,
      priority     TEXT NOT NULL DEFAULT 'normal'
                   CONSTRAINT "priority is low, normal or high"
                   CHECK (priority IN ('low', 'normal', 'high')),
      time_kind    TEXT
                   CONSTRAINT "time_kind is floating, fixed or elapsed"
                   CHECK (time_kind IN ('floating', 'fixed', 'elapsed')),
      due_date     TEXT
                   CONSTRAINT "due_date is a day of the calendar such as 2026-11-26"
                   CHECK (due_date IS NULL OR \(SchemaText.isDate("due_date"))),
      due_time     TEXT
                   CONSTRAINT "due_time is a clock time such as 15:00"
                   CHECK (due_time IS NULL OR \(SchemaText.isTime("due_time"))),
      end_time     TEXT
                   CONSTRAINT "end_time is a clock time such as 17:00"
                   CHECK (end_time IS NULL OR \(SchemaText.isTime("end_time"))),
      zone         TEXT
                   CONSTRAINT "zone is a name such as Europe/Berlin"
                   CHECK (zone IS NULL OR length(zone) BETWEEN 1 AND 100),
      due_at       INTEGER
                   CONSTRAINT "due_at counts seconds since 1970, as unixepoch() does"
                   CHECK (\(SchemaText.isSeconds("due_at"))),
      phrase       TEXT,
      inferred_at  INTEGER
                   CONSTRAINT "inferred_at counts seconds since 1970, as unixepoch() does"
                   CHECK (\(SchemaText.isSeconds("inferred_at"))),
      rrule        TEXT,
      series_start TEXT
                   CONSTRAINT "series_start is a civil time such as 2026-11-26T15:00"
                   CHECK (series_start IS NULL OR \(SchemaText.isCivil("series_start"))),
      occurrence   TEXT
                   CONSTRAINT "occurrence is a civil time such as 2026-11-26T15:00"
                   CHECK (occurrence IS NULL OR \(SchemaText.isCivil("occurrence"))),
      repeat_from  TEXT NOT NULL DEFAULT 'due'
                   CONSTRAINT "repeat_from is due or completion"
                   CHECK (repeat_from IN ('due', 'completion')),
      position     INTEGER,
      source       TEXT NOT NULL DEFAULT 'sql',
      problem      TEXT,
      created_at   INTEGER NOT NULL DEFAULT (unixepoch())
                   CONSTRAINT "created_at counts seconds since 1970, as unixepoch() does"
                   CHECK (\(SchemaText.isSeconds("created_at"))),
      updated_at   INTEGER NOT NULL DEFAULT (unixepoch())
                   CONSTRAINT "updated_at counts seconds since 1970, as unixepoch() does"
                   CHECK (\(SchemaText.isSeconds("updated_at"))),
      completed_at INTEGER
                   CONSTRAINT "completed_at counts seconds since 1970, as unixepoch() does"
                   CHECK (\(SchemaText.isSeconds("completed_at"))),
      paused_at    INTEGER
                   CONSTRAINT "paused_at counts seconds since 1970, as unixepoch() does"
                   CHECK (\(SchemaText.isSeconds("paused_at"))),
      paused_until TEXT
                   CONSTRAINT "paused_until is a day or a civil time such as 2026-11-26T15:00"
                   CHECK (paused_until IS NULL OR \(SchemaText.isDate("paused_until"))
                          OR \(SchemaText.isCivil("paused_until"))),
      exceptions   TEXT
                   CONSTRAINT "exceptions are days such as 2026-12-07 or 12-25, with commas between"
                   CHECK (\(SchemaText.isDays("exceptions"))),
      duration     INTEGER
                   CONSTRAINT "duration counts minutes, 1 to 1440"
                   CHECK (\(SchemaText.isDuration("duration"))),
      energy       TEXT
                   CONSTRAINT "energy is low or high"
                   CHECK (\(SchemaText.isEnergy("energy"))),
      unsure       TEXT
                   CONSTRAINT "unsure holds the words in question, 1 to 1000 characters"
                   CHECK (unsure IS NULL OR length(unsure) BETWEEN 1 AND 1000),
      CONSTRAINT "due_time needs a due_date" CHECK (due_time IS NULL OR due_date IS NOT NULL),
      CONSTRAINT "time_kind floating goes with due_date and due_time alone"
        CHECK (time_kind IS NOT 'floating' OR (zone IS NULL AND due_at IS NULL)),
      CONSTRAINT "time_kind fixed goes with due_date and zone"
        CHECK (time_kind IS NOT 'fixed'
               OR (zone IS NOT NULL AND due_date IS NOT NULL AND due_at IS NULL)),
      CONSTRAINT "time_kind elapsed goes with due_at alone"
        CHECK (time_kind IS NOT 'elapsed'
               OR (due_at IS NOT NULL AND due_date IS NULL AND zone IS NULL)),
      CONSTRAINT "due_at stands alone, without due_date and zone"
        CHECK (due_at IS NULL OR (due_date IS NULL AND zone IS NULL)),
      CONSTRAINT "zone needs a due_date" CHECK (zone IS NULL OR due_date IS NOT NULL)
    ) STRICT, WITHOUT ROWID;
    """

  /// Without `problem` and `updated_at`, which follow from the others.
  static let columns = [
    "id", "handle", "list_id", "parent_id", "title", "notes", "first_step", "priority",
    "time_kind", "due_date", "due_time", "end_time", "zone", "due_at", "phrase", "inferred_at",
    "rrule", "series_start", "occurrence", "repeat_from", "position", "source", "created_at",
    "completed_at", "paused_at", "paused_until", "exceptions", "duration", "energy",
    "unsure",
  ]

  /// The next thing to do is one step away in each of these, at any size.
  static let indexes = """
    CREATE INDEX todo_list ON todo (list_id, position);
    CREATE INDEX todo_parent ON todo (parent_id) WHERE parent_id IS NOT NULL;
    CREATE INDEX todo_open_floating ON todo (due_date, due_time)
     WHERE completed_at IS NULL AND due_date IS NOT NULL AND zone IS NULL;
    CREATE INDEX todo_open_fixed ON todo (due_date, due_time)
     WHERE completed_at IS NULL AND due_date IS NOT NULL AND zone IS NOT NULL;
    CREATE INDEX todo_open_elapsed ON todo (due_at)
     WHERE completed_at IS NULL AND due_at IS NOT NULL;
    CREATE INDEX todo_open_untimed ON todo (priority, position)
     WHERE completed_at IS NULL AND due_date IS NULL AND due_at IS NULL;
    CREATE INDEX todo_open_age ON todo (priority, created_at, position)
     WHERE completed_at IS NULL AND due_date IS NULL AND due_at IS NULL;
    CREATE INDEX todo_open_high ON todo (due_date, due_time)
     WHERE completed_at IS NULL AND due_date IS NOT NULL AND zone IS NULL AND priority = 'high';
    CREATE INDEX todo_unsure ON todo (created_at)
     WHERE completed_at IS NULL AND unsure IS NOT NULL;
    CREATE INDEX todo_done ON todo (completed_at) WHERE completed_at IS NOT NULL;
    CREATE INDEX todo_paused ON todo (paused_until)
     WHERE paused_at IS NOT NULL AND paused_until IS NOT NULL;

    CREATE TABLE retired_handle (
      handle  TEXT NOT NULL PRIMARY KEY,
      todo_id TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
