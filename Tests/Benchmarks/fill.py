#!/usr/bin/env python3
"""fill.py DATABASE [--todos 50000] [--reminders 10000]: writes many to-dos through plain SQL.

The database must be there (any command of voicedo-remind makes it). Those with a reminder are due
at seconds spread over the next year; the others have no time. Where the others are very many, they
are written without triggers, and so without a journal of their coming.
"""

import argparse
import sqlite3
import subprocess
import sys

REMINDED = """
INSERT INTO todo(title, notes, time_kind, due_at)
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {reminders})
  SELECT 'Reminded of number ' || n, 'Some words that one might note about ' || n,
         'elapsed', unixepoch() + 86400 + (n * 3037) % 31536000
  FROM number;
"""

OTHERS = """
INSERT INTO todo(handle, title, notes, priority, time_kind, position)
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {others})
  SELECT {handle}, 'Some day, number ' || n, 'Some words that one might note about ' || n,
         CASE n % 10 WHEN 0 THEN 'high' WHEN 1 THEN 'low' ELSE 'normal' END,
         {kind}, {position}
  FROM number;
"""

VERY_MANY = 100_000


def fill(database, todos=50_000, reminders=10_000):
    others = todos - reminders
    statements = [REMINDED.format(reminders=reminders)]
    if others <= VERY_MANY:
        statements.append(OTHERS.format(others=others, handle="NULL", kind="NULL", position="NULL"))
    else:
        # No handle that a trigger draws is as long as these.
        rows = OTHERS.format(others=others, handle="printf('%08x9a', n)", kind="'floating'",
                             position=f"{reminders} + n")
        with sqlite3.connect(database) as connection:
            triggers = dict(connection.execute(
                "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'todo'"))
        connection.close()
        statements += [f"DROP TRIGGER {name};" for name in triggers]
        statements.append(rows)
        statements += [f"{sql};" for sql in triggers.values()]
    script = "\n".join([".timeout 10000", "BEGIN IMMEDIATE;", *statements, "COMMIT;"])
    subprocess.run(["sqlite3", "-batch", "-bail", str(database)], input=script, text=True, check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--todos", type=int, default=50_000)
    parser.add_argument("--reminders", type=int, default=10_000)
    options = parser.parse_args()
    sys.exit(fill(options.database, options.todos, options.reminders))
