"""Damages a database the way a bad disk does: a page of it is overwritten, or one byte."""

import contextlib
import pathlib
import random
import sqlite3

PAGE = 4096
NOISE = random.Random(5).randbytes(PAGE)


def pages(path, *names):
    """The numbers of the pages of tables and indexes; of the whole file if none is named."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        if not names:
            return list(range(1, connection.execute("PRAGMA page_count").fetchone()[0] + 1))
        return page_numbers(connection, names)


def page_numbers(connection, names):
    """Follows the roots of tables and indexes down; Python's SQLite may have no table of pages."""
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    file = pathlib.Path(connection.execute("PRAGMA database_list").fetchone()[2])
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = file.read_bytes()
    marks = ", ".join("?" * len(names))
    waiting = [row[0] for row in connection.execute(
        f"SELECT rootpage FROM sqlite_schema WHERE name IN ({marks})", names)]
    found = []
    while waiting:
        number = waiting.pop(0)
        found.append(number)
        page = data[(number - 1) * size:number * size]
        start = 100 if number == 1 else 0
        if page[start] in (2, 5):
            count = int.from_bytes(page[start + 3:start + 5], "big")
            waiting += [int.from_bytes(page[place:place + 4], "big") for place in [start + 8] + [
                int.from_bytes(page[start + 12 + 2 * cell:start + 14 + 2 * cell], "big")
                for cell in range(count)]]
    return found


def overwrite(path, page, start=0, count=PAGE):
    """Writes noise over some bytes of a page, numbered from 1."""
    with open(path, "r+b") as file:
        file.seek((page - 1) * PAGE + start)
        file.write(NOISE[:count])
