# Runs in a bare Debian without systemd, as root.
. /given/says.sh

install() { apt-get install -q -y --no-install-recommends "$@"; }
version() { dpkg-query -W -f '${Version}' voicedo-remind; }
as_ada() { runuser -u ada -- env -C /home/ada HOME=/home/ada LANG=C.UTF-8 "$@"; }
count() { as_ada voicedo-remind list --json | grep -c '"title"'; }
has_all() {
  local library
  for library in /usr/bin/voicedo-remind /usr/libexec/voicedo-remind/*; do
    ! ldd "$library" | grep 'not found' || return 1
  done
}
vr_is_completed() {
  prints '_voicedo_remind vr' bash -c '. /usr/share/bash-completion/completions/vr; complete -p vr'
}
is_enabled_for_everybody() {
  [ -L /etc/systemd/user/default.target.wants/voicedo-remindd.service ]
}
names_no_home() {
  ! grep -rn '%h\|@LIBEXEC@' /usr/lib/systemd/user/voicedo-* /usr/share/dbus-1/services/org.voicedo*
}

tells "no Swift is here" test -z "$(command -v swift)"
apt-get update -qq
useradd --create-home ada
tells "one command installs it" install /given/new.deb
remark=$(voicedo-remind --version)
tells "--version names version and commit" prints '(' voicedo-remind --version
tells "every library is there" has_all
tells "units name folders of the machine" names_no_home
tells "enabled for everybody" is_enabled_for_everybody
tells "a to-do is understood" prints "Buy milk" as_ada voicedo-remind "buy milk tomorrow at 9"
tells "it is listed" prints "Buy milk" as_ada voicedo-remind list
tells "doctor answers, and says what starts it" prints "your desktop starts it" \
  as_ada voicedo-remind doctor --all
tells "vr is short for it" prints "Buy milk" as_ada vr list
tells "vr is completed in bash" vr_is_completed

tells "removed, and vr with it" apt-get remove -q -y voicedo-remind
tells "the to-dos stay" test -s /home/ada/.local/share/voicedo-remind/voicedo.sqlite
tells "purged, it says where they are" prints "~/.local/share/voicedo-remind" \
  apt-get purge -q -y voicedo-remind
tells "nothing else is left" leaves_nothing

printf '#!/bin/sh\necho mine\n' >/usr/bin/vr
chmod +x /usr/bin/vr
install /given/new.deb
tells "a program called vr is let be" prints mine vr
apt-get purge -q -y voicedo-remind
tells "also when it is purged" prints mine vr
rm /usr/bin/vr

install /given/old.deb
remark="from $(version)"
tells "an upgrade" install /given/new.deb
tells "the to-dos are there after it" prints "Buy milk" as_ada voicedo-remind list

# There is no program of the very first version any more, but a database that one has made.
first=/home/ada/first/voicedo.sqlite
command install -d -o ada -m 700 "${first%/*}"
command install -o ada -m 600 /given/first.sqlite "$first"
tells "to-dos of the very first version, too" prints "Find the tent" \
  as_ada VOICEDO_DB="$first" voicedo-remind list
tells "a copy of them was made before" test -s "$first".before-*
