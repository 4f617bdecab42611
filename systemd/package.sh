#!/bin/bash
# Makes voicedo-remind_VERSION_ARCHITECTURE.deb for Debian 12 and 13, and says where it is.
#
#   systemd/package.sh [--binaries DIR] [--to DIR]
#
#   --binaries DIR   takes the programs in DIR instead of building them with build.sh
#   --to DIR         puts the package there instead of into .build-release
#
# Version and day are those of the commit (SOURCE_DATE_EPOCH names another day), so that the same
# commit makes the same package. Before CHANGELOG.md has a heading for the version in
# Sources/Model/Version.swift the package counts as older than that version will be.
# DEBFULLNAME and DEBEMAIL name who maintains it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. systemd/version.sh

stop() {
  echo "$*" >&2
  exit 1
}

binaries='' to=.build-release
while [ $# -gt 0 ]; do
  case $1 in
    --binaries) binaries=${2:?} && shift 2 ;;
    --to) to=${2:?} && shift 2 ;;
    *) stop "“$1” is not known here: systemd/package.sh [--binaries DIR] [--to DIR]" ;;
  esac
done
for tool in dpkg-deb dpkg-shlibdeps; do
  command -v "$tool" >/dev/null || stop "$tool is needed; the Debian package dpkg-dev brings it."
done
[ -n "$binaries" ] || binaries=$(systemd/build.sh)

work=$(mktemp -d "${TMPDIR:-/tmp}/voicedo-package.XXXXXX")
trap 'rm -rf "$work"' EXIT
root=$work/voicedo-remind
umask 022
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(commit_time)}
architecture=$(dpkg --print-architecture)
maintainer="${DEBFULLNAME:-the voicedo-remind authors} <${DEBEMAIL:-$(commit_address)}>"
version=$(debian_version)

ZSH_COMPLETIONS=$root/usr/share/zsh/vendor-completions systemd/stage.sh "$binaries" "$root"

# What the programs are linked with. Debian 13 has some of it under a new name, which stands for the
# old one there; a package that was made there is told the old names, too.
depends() {
  local programs=("$root"/usr/bin/voicedo-remind "$root"/usr/libexec/voicedo-remind/*)
  mkdir -p "$work/debian"
  printf 'Source: voicedo-remind\n\nPackage: voicedo-remind\nArchitecture: any\n' >"$work/debian/control"
  (cd "$work" && dpkg-shlibdeps --warnings=1 -O "${programs[@]/#/-e}") |
    sed -n 's/^shlibs:Depends=//p' | sed -E 's/([a-z0-9.+-]+)t64( \([^)]*\))?/\1t64\2 | \1\2/g'
}

# The units that begin with a session, as stage.sh found them.
units() {
  sed -n 's/^enable //p' "$root/usr/lib/systemd/user-preset/80-voicedo-remind.preset" |
    tr '\n' ' ' | sed 's/ $//'
}

fill_in() { # FILE
  sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
    -e "s/@MAINTAINER@/$maintainer/" -e "s/@SIZE@/$size/" -e "s/@DEPENDS@/$depends/" \
    -e "s/@UNITS@/$units/" "systemd/debian/$1"
}

documents=$root/usr/share/doc/voicedo-remind
mkdir -p "$documents" "$root/usr/share/lintian/overrides" "$root/DEBIAN"
{
  printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\n'
  printf 'Files: *\nCopyright: %s\nLicense: Expat\n' "$(sed -n 's/^Copyright (c) //p' LICENSE)"
  sed -e '1,/^Copyright/d' LICENSE | sed -e '1{/^$/d}' -e 's/^$/./' -e 's/^/ /'
} >"$documents/copyright"
gzip -9n <config/CHANGELOG.md >"$documents/changelog.gz"
gzip -9n >"$documents/changelog.Debian.gz" <<EOF
voicedo-remind ($version) unstable; urgency=medium

  * Made from commit $(commit); what is new is in changelog.gz.

 -- $maintainer  $(date --utc --date "@$SOURCE_DATE_EPOCH" -R)
EOF
cp systemd/debian/lintian-overrides "$root/usr/share/lintian/overrides/voicedo-remind"

depends=$(depends)
[ -n "$depends" ] || stop "What the programs need could not be found out."
units=$(units)
size=$(du --apparent-size -sk "$root" | cut -f1)
fill_in control >"$root/DEBIAN/control"
for script in postinst prerm postrm; do
  fill_in "$script" >"$root/DEBIAN/$script"
  chmod 755 "$root/DEBIAN/$script"
done
(cd "$root" && find etc -type f -printf '/%p\n' | LC_ALL=C sort) >"$root/DEBIAN/conffiles"
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -type d -exec chmod 755 {} +
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

mkdir -p "$to"
package=$to/voicedo-remind_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz "-z${DPKG_DEB_COMPRESSOR_LEVEL:-9}" --threads-max=1 --build "$root" "$work/package.deb" >/dev/null
mv -f "$work/package.deb" "$package"
echo "$package"
