#!/bin/bash
# Installs the Debian package on bare Debian 12 and 13 and prints a table of what it does there: first
# in a plain root without systemd, then on a real systemd with a person logged in and a real dunst.
#
#   Tests/package.sh [--binaries DIR] [--older DIR] [--roots DIR] [--keep DIR] [SUITE ...]
#
#   --binaries DIR   programs to make the package of; build.sh makes them otherwise
#   --older DIR      programs of an older version, to upgrade from; the same ones otherwise
#   --roots DIR      where the roots of Debian are kept for the next run
#   --keep DIR       where journals and logs go
#   SUITE            bookworm, trixie, or both
#
# The roots are made by mmdebstrap (two minutes each, once). It needs root and a network for Debian's
# packages; for the part on systemd a folder of scripts, as Tests/machine.sh does: VOICEDO_TESTBED, or
# shared/testbed beside this project. Where something is not there it says so and ends with 77.
set -euo pipefail
cd "$(dirname "$0")/.."

exec python3 -u Tests/Package "$@"
