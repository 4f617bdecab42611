#!/usr/bin/env python3
"""fill.py DATABASE [--todos 50000] [--reminders 10000]: writes many to-dos through plain SQL.

The database must be there (any command of voicedo-remind makes it). Those with a reminder are due
at seconds spread over the next year; the others have no time.
"""

import argparse
import subprocess
import sys

SQL = """
.timeout 10000
BEGIN IMMEDIATE;
INSERT INTO todo(title, notes, time_kind, due_at)
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {reminders})
  SELECT 'Reminded of number ' || n, 'Some words that one might note about ' || n,
         'elapsed', unixepoch() + 86400 + (n * 3037) % 31536000
  FROM number;
INSERT INTO todo(title, notes, priority)
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {others})
  SELECT 'Some day, number ' || n, 'Some words that one might note about ' || n,
         CASE n % 10 WHEN 0 THEN 'high' WHEN 1 THEN 'low' ELSE 'normal' END
  FROM number;
COMMIT;
"""


def fill(database, todos=50_000, reminders=10_000):
    script = SQL.format(reminders=reminders, others=todos - reminders)
    subprocess.run(["sqlite3", "-batch", "-bail", str(database)], input=script, text=True, check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--todos", type=int, default=50_000)
    parser.add_argument("--reminders", type=int, default=10_000)
    options = parser.parse_args()
    sys.exit(fill(options.database, options.todos, options.reminders))
