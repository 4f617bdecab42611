#!/bin/bash
# Simulates days that never were: the real planner and the real store, a made-up machine, notification
# server and person, and an oracle that knows what has to be true after every step.
#
#   Tests/simulate.sh [SEEDS [FIRST]]   2,000 seeds unless told, from the first on: of four of them three
#                                       live through a dense day or two, and one through some weeks
#   Tests/simulate.sh --days DAYS [MINUTES [FIRST]]
#                                       seeds until so many days, or minutes, are over
#   Tests/simulate.sh --seed SEED       one of them, told step by step
#   Tests/simulate.sh --flaws           plants each bug, and tells which seed gives it away
#
# The exit code is 0 if every promise was kept and, from 2,000 seeds on, every fault has met every state.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ $# -gt 0 ] || set -- 2000
export VOICEDO_SIMULATE=1
. systemd/flags.sh
swift build --quiet "${flags[@]}" --product simulate
# What one run frees the next one takes: nothing need go back to the system in between.
export MALLOC_TRIM_THRESHOLD_=1000000000 MALLOC_TOP_PAD_=16777216 MALLOC_MMAP_THRESHOLD_=1000000000
exec "$scratch/release/simulate" "$@"
