"""Installs the package on bare Debian: python3 Tests/Package [SUITE ...]."""

import argparse
import os
import pathlib
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True

import machines
import packages
from table import Table

SUITES = ("bookworm", "trixie")
# As test libraries have it for what could not be tried.
NOTHING_TRIED = 77


def cannot(reason):
    print(f"{reason} Nothing was tried.")
    sys.exit(NOTHING_TRIED)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binaries", type=pathlib.Path)
    parser.add_argument("--older", type=pathlib.Path)
    parser.add_argument("--roots", type=pathlib.Path, default=pathlib.Path("/var/tmp/voicedo-roots"))
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("suites", nargs="*", choices=[*SUITES, []], default=[])
    options = parser.parse_args()
    if os.geteuid() != 0:
        cannot("Making a root of Debian takes root.")
    missing = [tool for tool in ("mmdebstrap", "dpkg-deb", "dpkg-shlibdeps") if not shutil.which(tool)]
    if missing:
        cannot(f"These tools are not here: {', '.join(missing)}.")
    keep = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="voicedo-package."))
    keep.mkdir(parents=True, exist_ok=True)
    suites = options.suites or SUITES
    table = Table(suites)
    with tempfile.TemporaryDirectory(prefix="voicedo-given.") as folder:
        given = pathlib.Path(folder)
        packages.prepare(given, options.binaries, options.older)
        for suite in suites:
            machines.bare(suite, given, options.roots, keep, table)
            if reason := machines.lacks_systemd():
                print(f"{suite} on systemd: left out, {reason}")
            else:
                machines.booted(suite, given, options.roots, keep, table)
    table.show()
    print(f"everything that was said is in {keep}")
    return 0 if table.is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
