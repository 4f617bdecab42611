#!/bin/bash
# Simulates days that never were: the real planner and the real store, a made-up machine, notification
# server and person, and an oracle that knows what has to be true after every step.
#
#   Tests/simulate.sh [SEEDS [FIRST]]   2,000 seeds unless told, from the first on; a day or two each
#   Tests/simulate.sh --seed SEED       one of them, told step by step
#   Tests/simulate.sh --flaws           plants each bug, and tells which seed gives it away
#
# The exit code is 0 if every promise was kept and, from 2,000 seeds on, every fault has met every state.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[ $# -gt 0 ] || set -- 2000
export VOICEDO_SIMULATE=1
swift build --quiet --configuration release --scratch-path .build-simulate --product simulate
exec .build-simulate/release/simulate "$@"
