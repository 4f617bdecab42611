#!/bin/bash
# voice.sh [--voices slt,rms,...] [--sentences N]
#
# Speaks 20 sentences into a virtual microphone and tells what comes of them; see Tests/Voice. On the
# release binaries; takes ten minutes for four voices. Debian: pulseaudio pulseaudio-utils flite sox
# pocketsphinx pocketsphinx-en-us, and festival festvox-us-slt-hts for the fourth voice.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PYTHONDONTWRITEBYTECODE=1
binaries=${VOICEDO_BINARIES:-$(systemd/build.sh)}
exec python3 -u Tests/Voice --binaries "$binaries" "$@"
