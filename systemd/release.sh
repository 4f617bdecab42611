#!/bin/bash
# Makes a release from the commit that is checked out: the package, the sources, which commits of
# libraries they were built with (Package.resolved), their checksums, and a signature over those.
#
#   systemd/release.sh [--without-tests] [--to DIR]
#
#   --without-tests   leaves Tests/run.sh out
#   --to DIR          puts everything there instead of into .build-release/VERSION
#
# The signature is made with the key that git signs with, or your first one: with ssh-keygen where
# git's gpg.format is ssh, with gpg otherwise. VOICEDO_SIGNING_KEY names another one, a file for
# ssh-keygen. Anybody can make the same files from the same commit with the same Swift and Debian, and
# that Package.resolved put beside Package.swift, and compare the checksums.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. systemd/version.sh

stop() {
  printf '%s\n' "$@" "Nothing was made." >&2
  exit 1
}

tests=yes to=
while [ $# -gt 0 ]; do
  case $1 in
    --without-tests) tests= && shift ;;
    --to) to=${2:?} && shift 2 ;;
    *) stop "“$1” is not known here: systemd/release.sh [--without-tests] [--to DIR]" ;;
  esac
done

number=$(version_number)
to=${to:-.build-release/$number}

is_released || stop \
  "Sources/Model/Version.swift says $number, and the newest heading of config/CHANGELOG.md is" \
  "“$(changelog_version)”. A release has the same in both."
[ "$(recipe_versions | sort -u)" = "$number" ] || stop \
  "Sources/Model/Version.swift says $number; systemd/arch/PKGBUILD and systemd/rpm/voicedo-remind.spec" \
  "say:" $(recipe_versions)
[ "$(git rev-parse --show-toplevel 2>/dev/null || true)" = "$(pwd -P)" ] ||
  stop "This is no git checkout, so no commit can be named."
[ -z "$(git status --porcelain)" ] ||
  stop "There are changes that no commit holds: git status shows them."

# How to sign is known before an hour of work: "ssh FILE" or "gpg KEY".
signer() {
  local key=${VOICEDO_SIGNING_KEY:-$(git config user.signingKey || true)}
  if [ "$(git config gpg.format || true)" = ssh ] || [ -f "$key" ]; then
    if [ -z "$key" ]; then
      for key in ~/.ssh/id_ed25519 ~/.ssh/id_ecdsa ~/.ssh/id_rsa; do
        [ ! -f "$key" ] || break
      done
    fi
    [ ! -f "$key" ] || echo "ssh $key"
  elif command -v gpg >/dev/null &&
    gpg --list-secret-keys --with-colons ${key:+"$key"} 2>/dev/null | grep -q '^sec'; then
    echo "gpg $key"
  fi
}
signed_with=$(signer)
[ -n "$signed_with" ] || stop \
  "There is no key to sign with. gpg --quick-generate-key makes one, or VOICEDO_SIGNING_KEY names" \
  "the file of an SSH key."

sign() { # FILE
  local kind=${signed_with%% *} key=${signed_with#* }
  if [ "$kind" = ssh ]; then
    rm -f "$1.sig"
    ssh-keygen -q -Y sign -f "$key" -n voicedo-remind "$1"
  else
    gpg --batch --yes --armor --detach-sign ${key:+--local-user "$key"} --output "$1.asc" "$1"
  fi
}

[ -z "$tests" ] || Tests/run.sh
# Built anew from what the commit holds and nothing else, in a folder whose path is always as long as
# this one: its length is all of it that the programs would show.
work=$(mktemp -d /var/tmp/voicedo-release.XXXXXXXX)
trap 'rm -rf "$work"' EXIT
git clone --quiet . "$work/source"
[ ! -e Package.resolved ] || cp Package.resolved "$work/source/"
binaries=$("$work/source/systemd/build.sh")
mkdir -p "$to"
package=$(systemd/package.sh --binaries "$binaries" --to "$to")
git -c tar.umask=0022 archive --format tar --prefix "voicedo-remind-$number/" HEAD |
  gzip -9n >"$to/voicedo-remind-$number.tar.gz"
cp "$work/source/Package.resolved" "$to/"
(
  cd "$to"
  sha256sum "${package##*/}" "voicedo-remind-$number.tar.gz" Package.resolved >SHA256SUMS
)
sign "$to/SHA256SUMS"
echo "$to:"
ls "$to"
