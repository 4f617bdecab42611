#!/bin/bash
# Shows `bar --format waybar --follow` in a real Waybar on a sway without a screen; prints one line for
# each state, and keeps a picture of it.
#
#   Tests/waybar.sh [--binaries DIR] [--screenshots DIR] [--overlay DIR]
#
# Debian: sway waybar grim fonts-dejavu-core sqlite3 dbus. With --overlay they are installed into DIR, seen
# by this run alone and kept for the next one; as root, with network the first time. Where there is no
# Waybar nothing is tried, and it says so.
set -euo pipefail
cd "$(dirname "$0")/.."
exec Tests/Pictures/with.sh "dbus fonts-dejavu-core grim sqlite3 sway waybar" Tests/Pictures/bar.py "$@"
