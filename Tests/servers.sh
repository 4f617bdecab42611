#!/bin/bash
# Tries the release binaries on real notification servers, and prints one line for each behaviour.
#
#   Tests/servers.sh [--binaries DIR] [--screenshots DIR] [SERVER|BEHAVIOUR ...]
#
# Debian: dunst xfce4-notifyd mate-notification-daemon notification-daemon lxqt-notificationd, and
# sway mako-notifier grim; xvfb xdotool x11-utils imagemagick. What is not installed is left out.
# Nothing of the person's own session is seen or touched.
set -euo pipefail
cd "$(dirname "$0")/.."

binaries=.build-release/voicedo-remind
arguments=()
while [ $# -gt 0 ]; do
  case $1 in
    --binaries) binaries=$2; shift 2 ;;
    *) arguments+=("$1"); shift ;;
  esac
done
[ -x "$binaries/voicedo-remind" ] || binaries=$(systemd/build.sh)
exec python3 -u Tests/Servers --binaries "$binaries" "${arguments[@]}"
