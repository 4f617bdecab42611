#!/bin/bash
# Builds voicedo-remind and installs it for this user. Running it again upgrades.
#
#   systemd/install.sh [--expanded-banners]
#
#   --expanded-banners     has GNOME show reminders with their buttons at once (a setting of yours)
#   VOICEDO_PREBUILT=DIR   installs the programs in DIR instead of building them
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
. "$source_folder/systemd/prepare.sh"

# One at a time: what is built and put in its place is the same.
mkdir -p "$(dirname "$install_lock")"
exec 9>"$install_lock"
if ! flock --nonblock 9; then
  say "Another installation is under way; this one waits for it."
  flock 9
fi

# Puts a file in its place in one step, so that nobody ever sees half of it.
put() { # MODE FROM TO
  mkdir -p "$(dirname "$3")"
  install -m "$1" "$2" "$3.new"
  mv -f "$3.new" "$3"
}

# The same for a file that names the folder of the service.
put_with_folder() { # FROM TO
  local text folder
  text=$(<"$1")
  # Within the quotes of Exec four signs mean something, and a backslash once more in the file; an &
  # would stand for what is replaced.
  folder=$(printf '%s' "$helpers" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g')
  shopt -u patsub_replacement 2>/dev/null || true
  mkdir -p "$(dirname "$2")"
  printf '%s\n' "${text//@LIBEXEC@/$folder}" >"$2.new"
  mv -f "$2.new" "$2"
}

install_files() {
  put 755 "$built/voicedo-remind" "$binaries/voicedo-remind"
  link_short_name
  put 755 "$built/voicedo-remindd" "$helpers/voicedo-remindd"
  put 755 "$built/voicedo-online" "$helpers/voicedo-online"
  # Earlier versions put the service beside the companion, where it stood in the way of completion.
  rm -f "$binaries/voicedo-remindd"
  put 644 "$source_folder/systemd/$unit" "$units/$unit"
  put 644 "$source_folder/systemd/$hooks_unit" "$units/$hooks_unit"
  put 644 "$source_folder/systemd/$sync_unit" "$units/$sync_unit"
  put 644 "$source_folder/systemd/$sync_timer" "$units/$sync_timer"
  put 644 "$source_folder/systemd/$weather_unit" "$units/$weather_unit"
  put 644 "$source_folder/systemd/$push_unit" "$units/$push_unit"
  put_with_folder "$source_folder/systemd/org.voicedo.Remind1.service" \
    "$bus_services/org.voicedo.Remind1.service"
  put 644 "$source_folder/config/voicedo-remind.desktop" "$applications/voicedo-remind.desktop"
  put 644 "$source_folder/config/voicedo-remind.svg" "$icons/voicedo-remind.svg"
  put 644 "$source_folder/config/$search_provider" "$search_providers/$search_provider"
  put 644 "$source_folder/config/$runner" "$runners/$runner"
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

# Where no other program has that name.
link_short_name() {
  local other
  if ! is_own_short_name; then
    other=$(type -P vr || true)
    if [ -e "$short_name" ] || [ -L "$short_name" ]; then return; fi
    # A package's own short name is no other program.
    if [ -n "$other" ] && [[ $(readlink -f "$other") != */voicedo-remind ]]; then return; fi
  fi
  ln -sfn voicedo-remind "$short_name"
}

# The program itself writes what the shells read.
install_completions() {
  local companion=$binaries/voicedo-remind
  put 644 <("$companion" completions bash) "$bash_completions/voicedo-remind"
  put 644 <("$companion" completions zsh) "$zsh_completions/_voicedo-remind"
  put 644 <("$companion" completions fish) "$fish_completions/voicedo-remind.fish"
  if is_own_short_name; then
    local short=$source_folder/config/completions/vr
    put 644 "$short.bash" "$bash_completions/vr"
    put 644 "$short.zsh" "$zsh_completions/_vr"
    put 644 "$short.fish" "$fish_completions/vr.fish"
  fi
  case ${SHELL:-} in
    */zsh)
      folders=$(timeout 5 zsh -ic 'print -rl -- $fpath' </dev/null 2>/dev/null || true)
      if ! grep -qxF "$zsh_completions" <<<"$folders"; then
        say "For completion in zsh, put this line into ~/.zshrc, before compinit:"
        say "  fpath=($(printf '%q' "$zsh_completions") \$fpath)"
      fi
      ;;
  esac
}

# The service must look where the companion looks: what this shell sets and the user manager does
# not know is told to the units.
install_paths() {
  local drop_in lines="" name
  for name in XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME VOICEDO_DB VOICEDO_CONFIG; do
    if [ -n "${!name:-}" ] && [ "${!name}" != "$(manager_value "$name")" ]; then
      lines+="Environment=\"$name=$(unit_quoted "${!name}")\""$'\n'
    fi
  done
  for name in "$unit" "$hooks_unit" "$sync_unit" "$weather_unit" "$push_unit"; do
    drop_in=$units/$name.d/paths.conf
    if [ -n "$lines" ]; then
      mkdir -p "$(dirname "$drop_in")"
      printf '[Service]\n%s' "$lines" >"$drop_in"
    else
      rm -f "$drop_in"
    fi
  done
}

# A value as it stands between the quotes of a unit's setting, see systemd.syntax(7): a percent sign
# would begin a specifier.
unit_quoted() { # VALUE
  printf '%s' "$1" | sed -e ':all' -e '$!{N;ball' -e '}' -e 's/[\\"]/\\&/g' -e 's/%/%%/g' -e 's/\n/\\n/g'
}

# Desktops start it at login where no systemd does. What this shell sets and a login may not is told.
install_autostart() {
  local command="" name value
  for name in XDG_CONFIG_HOME XDG_DATA_HOME VOICEDO_DB VOICEDO_CONFIG; do
    value=${!name:-}
    [ -z "$value" ] || command+=" $(desktop_quoted "$name=$value")"
  done
  command="${command:+env$command }$(desktop_quoted "$helpers/voicedo-remindd")"
  mkdir -p "$(dirname "$autostart")"
  {
    cat "$source_folder/config/voicedo-remindd.desktop"
    printf 'Exec=%s\n' "$command"
  } >"$autostart.new"
  mv -f "$autostart.new" "$autostart"
}

# An argument as the Exec key wants it: quoted, and once more for being a string in that file.
desktop_quoted() { # ARGUMENT
  printf '%s' "$1" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/^/"/' -e 's/$/"/'
}

start_service() {
  if has_user_manager; then
    install_paths
    systemctl --user daemon-reload
    systemctl --user --quiet enable "$unit"
    # One that was started by hand holds the database's lock.
    if ! systemctl --user --quiet is-active "$unit"; then stop_service_processes; fi
    systemctl --user restart "$unit" || true
    rm -f "$autostart"
    say "systemd looks after it: systemctl --user status ${unit%.service}"
  else
    stop_service_processes
    mkdir -p "$(dirname "$log")"
    # What runs on holds no lock: the next installation would wait for it.
    setsid --fork "$helpers/voicedo-remindd" </dev/null >>"$log" 2>&1 9>&-
    install_autostart
    say "There is no systemd for this user here, so it runs beside this session until you log out;"
    say "your desktop starts it again at the next login. Where a window manager starts no programs by"
    say "itself, have it run $helpers/voicedo-remindd."
    say "What it has to tell goes to $log."
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

# Debian's ~/.profile puts ~/.local/bin on the PATH, if it is there at login.
tell_about_path() {
  case ":$PATH:" in
    *":$binaries:"*) return ;;
  esac
  say "This terminal does not know the folder of the programs yet. For now:"
  say '  export PATH=~/.local/bin:"$PATH"'
  case ${SHELL:-} in
    */zsh) say "Put the same line into ~/.zshrc, so that it is known from the next login on." ;;
    */fish) say "In fish, say this once instead: fish_add_path ~/.local/bin" ;;
    *)
      if grep -qs '\.local/bin' "$HOME/.bash_profile" "$HOME/.profile"; then
        say "From your next login on it is known by itself."
      else
        say "Put the same line into ~/.profile, so that it is known from the next login on."
      fi
      ;;
  esac
  say
}

# GNOME draws the buttons of a banner once the pointer is over it, unless the person wants them at once.
offer_expanded_banners() {
  local settings=org.gnome.desktop.notifications.application
  settings+=:/org/gnome/desktop/notifications/application/voicedo-remind/
  [[ ${XDG_CURRENT_DESKTOP:-} == *GNOME* ]] || return 0
  [ "$(gsettings get "$settings" force-expanded 2>/dev/null)" = false ] || return 0
  if [ -n "$expanded_banners" ]; then
    gsettings set "$settings" force-expanded true
    say "GNOME shows reminders with their buttons at once from now on."
  else
    say "GNOME shows the buttons of a reminder when the pointer is over it. To have them at once:"
    say "  systemd/install.sh --expanded-banners"
  fi
}

# GNOME looks for what it may ask while one types in the system's folders alone.
tell_about_search() {
  [[ ${XDG_CURRENT_DESKTOP:-} == *GNOME* ]] || return 0
  local folder folders
  IFS=: read -ra folders <<<"${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
  for folder in "${folders[@]}"; do
    [ ! -e "$folder/gnome-shell/search-providers/$search_provider" ] || return 0
  done
  say "To find your to-dos and add new ones in GNOME's search as well, once, and then log in anew:"
  say "  sudo install -Dm644 $(printf '%q' "$source_folder/config/$search_provider") -t /usr/local/share/gnome-shell/search-providers"
}

expanded_banners=
case ${1:-} in
  "") ;;
  --expanded-banners) expanded_banners=yes ;;
  *)
    say "“$1” is not known here. There is one option: --expanded-banners. Nothing was changed."
    exit 64
    ;;
esac
first_time=yes
[ ! -e "$database" ] || first_time=

step "Looking for what it needs"
prepare
step "Building"
build
step "Installing for you"
install_files
step "Starting the service"
start_service
wait_for_service
offer_expanded_banners
tell_about_search
step "Showing a test reminder"
"$binaries/voicedo-remind" doctor --try || true
if [ -n "$first_time" ]; then
  step "A first to-do"
  say '$ voicedo-remind "drink a glass of water in 2 minutes"'
  "$binaries/voicedo-remind" "drink a glass of water in 2 minutes"
fi

say
tell_about_path
say "All set. Whenever something comes to mind: voicedo-remind \"buy milk tomorrow morning\""
if is_own_short_name; then say "It has a short name, too: vr \"buy milk tomorrow morning\""; fi
rm -f "$install_log"
