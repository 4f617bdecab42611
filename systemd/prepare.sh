# What has to be there before anything is installed: Swift, room, Debian packages, the programs.
# Sourced by install.sh. What compilers and apt have to tell goes to a file, and is shown only when
# something did not work.

# What the programs need to run; what it takes to build them, with what Swift itself is linked with
# (ncurses and XML).
run_packages=(libcurl4 libexpat1 libnotify4 libsqlite3-0 libsystemd0 tzdata)
build_packages=(
  binutils ca-certificates git libc6-dev libcurl4-openssl-dev libexpat1-dev libnotify-dev
  libncurses6 libsqlite3-dev libstdc++-12-dev libsystemd-dev libxml2 pkg-config tzdata
)
build_megabytes=600
packages_came=

# Ends here; what was done so far is told truthfully.
stop_here() { # WHAT TO DO
  if [ -n "$packages_came" ]; then
    say "The Debian packages named above are installed; nothing else was changed."
  else
    say "Nothing was changed."
  fi
  say "$@"
  exit 1
}

# Runs a command with its words in the file; shows the telling ones if it does not work.
quietly() { # COMMAND...
  local from=1
  mkdir -p "$(dirname "$install_log")"
  [ ! -e "$install_log" ] || from=$(($(wc -l <"$install_log") + 1))
  if "$@" >>"$install_log" 2>&1; then return 0; fi
  end_progress
  say "This did not work:"
  say
  # Compilers and apt name the cause long before they end.
  {
    tail -n "+$from" "$install_log" | grep -E '(^|[ :])(error|fatal|E):' |
      grep -v 'warning:' ||
      tail -n "+$from" "$install_log" | tail -n 12
  } | head -n 12 | cut -c 1-300 | sed 's/^/    /'
  say
  say "All of its words are in $install_log."
  return 1
}

# Tells how long something takes, where there is a terminal to tell it to.
show_progress() { # WORDS
  ticker=
  if [ ! -t 1 ]; then
    say "$1"
    return
  fi
  {
    minutes=0
    while :; do
      printf '\r%s (%d min)' "$1" "$minutes"
      sleep 60
      minutes=$((minutes + 1))
    done
  } &
  ticker=$!
  trap end_progress EXIT
}

end_progress() {
  [ -n "${ticker:-}" ] || return 0
  kill "$ticker" 2>/dev/null || true
  wait "$ticker" 2>/dev/null || true
  ticker=
  printf '\n'
}

# "6 3" for Swift 6.3.1; nothing where it does not run, perhaps for want of a package.
swift_version() {
  { swift --version 2>/dev/null || true; } |
    sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1
}

look_for_swift() {
  local major minor
  command -v swift >/dev/null ||
    stop_here "Swift is needed to build this, and there is no \`swift\` on the PATH." \
      "Get it from https://www.swift.org/install/linux, then run this again."
  read -r major minor < <(swift_version) || return 0
  if [ "$major" -lt 6 ] || { [ "$major" = 6 ] && [ "$minor" -lt 2 ]; }; then
    stop_here "Swift $major.$minor is here; this needs 6.2 or newer." \
      "Get it from https://www.swift.org/install/linux, then run this again."
  fi
  say "Swift $major.$minor is here."
}

look_for_room() {
  local free
  [ ! -d "$source_folder/.build-release/voicedo-remind" ] || return 0
  free=$(df --output=avail -m "$source_folder" 2>/dev/null | tail -n 1 | tr -d ' ') || return 0
  [[ $free =~ ^[0-9]+$ ]] || return 0
  [ "$free" -ge "$build_megabytes" ] ||
    stop_here "Building takes $build_megabytes MB on this disk, and $free MB are free." \
      "Make some room, then run this again."
}

look_for_prebuilt() {
  local program
  for program in voicedo-remind voicedo-remindd voicedo-online; do
    [ -x "$VOICEDO_PREBUILT/$program" ] ||
      stop_here "There is no program $VOICEDO_PREBUILT/$program." \
        "Let VOICEDO_PREBUILT name the folder of the programs, or leave it out to build them."
  done
}

# Runs a command as root where this user may.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

may_be_root() {
  [ "$(id -u)" = 0 ] && return
  command -v sudo >/dev/null || return 1
  sudo -n true 2>/dev/null && return
  [ -t 0 ] || return 1
  say "Debian's packages need an administrator, so sudo may ask for your password."
  sudo -v
}

# Debian 13 has some libraries under a new name. dpkg-query fails where it does not know one of the
# two, so only its words count.
is_installed() {
  local states
  states=$(dpkg-query -W -f='${db:Status-Status}\n' "$1" "$1t64" 2>/dev/null || true)
  grep -qx installed <<<"$states"
}

fetch_packages() {
  as_root apt-get update -qq &&
    as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "$@"
}

install_packages() {
  local needed=("${build_packages[@]}") missing=() package
  [ -z "${VOICEDO_PREBUILT:-}" ] || needed=("${run_packages[@]}")
  if ! command -v dpkg-query >/dev/null; then
    say "This is not Debian, so the packages are yours to look after: ${needed[*]}"
    return
  fi
  for package in "${needed[@]}"; do
    is_installed "$package" || missing+=("$package")
  done
  if [ ${#missing[@]} = 0 ]; then
    say "Everything needed from Debian is here."
    return
  fi
  say "These Debian packages are needed: ${missing[*]}"
  if ! may_be_root; then
    say "Installing them needs an administrator:"
    say "  sudo apt-get install ${missing[*]}"
    stop_here "Run this script again once they are there."
  fi
  say "Installing them now; this may take a minute or two."
  quietly fetch_packages "${missing[@]}" ||
    stop_here "Run this script again when Debian's packages can be fetched."
  packages_came=yes
}

prepare() {
  rm -f "$install_log"
  if [ -n "${VOICEDO_PREBUILT:-}" ]; then
    look_for_prebuilt
  else
    look_for_swift
    look_for_room
  fi
  install_packages
}

build() {
  if [ -n "${VOICEDO_PREBUILT:-}" ]; then
    built=$VOICEDO_PREBUILT
    say "Taking the programs in $built."
    return
  fi
  # With the packages here it can be asked in any case.
  [ -n "$(swift_version)" ] || quietly swift --version ||
    stop_here "Swift is here, but does not run yet; https://www.swift.org/install/linux names the" \
      "packages it needs. Run this script again once it runs."
  show_progress "Building; the first time takes three to ten minutes."
  quietly "$source_folder/systemd/build.sh" || stop_here "Run this script again once that works."
  end_progress
  # It ends by naming the folder.
  built=$(tail -n 1 "$install_log")
}
