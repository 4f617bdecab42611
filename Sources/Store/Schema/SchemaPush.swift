/// The tables of the phone: what goes there, and how far it has come.
enum SchemaPush {
  static let tables = """
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

  /// Whoever answers, by our programs or by SQL, answers for the phone as well: no answer to what went
  /// there before counts any more.
  static let triggers = """
    CREATE TRIGGER push_answered AFTER UPDATE OF state ON reminder
    WHEN new.state IN ('closed', 'snoozed') OR (new.state = 'scheduled' AND new.fire_at IS NULL) BEGIN
      UPDATE push SET state = 'answered', next_at = NULL, asks = 0, token = NULL
       WHERE todo_id = new.todo_id AND (state <> 'answered' OR token IS NOT NULL);
    END;
    """
}
