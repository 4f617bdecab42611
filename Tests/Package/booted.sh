# Runs on a real systemd with the person `tester` logged in, as root and without a network.
. /job/in/says.sh
export DEBIAN_FRONTEND=noninteractive
home=/home/tester
unit=voicedo-remindd.service

install() { apt-get install -q -y --no-install-recommends "$@"; }
as_tester() {
  runuser -u tester -- env -C "$home" HOME="$home" LANG=C.UTF-8 XDG_RUNTIME_DIR=/run/user/1000 \
    DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus DISPLAY=:7 \
    PATH="$home/.local/bin:/usr/local/bin:/usr/bin:/bin" "$@"
}
user_systemctl() { as_tester systemctl --user "$@"; }
property() { user_systemctl show --value --property "$1" "$unit"; }
runs_from() { # FOLDER
  [ "$(property ActiveState)" = active ] &&
    [[ $(tr '\0' '\n' <"/proc/$(property MainPID)/cmdline" | head -n 1) == "$1"/* ]]
}
packaged_one_runs() { soon runs_from /usr/libexec/voicedo-remind; }
own_one_runs() { soon runs_from "$home/.local/libexec/voicedo-remind"; }
is_another() { [ "$(property MainPID)" != "$1" ]; }
is_content() { as_tester voicedo-remind doctor | grep -F "Reminders can reach you here."; }
gone() { [ "$(property ActiveState)" != active ]; }
todos() {
  sqlite3 -readonly "$home/.local/share/voicedo-remind/voicedo.sqlite" \
    'SELECT title FROM todo ORDER BY title'
}
same_todos() {
  todos >/tmp/after
  [ -s /tmp/before ] && diff /tmp/before /tmp/after
}
on_dunst() { as_tester dunstctl history | grep -F "$1"; }
came_up() { # TITLE
  soon sh -c "[ \"\$(runuser -u tester -- env DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus \
    dunstctl count displayed)\" -gt 0 ]" || return 1
  as_tester dunstctl close-all
  on_dunst "$1"
}

as_tester Xvfb :7 -screen 0 800x600x24 >/dev/null 2>&1 &
sleep 1
start_dunst() { as_tester setsid --fork dunst >/dev/null 2>&1; }
start_dunst

tells "on systemd: installed for who is logged in" install /job/in/old.deb
tells "on systemd: its service runs at once" packaged_one_runs
tells "on systemd: it is the package's unit" prints /usr/lib/systemd/user/$unit property FragmentPath
tells "on systemd: enabled" prints enabled user_systemctl is-enabled "$unit"
as_tester voicedo-remind "buy milk tomorrow at 9"
as_tester voicedo-remind "stretch a little in 3 seconds"
tells "on systemd: a reminder on a real dunst" came_up "Stretch a little"
tells "on systemd: doctor is content" soon is_content

todos >/tmp/before
pid=$(property MainPID)
tells "on systemd: an upgrade" install /job/in/new.deb
tells "on systemd: another service runs after it" soon is_another "$pid"
packaged_one_runs
tells "on systemd: of the version of the command" prints "the same version" \
  as_tester voicedo-remind doctor --all
tells "on systemd: every to-do is there" same_todos

# The bus goes, too, and all that was on it.
systemctl restart user@1000.service
tells "on systemd: it starts at the next login" packaged_one_runs
kill -9 "$(property MainPID)"
tells "on systemd: killed, it starts again" packaged_one_runs

tells "on systemd: removed, its service ends" apt-get remove -q -y voicedo-remind
tells "on systemd: no service runs" soon gone
tells "on systemd: purged" prints "~/.local/share/voicedo-remind" apt-get purge -q -y voicedo-remind
tells "on systemd: every to-do stays" same_todos
tells "on systemd: nothing else is left" leaves_nothing

as_tester cp -r /job/in/project "$home/project"
tells "from source: installed" \
  as_tester env VOICEDO_PREBUILT=/job/in/programs "$home/project/systemd/install.sh"
tells "from source: its own service runs" own_one_runs
todos >/tmp/before
tells "from source: the package tells of it" \
  prints "which comes before this package" install /job/in/new.deb
tells "from source: its own goes on before the package" own_one_runs
tells "from source: doctor says so, and what to type" \
  prints /usr/share/voicedo-remind/systemd/uninstall.sh as_tester /usr/bin/voicedo-remind doctor
user_systemctl enable --now voicedo-remind-sync.timer
tells "from source: that takes it away" \
  as_tester /usr/share/voicedo-remind/systemd/uninstall.sh
tells "from source: the package's service runs" packaged_one_runs
tells "from source: what was synced goes on" \
  prints enabled user_systemctl is-enabled voicedo-remind-sync.timer
tells "from source: every to-do is there" same_todos
start_dunst
tells "from source: doctor is content" soon is_content

as_tester env VOICEDO_PREBUILT=/job/in/programs "$home/project/systemd/install.sh" >/dev/null
own_one_runs
pid=$(property MainPID)
apt-get purge -q -y voicedo-remind
tells "from source: it goes on when a package is purged" prints "$pid" property MainPID
tells "from source: every to-do is there still" same_todos
