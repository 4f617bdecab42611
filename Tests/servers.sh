#!/bin/bash
# Tries the release binaries on real notification servers, and prints one line for each behaviour.
#
#   Tests/servers.sh [--binaries DIR] [--screenshots DIR] [--overlay DIR] [--counts FILE]
#                    [SERVER|BEHAVIOUR ...]
#   Tests/servers.sh --check --overlay DIR     says why none could be installed there, if so
#
# Debian: dunst xfce4-notifyd xfconf mate-notification-daemon notification-daemon lxqt-notificationd,
# and sway mako-notifier sway-notification-center grim; xvfb xdotool x11-utils imagemagick. For GNOME
# Shell gnome-shell gjs; for Plasma plasma-workspace plasma-desktop kwin-x11 kde-cli-tools
# breeze-icon-theme qml-module-org-kde-kirigami2. What is not installed is left out, and said.
#
# With --overlay they are installed into DIR, all or those of the SERVERs that are named, seen by this
# run alone and kept for the next one: whole desktops bring services that the machine's own session
# would start. As root, with network the first time. Nothing of the person's own session is seen or
# touched. --counts writes "PASSED FAILED SKIPPED" to a file.
set -euo pipefail
cd "$(dirname "$0")/.."

common=(dbus dconf-gsettings-backend imagemagick libglib2.0-bin python3-gi x11-utils xdotool xvfb)
declare -A packages_of=(
  ["dunst"]="dunst"
  ["xfce4-notifyd"]="xfce4-notifyd xfconf"
  ["mate-notification-daemon"]="mate-notification-daemon"
  ["notification-daemon"]="notification-daemon"
  ["lxqt-notificationd"]="lxqt-notificationd"
  ["mako"]="grim mako-notifier sway"
  ["SwayNC"]="grim sway sway-notification-center"
  ["GNOME Shell"]="dconf-cli gir1.2-glib-2.0 gjs gnome-shell libgl1-mesa-dri librsvg2-common"
  ["Plasma"]="breeze-icon-theme kde-cli-tools kwin-x11 libgl1-mesa-dri plasma-desktop
    plasma-framework plasma-workspace qml-module-org-kde-kirigami2"
)
binaries=.build-release/voicedo-remind
overlay=
is_check=
arguments=()
servers=()
while [ $# -gt 0 ]; do
  case $1 in
    --binaries) binaries=$2; shift 2 ;;
    --overlay) overlay=$2; shift 2 ;;
    --check) is_check=yes; shift ;;
    --screenshots | --counts) arguments+=("$1" "$2"); shift 2 ;;
    *)
      arguments+=("$1")
      [ -z "${packages_of[$1]:-}" ] || servers+=("$1")
      shift
      ;;
  esac
done

if [ -n "$is_check" ]; then
  [ "$(id -u)" = 0 ] || { echo "only root can install a desktop for one run alone"; exit 1; }
  Tests/Servers/overlay.sh "$overlay" true 2>/dev/null || { echo "there are no overlays here"; exit 1; }
  exit
fi
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
  [ ${#servers[@]} -gt 0 ] || servers=("${!packages_of[@]}")
  packages=("${common[@]}")
  for server in "${servers[@]}"; do
    # shellcheck disable=SC2206
    packages+=(${packages_of[$server]})
  done
  # What cannot be installed is left out like everything else that is not there.
  try=(Tests/Servers/overlay.sh "$overlay" bash -euc '
    count=$1
    shift
    dpkg-query --show --showformat="" "${@:1:count}" 2>/dev/null || {
      apt-get update -qq &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${@:1:count}" >/dev/null
    } || echo "not all could be installed: ${*:1:count}"
    shift "$count"
    exec "$@"' _ "${#packages[@]}" "${packages[@]}" "${try[@]}")
fi
exec "${try[@]}"
