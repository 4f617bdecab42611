#!/bin/bash
# voice.sh [--voices slt,rms,...] [--set sentences|check|unseen|long] [--end silence|stop]
#          [--sentences N]
#
# Speaks 20 sentences into a virtual microphone and tells what comes of them; see Tests/Voice. On the
# release binaries, or on those in VOICEDO_BINARIES; takes ten minutes for four voices. Debian:
# pulseaudio pulseaudio-utils flite sox pocketsphinx pocketsphinx-en-us, and festival
# festvox-us-slt-hts for the fourth voice.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PYTHONDONTWRITEBYTECODE=1
# Whoever asks what it does builds nothing.
for argument in "$@"; do
  case $argument in -h | --help) exec python3 -u Tests/Voice --help ;; esac
done
binaries=${VOICEDO_BINARIES:-$(systemd/build.sh)}
exec python3 -u Tests/Voice --binaries "$binaries" "$@"
