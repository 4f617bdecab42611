#!/bin/bash
# Puts the release binaries through faults, and prints one line for each: tried, survived, lost.
#
#   Tests/reliability.sh [--binaries DIR] [--scale N] [FAULT ...]
#
# Everything is real: the programs, SQLite, the session bus, dunst, the disk. Nothing of the person's
# own session is seen or touched. Without a name all but an_hour are tried. --scale 10 tries a tenth
# of what the figures in config/MEASURED.md tried.
set -euo pipefail
cd "$(dirname "$0")/.."

binaries=.build-release/voicedo-remind
arguments=()
while [ $# -gt 0 ]; do
  case $1 in
    --binaries) binaries=$2; shift 2 ;;
    # Whoever asks what it does builds nothing.
    -h | --help) exec python3 -u Tests/Reliability --help ;;
    *) arguments+=("$1"); shift ;;
  esac
done
[ -x "$binaries/voicedo-remind" ] || binaries=$(systemd/build.sh)
exec python3 -u Tests/Reliability --binaries "$binaries" "${arguments[@]}"
