#!/bin/bash
# Runs a Python program with packages of Debian's, and so with Debian's Python, in an overlay if one is
# named.
#
#   Tests/Pictures/with.sh "PACKAGE ..." PROGRAM [--overlay DIR] [OPTION ...]
set -euo pipefail
read -ra packages <<<"$1"
try=(/usr/bin/python3 -u "$2")
shift 2
overlay=
while [ $# -gt 0 ]; do
  case $1 in
    --overlay) overlay=$2; shift 2 ;;
    *) try+=("$1"); shift ;;
  esac
done
[ -n "$overlay" ] || exec "${try[@]}"
exec Tests/Servers/overlay.sh "$overlay" bash -euc '
  count=$1
  shift
  dpkg-query --show --showformat="" "${@:1:count}" 2>/dev/null || {
    apt-get update -qq &&
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${@:1:count}" >/dev/null
  } || echo "not all could be installed: ${*:1:count}"
  shift "$count"
  exec "$@"' _ "${#packages[@]}" "${packages[@]}" "${try[@]}"
