#!/bin/bash
# Lets COMMAND see /usr, /etc and /var with DIR laid over them: what it installs there stays in DIR,
# and nothing else sees it. So whole desktops, which bring services of the session bus and autostart
# entries, can be tried on a machine without being on it.
#
#   Tests/Servers/overlay.sh DIR COMMAND...
#
# As root, on a kernel with overlayfs. DIR must not lie below /usr, /etc or /var.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,8p' "$0" >&2; exit 64; }
mkdir -p "$1"
exec unshare --mount --propagation private bash -euc '
  for folder in usr etc var; do
    mkdir -p "$1/$folder" "$1/.$folder"
    mount -t overlay -o "lowerdir=/$folder,upperdir=$1/$folder,workdir=$1/.$folder" overlay "/$folder"
  done
  shift
  exec "$@"' _ "$(realpath "$1")" "${@:2}"
