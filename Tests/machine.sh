#!/bin/bash
# Installs the release binaries on a real systemd 252 and puts them through faults, and prints one
# line for each: tried, survived, lost.
#
#   Tests/machine.sh [--binaries DIR] [--older DIR] [--image DIR] [--keep DIR] [--scale N]
#                    [FAULT ...]
#
# Machines are made for it and thrown away: systemd as the first process of private namespaces, and
# a kernel of its own under qemu whose clock, zone and sleep may change. --older names programs of
# an older version to upgrade from; --keep a folder for the journals.
#
# It needs root, and a folder of scripts that make the machines: VOICEDO_TESTBED, or shared/testbed
# beside this project, with the Debian that its vm-build.sh makes (--image). Where they are not
# there it says so and ends with 77. About half an hour; not among what Tests/run.sh runs.
set -euo pipefail
cd "$(dirname "$0")/.."

exec python3 -u Tests/Machine "$@"
