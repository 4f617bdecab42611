#!/bin/bash
# Builds the release binaries, static in Swift's own libraries and stripped, and leaves them in
# .build-release/voicedo-remind. SwiftPM's progress goes to stderr; the folder's name to stdout.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$PWD/.build-release
flags=(--configuration release --static-swift-stdlib --scratch-path "$scratch" -Xswiftc -gnone)
ready=$scratch/voicedo-remind

swift build "${flags[@]}" >&2
built=$(swift build "${flags[@]}" --show-bin-path)
mkdir -p "$ready"
for program in voicedo-remind voicedo-remindd; do
  strip -o "$ready/.$program.new" "$built/$program"
  mv -f "$ready/.$program.new" "$ready/$program"
done
echo "$ready"
