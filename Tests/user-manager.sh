#!/bin/bash
# user-manager.sh [--check] COMMAND...
#
# Runs a command beside a `systemd --user` manager of its own, with a session bus and an empty home,
# where nothing of the machine's own systemd is there or needed. Root only: private process, mount
# and cgroup namespaces. --check only answers whether that is possible here, with the reason if not.
set -euo pipefail

cannot() {
  echo "$1"
  exit 1
}

control_groups() {
  local base
  for base in /sys/fs/cgroup/unified /sys/fs/cgroup; do
    if [ -e "$base/cgroup.procs" ] && [ "$(stat -fc %T "$base")" = cgroup2fs ]; then
      echo "$base"
      return
    fi
  done
}

outside() {
  local base group folder status=0
  base=$(control_groups)
  group=$base/voicedo-test-$$
  folder=$(mktemp -d /tmp/voicedo-manager.XXXXXX)
  mkdir "$group"
  (
    echo "$BASHPID" >"$group/cgroup.procs"
    MANAGER_FOLDER=$folder exec unshare --fork --kill-child --pid --mount --cgroup --mount-proc \
      "$0" "$@"
  ) || status=$?
  for _ in $(seq 20); do
    find "$group" -depth -type d -exec rmdir {} + 2>/dev/null && break
    sleep 0.1
  done
  rm -rf "$folder"
  exit "$status"
}

wait_for_manager() {
  for _ in $(seq 100); do
    case $(systemctl --user is-system-running 2>/dev/null) in running | degraded) return ;; esac
    sleep 0.1
  done
  return 1
}

inside() {
  local folder=$MANAGER_FOLDER process status=0
  unset MANAGER_FOLDER
  umount -R /sys/fs/cgroup 2>/dev/null || true
  mount -t cgroup2 cgroup /sys/fs/cgroup
  mkdir -p "$folder"/{run,home} /run/systemd
  chmod 700 "$folder/run"
  mount -t tmpfs systemd /run/systemd
  mkdir -p /run/systemd/system
  unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME
  export HOME=$folder/home XDG_RUNTIME_DIR=$folder/run VOICEDO_USER_MANAGER=1
  export DBUS_SESSION_BUS_ADDRESS=unix:path=$folder/run/bus
  # The bus takes the home folder from the user database where this is not set.
  export XDG_DATA_HOME=$HOME/.local/share

  # A group with processes of its own cannot have groups below it that systemd could use.
  mkdir /sys/fs/cgroup/shell /sys/fs/cgroup/user
  while read -r process; do
    echo "$process" >/sys/fs/cgroup/shell/cgroup.procs 2>/dev/null || true
  done </sys/fs/cgroup/cgroup.procs
  sh -c 'echo $$ >/sys/fs/cgroup/user/cgroup.procs
    exec /lib/systemd/systemd --user --log-target=console' 2>"$folder/log" >/dev/null </dev/null &
  wait_for_manager || {
    tail -n 20 "$folder/log" >&2
    cannot "systemd --user does not start here"
  }
  "$@" || status=$?
  if [ "$status" != 0 ]; then tail -n 20 "$folder/log" >&2; fi
  exit "$status"
}

if [ -n "${MANAGER_FOLDER:-}" ]; then inside "$@"; fi
[ "$(id -u)" = 0 ] || cannot "a user manager of its own needs root"
[ -x /lib/systemd/systemd ] || cannot "systemd is not installed"
[ -n "$(control_groups)" ] || cannot "control groups of version 2 are not mounted"
[ -w "$(control_groups)" ] || cannot "control groups are read-only here"
unshare --pid --fork --mount --cgroup true 2>/dev/null || cannot "namespaces are not allowed here"
if [ "${1:-}" = --check ]; then
  outside true 2>/dev/null
else
  outside "$@"
fi
