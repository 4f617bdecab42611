#!/bin/bash
# Tries the release binaries on real notification servers, and prints one line for each behaviour.
#
#   Tests/servers.sh [--binaries DIR] [--screenshots DIR] [--overlay DIR] [SERVER|BEHAVIOUR ...]
#
# Debian: dunst xfce4-notifyd xfconf mate-notification-daemon notification-daemon lxqt-notificationd,
# and sway mako-notifier sway-notification-center grim; xvfb xdotool x11-utils imagemagick. For GNOME
# Shell gnome-shell gjs; for Plasma plasma-workspace plasma-desktop kwin-x11 kde-cli-tools
# breeze-icon-theme qml-module-org-kde-kirigami2. What is not installed is left out, and said.
#
# With --overlay all of them are installed into DIR, seen by this run alone and kept for the next one:
# whole desktops bring services that the machine's own session would start. As root, with network the
# first time. Nothing of the person's own session is seen or touched.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
  breeze-icon-theme dbus dconf-cli dconf-gsettings-backend dunst gir1.2-glib-2.0 gjs gnome-shell grim
  imagemagick kde-cli-tools kwin-x11 libgl1-mesa-dri libglib2.0-bin librsvg2-common
  lxqt-notificationd mako-notifier mate-notification-daemon notification-daemon plasma-desktop
  plasma-framework plasma-workspace python3-gi qml-module-org-kde-kirigami2 sway
  sway-notification-center x11-utils xdotool xfce4-notifyd xfconf xvfb
)
binaries=.build-release/voicedo-remind
overlay=
arguments=()
while [ $# -gt 0 ]; do
  case $1 in
    --binaries) binaries=$2; shift 2 ;;
    --overlay) overlay=$2; shift 2 ;;
    *) arguments+=("$1"); shift ;;
  esac
done
[ -x "$binaries/voicedo-remind" ] || binaries=$(systemd/build.sh)

try=(python3 -u Tests/Servers --binaries "$binaries" "${arguments[@]}")
if [ ! -d /run/systemd/seats ] && [ "$(id -u)" = 0 ]; then
  # Desktops look for a seat, which only systemd makes.
  try=(unshare --mount --propagation private bash -euc '
    mkdir -p /run/systemd
    mount -t tmpfs seats /run/systemd
    mkdir /run/systemd/seats /run/systemd/sessions /run/systemd/users
    exec "$@"' _ "${try[@]}")
fi
if [ -n "$overlay" ]; then
  try=(Tests/Servers/overlay.sh "$overlay" bash -euc '
    count=$1
    shift
    dpkg-query --show --showformat="" "${@:1:count}" 2>/dev/null || {
      apt-get update -qq
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${@:1:count}" >/dev/null
    }
    shift "$count"
    exec "$@"' _ "${#packages[@]}" "${packages[@]}" "${try[@]}")
fi
exec "${try[@]}"
