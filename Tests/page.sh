#!/bin/bash
# Opens the page of `stats --html` in a real Chromium: light, dark, in the colours that a person forces,
# and without colour; prints one line for each thing that is tried.
#
#   Tests/page.sh [--binaries DIR] [--screenshots DIR] [--overlay DIR]
#
# Debian: chromium fonts-dejavu-core imagemagick sqlite3. With --overlay they are installed into DIR, seen
# by this run alone and kept for the next one; as root, with network the first time. The pages are opened
# without network. Where there is no Chromium nothing is tried, and it says so.
set -euo pipefail
cd "$(dirname "$0")/.."
exec Tests/Pictures/with.sh "chromium fonts-dejavu-core imagemagick sqlite3" Tests/Pictures/page.py "$@"
