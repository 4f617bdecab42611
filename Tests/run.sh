#!/bin/bash
# Runs every test: formats, unit tests, the end-to-end proofs on release binaries, and the real GNOME
# Shell where it can be installed for this run alone.
#
#   Tests/run.sh [--quick]     --quick: 20 instead of 200 random kills
#
# Installs the Debian packages the tests need (only what is missing; as root or with sudo). The last
# line counts the tests, those before it name what did not pass; the exit code is 0 if all of them passed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export PYTHONDONTWRITEBYTECODE=1
rounds=200
[ "${1:-}" != --quick ] || rounds=20
passed=0 failed=0 skipped=0 unmet=()
work=$(mktemp -d "${TMPDIR:-/tmp}/voicedo-run.XXXXXX")
trap 'rm -rf "$work"' EXIT

heading() { printf '\n== %s (%d:%02d)\n' "$*" $((SECONDS / 60)) $((SECONDS % 60)); }

# One check that passes if its command does.
check() { # NAME COMMAND...
  local name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
    echo "ok: $name"
  else
    failed=$((failed + 1))
    unmet+=("$name")
    echo "not ok: $name"
  fi
}

count() { # PASSED FAILED SKIPPED
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

finish() {
  local line="$passed passed, $failed failed"
  [ "$skipped" = 0 ] || line+=", $skipped skipped"
  if [ ${#unmet[@]} != 0 ]; then
    heading "What did not pass"
    printf '%s\n' "${unmet[@]}"
  fi
  printf '\n%s\n' "$line"
  [ "$failed" = 0 ]
  exit
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

install_packages() {
  local packages=(
    appstream bemenu binutils ca-certificates dbus dbus-user-session dconf-gsettings-backend
    desktop-file-utils dpkg-dev dunst espeak-ng fish flite fonts-dejavu-core fuzzel git gnome-keyring
    grim gsettings-desktop-schemas hyperfine imagemagick jq libbemenu-wayland libbemenu-x11 libc6-dev
    libcurl4-openssl-dev libexpat1-dev libglib2.0-bin libnotify-dev libsecret-tools libsqlite3-dev
    libstdc++-12-dev libsystemd-dev lintian mako-notifier mandoc openssl pkg-config pocketsphinx
    pocketsphinx-en-us procps pulseaudio pulseaudio-utils python3 python3-dbus python3-gi rofi rpm
    sox sqlite3 strace suckless-tools sway systemd tmux tzdata util-linux wofi wtype x11-utils
    xdotool xfce4-notifyd xfconf xvfb zsh
  )
  local missing=() package
  for package in "${packages[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return
  echo "installing ${missing[*]}"
  as_root apt-get update -qq &&
    as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Names and adds up what the test libraries wrote; a run that ended before writing is one that did not pass.
count_swift_tests() {
  local counts
  counts=$(python3 - "$work" <<'PYTHON'
import pathlib, sys, xml.etree.ElementTree
folder = pathlib.Path(sys.argv[1])
tests = failures = skipped = 0
with open(folder / "unmet", "a") as unmet:
    for path in folder.glob("swift*.xml"):
        root = xml.etree.ElementTree.parse(path).getroot()
        for suite in root.iter("testsuite"):
            tests += int(suite.get("tests", 0))
            failures += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped += int(suite.get("skipped", 0))
        for case in root.iter("testcase"):
            for failure in case.findall("failure"):
                said = " ".join(failure.get("message", "").split())[:300]
                print(case.get("classname"), case.get("name"), said, sep=": ", file=unmet)
print(tests - failures - skipped, failures, skipped)
PYTHON
  ) || counts="0 1 0"
  name_unmet
  # shellcheck disable=SC2086
  set -- $counts
  if [ "$swift_status" != 0 ] && [ "$2" = 0 ]; then set -- "$1" 1 "$3"; fi
  if [ "$1" = 0 ] && [ "$2" = 0 ]; then set -- 0 1 0; fi
  count "$@"
}

# Takes over the names that a run left.
name_unmet() {
  local names=()
  [ ! -e "$work/unmet" ] || mapfile -t names <"$work/unmet"
  unmet+=("${names[@]}")
  rm -f "$work/unmet"
}

count_end_to_end() {
  name_unmet
  if [ -s "$work/counts" ]; then
    # shellcheck disable=SC2046
    count $(<"$work/counts")
  else
    count 0 1 0
  fi
  rm -f "$work/counts"
}

heading "What the tests need"
if ! install_packages; then
  echo "The packages named above are needed, and could not be installed."
  count 0 1 0
  finish
fi

heading "Formats"
check "swift format" swift format lint --strict --recursive Sources Tests Package.swift

heading "The house"
check "its arrows point down" Tests/Structure/check.py
check "marked sentences fit" Tests/Reader/marks.py

heading "Unit tests"
swift_status=0
swift build --build-tests || swift_status=$?
# The release binaries are built beside the tests that need none; what it prints is shown with them.
systemd/build.sh >"$work/binaries" 2>"$work/release.log" &
release=$!
if [ "$swift_status" = 0 ]; then
  # A test that hangs is one that did not pass.
  timeout --kill-after=10 1200 swift test --skip-build --xunit-output "$work/swift.xml" || swift_status=$?
fi
count_swift_tests

heading "Random bytes"
check "what reads foreign text answers whatever comes" Tests/fuzz.sh all 10 1

heading "Zone tables"
check "they are what Python says" Tests/SystemTests/ZoneTables/make_zone_table.py --check

heading "Days that never were"
check "every promise is kept in 2,000 simulated lives" Tests/simulate.sh 2000
check "three machines and a server end up with the same in 500 simulated histories" Tests/sync.sh 500
check "what is planted in the sync is found" Tests/sync.sh --flaws

heading "Release binaries"
wait "$release"
release_status=$?
tail -n 20 "$work/release.log"
binaries=$(<"$work/binaries")
if [ "$release_status" != 0 ]; then
  count 0 1 0
  finish
fi
ls -l "$binaries"

heading "End to end"
python3 -u Tests/EndToEnd --binaries "$binaries" --counts "$work/counts" --unmet "$work/unmet" --rounds "$rounds" \
  --jobs 3 --without test_unit
count_end_to_end

heading "Under a user manager"
if reason=$(Tests/user-manager.sh --check); then
  Tests/user-manager.sh \
    python3 -u Tests/EndToEnd --binaries "$binaries" --counts "$work/counts" --unmet "$work/unmet" test_unit
else
  VOICEDO_NO_USER_MANAGER=$reason \
    python3 -u Tests/EndToEnd --binaries "$binaries" --counts "$work/counts" --unmet "$work/unmet" test_unit
fi
count_end_to_end

heading "On GNOME Shell"
# Installed for this run alone, and seen by nothing else; where that cannot be, it is left out.
if reason=$(Tests/servers.sh --check --overlay "$work/desktop"); then
  on_gnome_shell() {
    Tests/servers.sh --binaries "$binaries" --overlay "$work/desktop" --screenshots "$work" \
      --counts "$work/counts" "GNOME Shell"
  }
  # A desktop of 250 packages on a busy machine may stumble: what breaks twice is ours.
  on_gnome_shell || { echo "Once more:"; on_gnome_shell; }
  count_end_to_end
else
  echo "skipped: $reason"
  count 0 0 1
fi

finish
