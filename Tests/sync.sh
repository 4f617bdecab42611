#!/bin/bash
# Simulates histories of the sync that never were: three machines with the real store and the real sync,
# a server in memory, networks and processes that end at any point, and an oracle that knows what persons
# wrote.
#
#   Tests/sync.sh [HISTORIES [FIRST]]   2,000 histories unless told, from the first seed on
#   Tests/sync.sh --seed SEED [--requests]
#                                       one of them, told step by step
#   Tests/sync.sh --flaws               plants each bug, and tells which seed gives it away
#
# The exit code is 0 if every promise was kept.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ $# -gt 0 ] || set -- 2000
export VOICEDO_SIMULATE=1
. systemd/flags.sh
swift build --quiet "${flags[@]}" --product simulate-sync
# What one run frees the next one takes: nothing need go back to the system in between.
export MALLOC_TRIM_THRESHOLD_=1000000000 MALLOC_TOP_PAD_=16777216 MALLOC_MMAP_THRESHOLD_=1000000000
exec "$scratch/release/simulate-sync" "$@"
