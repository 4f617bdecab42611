#!/bin/bash
# Builds the release binaries, static in Swift's own libraries and stripped, and leaves them in
# .build-release/voicedo-remind. SwiftPM's progress goes to stderr; the folder's name to stdout.
#
#   VOICEDO_COMMIT=ID   what --version names where this is no git checkout
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

. systemd/flags.sh
ready=$scratch/voicedo-remind

# The programs by name: what tests are built of beside them is for nobody who installs this.
programs=(voicedo-remind voicedo-remindd voicedo-online)
for program in "${programs[@]}"; do
  swift build "${flags[@]}" --product "$program" >&2
done
built=$(swift build "${flags[@]}" --show-bin-path)
mkdir -p "$ready"
# A hash of how it was compiled, paths included, is there for the next compilation alone.
without_hash() { # PROGRAM
  local size
  size=$(readelf -SW "$1" | sed -n 's/.* \.swift_modhash *[A-Z]* *[0-9a-f]* [0-9a-f]* \([0-9a-f]*\) .*/\1/p')
  [ -n "$size" ] || return 0
  head -c "$((16#$size))" /dev/zero >"$static/no-hash"
  objcopy --update-section ".swift_modhash=$static/no-hash" "$1"
}
for program in "${programs[@]}"; do
  strip --remove-section .comment -o "$ready/.$program.new" "$built/$program"
  without_hash "$ready/.$program.new"
  mv -f "$ready/.$program.new" "$ready/$program"
done
echo "$ready"
