#!/bin/bash
# Lays everything that a package holds into a folder, as it is to stand below /.
#
#   systemd/stage.sh BINARIES ROOT
#
#   BINARIES   the folder of the programs, as systemd/build.sh names it
#   ROOT       gets usr/ and etc/; what is there already stays
#
# For packages of every kind: package.sh, arch/PKGBUILD and rpm/voicedo-remind.spec call it. What is
# laid there has the time in SOURCE_DATE_EPOCH, if that is set.
set -euo pipefail

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[ $# = 2 ] || {
  sed -n '2,5p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//' >&2
  exit 64
}
binaries=$(cd "$1" && pwd)
mkdir -p "$2"
root=$(cd "$2" && pwd)
helpers=/usr/libexec/voicedo-remind
share=$root/usr/share

put() { # MODE FROM TO
  install -D -m "$1" "$2" "$3"
}

# Where the source installation names folders of a person, a package names those of the machine.
for_everybody() { # FILE
  sed -e "s|%h/\.local/libexec/voicedo-remind|$helpers|g" -e 's|%h/\.local/bin|/usr/bin|g' \
    -e "s|@LIBEXEC@|$helpers|g" "$1"
}

put 755 "$binaries/voicedo-remind" "$root/usr/bin/voicedo-remind"
for program in voicedo-remindd voicedo-online; do
  put 755 "$binaries/$program" "$root$helpers/$program"
done

for unit in "$source_folder"/systemd/voicedo-remind*.{service,timer,socket,path}; do
  [ -e "$unit" ] || continue
  put 644 <(for_everybody "$unit") "$root/usr/lib/systemd/user/${unit##*/}"
done
# What begins with a session begins for everybody; a timer is enabled by who wants it.
for unit in "$root"/usr/lib/systemd/user/voicedo-remind*; do
  if grep -q '^WantedBy=default\.target$' "$unit"; then
    echo "enable ${unit##*/}"
  elif grep -q '^\[Install\]' "$unit"; then
    echo "disable ${unit##*/}"
  fi
done >"$root/preset"
put 644 "$root/preset" "$root/usr/lib/systemd/user-preset/80-voicedo-remind.preset"
rm "$root/preset"
for service in "$source_folder"/systemd/org.*.service; do
  put 644 <(for_everybody "$service") "$share/dbus-1/services/${service##*/}"
done
if grep -rn -e '%h/\.local' -e '@[A-Z]*@' "$root/usr/lib/systemd/user" "$share/dbus-1" >&2; then
  echo "These lines name folders that a package does not have; stage.sh must know them." >&2
  exit 1
fi

for entry in "$source_folder"/config/*.desktop; do
  case $entry in
    */voicedo-remindd.desktop) ;;
    */plasma-runner-*) put 644 "$entry" "$share/krunner/dbusplugins/${entry##*/}" ;;
    *) put 644 "$entry" "$share/applications/${entry##*/}" ;;
  esac
done
for provider in "$source_folder"/config/*-search-provider.ini; do
  put 644 "$provider" "$share/gnome-shell/search-providers/${provider##*/}"
done
# For desktops on a machine without systemd. With it the unit does this, and is looked after.
put 644 <(
  cat "$source_folder/config/voicedo-remindd.desktop"
  echo "Exec=sh -c \"[ -d /run/systemd/system ] || exec $helpers/voicedo-remindd\""
) "$root/etc/xdg/autostart/voicedo-remindd.desktop"
put 644 "$source_folder/config/voicedo-remind.svg" \
  "$share/icons/hicolor/scalable/apps/voicedo-remind.svg"
put 644 "$source_folder/config/voicedo-remind-48.png" \
  "$share/icons/hicolor/48x48/apps/voicedo-remind.png"

number=$(sed -n 's/.*number = "\(.*\)"/\1/p' "$source_folder/Sources/Model/Version.swift")
day=$(date --utc --date "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%F)
metainfo=org.voicedo.Remind.metainfo.xml
put 644 <(sed -e "s/@VERSION@/$number/" -e "s/@DATE@/$day/" "$source_folder/config/$metainfo") \
  "$share/metainfo/$metainfo"

for page in "$source_folder"/config/man/*.[1-9]; do
  put 644 <(gzip -9n <"$page") "$share/man/man${page##*.}/${page##*/}.gz"
done

# The program itself writes what the shells read, and looks at nobody's settings for it.
completions() { # SHELL
  env -i HOME=/nonexistent "$binaries/voicedo-remind" completions "$1"
}
put 644 <(completions bash) "$share/bash-completion/completions/voicedo-remind"
put 644 <(completions zsh) "${ZSH_COMPLETIONS:-$share/zsh/site-functions}/_voicedo-remind"
put 644 <(completions fish) "$share/fish/vendor_completions.d/voicedo-remind.fish"

# The short name is linked where no other program has it: its completions lie ready for that.
for file in "$source_folder"/config/completions/vr.*; do
  put 644 "$file" "$share/voicedo-remind/completions/${file##*/}"
done
# What takes an installation of a person's own away, once a package is there in its place.
for script in common.sh uninstall.sh; do
  put "$([ "$script" = common.sh ] && echo 644 || echo 755)" "$source_folder/systemd/$script" \
    "$share/voicedo-remind/systemd/$script"
done
put 644 "$source_folder/config/config.toml" "$share/voicedo-remind/config/config.toml"

if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then
  find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
fi
