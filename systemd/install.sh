#!/bin/bash
# Builds voicedo-remind and installs it for this user. Running it again upgrades.
#
#   VOICEDO_PREBUILT=DIR   installs the programs in DIR instead of building them
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# What the programs need to run; what it takes to build them.
run_packages=(libnotify4 libsqlite3-0 libstdc++6 libsystemd0 tzdata)
build_packages=(
  binutils ca-certificates git libc6-dev libcurl4-openssl-dev libnotify-dev libsqlite3-dev
  libstdc++-12-dev libsystemd-dev pkg-config tzdata
)

# Runs a command as root where this user may; says nothing.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

may_be_root() {
  [ "$(id -u)" = 0 ] && return
  command -v sudo >/dev/null || return 1
  sudo -n true 2>/dev/null || [ -t 0 ]
}

is_installed() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
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
  elif may_be_root; then
    say "Installing from Debian: ${missing[*]}"
    if ! { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; }; then
      say "Debian's packages could not be fetched; the lines above say why."
      say "Nothing else was changed. Run this script again when that works."
      exit 1
    fi
  else
    say "These Debian packages are needed, and installing them needs an administrator:"
    say "  sudo apt-get install ${missing[*]}"
    say "Nothing was changed. Run this script again once they are there."
    exit 1
  fi
}

build() {
  if [ -n "${VOICEDO_PREBUILT:-}" ]; then
    built=$VOICEDO_PREBUILT
    say "Taking the programs in $built."
    return
  fi
  if ! command -v swift >/dev/null; then
    say "Swift is needed to build this, and there is no \`swift\` on the PATH."
    say "Nothing was changed. Get it from https://www.swift.org/install/linux, then run this again."
    exit 1
  fi
  say "The first time takes about three minutes on two cores."
  built=$("$source_folder/systemd/build.sh")
}

# Puts a file in its place in one step, so that nobody ever sees half of it.
put() { # MODE FROM TO
  mkdir -p "$(dirname "$3")"
  install -m "$1" "$2" "$3.new"
  mv -f "$3.new" "$3"
}

# The same for a file that names the folder of the programs.
put_with_folder() { # FROM TO
  local text
  text=$(<"$1")
  mkdir -p "$(dirname "$2")"
  printf '%s\n' "${text//@BIN@/$binaries}" >"$2.new"
  mv -f "$2.new" "$2"
}

install_files() {
  put 755 "$built/voicedo-remind" "$binaries/voicedo-remind"
  put 755 "$built/voicedo-remindd" "$binaries/voicedo-remindd"
  put 644 "$source_folder/systemd/$unit" "$units/$unit"
  put_with_folder "$source_folder/systemd/org.voicedo.Remind1.service" \
    "$bus_services/org.voicedo.Remind1.service"
  put 644 "$source_folder/config/voicedo-remind.desktop" "$applications/voicedo-remind.desktop"
  put 644 "$source_folder/config/voicedo-remind.svg" "$icons/voicedo-remind.svg"
  local page
  for page in "$source_folder"/config/man/*.[1-9]; do
    put 644 "$page" "$manual/man${page##*.}/${page##*/}"
  done
  install_completions
  if [ -e "$config" ]; then
    say "Your settings in $config stay as they are."
  else
    put 600 "$source_folder/config/config.toml" "$config"
    say "Settings are in $config, every one at its default."
  fi
}

# The program itself writes what the shells read.
install_completions() {
  local companion=$binaries/voicedo-remind
  put 644 <("$companion" completions bash) "$bash_completions/voicedo-remind"
  put 644 <("$companion" completions zsh) "$zsh_completions/_voicedo-remind"
  put 644 <("$companion" completions fish) "$fish_completions/voicedo-remind.fish"
  case ${SHELL:-} in
    */zsh)
      if ! timeout 5 zsh -ic 'print -rl -- $fpath' </dev/null 2>/dev/null |
        grep -qxF "$zsh_completions"; then
        say "For completion in zsh, put this line into ~/.zshrc, before compinit:"
        say "  fpath=($(printf '%q' "$zsh_completions") \$fpath)"
      fi
      ;;
  esac
}

# The service must look where the companion looks: what this shell sets and the user manager does
# not know is told to the unit.
install_paths() {
  local drop_in=$units/$unit.d/paths.conf lines="" name
  for name in XDG_CONFIG_HOME XDG_DATA_HOME VOICEDO_DB VOICEDO_CONFIG; do
    if [ -n "${!name:-}" ] && [ "${!name}" != "$(manager_value "$name")" ]; then
      lines+="Environment=\"$name=${!name//%/%%}\""$'\n'
    fi
  done
  if [ -n "$lines" ]; then
    mkdir -p "$(dirname "$drop_in")"
    printf '[Service]\n%s' "$lines" >"$drop_in"
  else
    rm -f "$drop_in"
  fi
}

start_service() {
  if has_user_manager; then
    install_paths
    systemctl --user daemon-reload
    systemctl --user --quiet enable "$unit"
    # One that was started by hand holds the database's lock.
    if ! systemctl --user --quiet is-active "$unit"; then stop_service_processes; fi
    systemctl --user restart "$unit" || true
    say "systemd looks after it: systemctl --user status ${unit%.service}"
  else
    stop_service_processes
    mkdir -p "$(dirname "$log")"
    setsid --fork "$binaries/voicedo-remindd" </dev/null >>"$log" 2>&1
    say "There is no systemd for this user here, so it runs beside this session until you log out"
    say "or end it; its words go to $log."
  fi
  reload_bus
}

service_is_up() {
  if has_user_manager; then
    systemctl --user --quiet is-active "$unit"
  else
    [ -n "$(service_processes)" ] && [ -e "$database" ]
  fi
}

wait_for_service() {
  for _ in $(seq 50); do
    service_is_up && return
    sleep 0.1
  done
  say "The service is not up yet. Your to-dos are kept meanwhile; to see why: voicedo-remind doctor"
}

first_time=yes
[ ! -e "$database" ] || first_time=

step "Looking for what it needs"
install_packages
step "Building"
build
step "Installing for you"
install_files
step "Starting the service"
start_service
wait_for_service
step "Showing a test reminder"
"$binaries/voicedo-remind" doctor --try || true
if [ -n "$first_time" ]; then
  step "A first to-do"
  say '$ voicedo-remind "drink a glass of water in 2 minutes"'
  "$binaries/voicedo-remind" "drink a glass of water in 2 minutes"
fi

say
case ":$PATH:" in
  *":$binaries:"*) ;;
  *) say "Log in again, or add $binaries to your PATH, so that \`voicedo-remind\` is found by name." ;;
esac
say "All set. Whenever something comes to mind: voicedo-remind \"buy milk tomorrow morning\""
