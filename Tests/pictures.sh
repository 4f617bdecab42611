#!/bin/bash
# Takes the pictures of README from the real programs: a reminder on GNOME Shell and on Plasma, the week's
# page in Chromium, and terminal sessions that are recorded and drawn as SVG.
#
#   Tests/pictures.sh [--binaries DIR] [--overlay DIR] [--pictures DIR] [--screenshots DIR] [NAME ...]
#
# NAME: desktops, week, terminal; all of them without one. Debian: bash python3-pyte; chromium
# fonts-dejavu-core imagemagick sqlite3; what Tests/servers.sh wants for GNOME Shell and Plasma. With
# --overlay they are installed into DIR, seen by this run alone and kept for the next one; as root, with
# network the first time. What is not there is left out, and said. Whole screens and recordings are left
# in --screenshots, the pictures themselves in config/pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

options=() names=()
while [ $# -gt 0 ]; do
  case $1 in
    --*) options+=("$1" "$2"); shift 2 ;;
    *) names+=("$1"); shift ;;
  esac
done
[ ${#names[@]} -gt 0 ] || names=(desktops week terminal)

desktops="breeze-icon-theme dbus dconf-cli dconf-gsettings-backend fonts-dejavu-core gir1.2-glib-2.0 gjs
  gnome-shell imagemagick kde-cli-tools kwin-x11 libgl1-mesa-dri libglib2.0-bin librsvg2-common
  plasma-desktop plasma-framework plasma-workspace python3-gi qml-module-org-kde-kirigami2 x11-utils
  xdotool xvfb"
declare -A packages=(
  [desktops]=${desktops//$'\n'/ }
  [week]="chromium fonts-dejavu-core imagemagick sqlite3"
  [terminal]="python3-pyte"
)
for name in "${names[@]}"; do
  run=(Tests/Pictures/with.sh "${packages[$name]}" "Tests/Pictures/$name.py" "${options[@]}")
  if [ "$name" = desktops ] && [ ! -d /run/systemd/seats ] && [ "$(id -u)" = 0 ]; then
    # Desktops look for a seat, which only systemd makes.
    unshare --mount --propagation private bash -euc '
      mkdir -p /run/systemd
      mount -t tmpfs seats /run/systemd
      mkdir /run/systemd/seats /run/systemd/sessions /run/systemd/users
      exec "$@"' _ "${run[@]}"
  else
    "${run[@]}"
  fi
done
