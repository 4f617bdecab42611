# Where things are installed, and how the running service is found. Sourced by install.sh and
# uninstall.sh.

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
unit=voicedo-remindd.service
# Started by the service where the person has hooks; nothing enables it.
hooks_unit=voicedo-remind-hooks.service
# Started by the service after changes, and by its timer, which `sync add` and `calendar add` enable.
sync_unit=voicedo-remind-sync.service
sync_timer=voicedo-remind-sync.timer
# Started by it before the briefing, where the person has named a place.
weather_unit=voicedo-remind-weather.service
# Started by the service where the settings name a topic of the phone; nothing enables it either.
push_unit=voicedo-remind-push.service
# What a package for everybody on this machine has; an installation from source comes before it.
package_unit=/usr/lib/systemd/user/$unit

# Someone logged in by su or ssh may have a user manager and not know it.
if [ -z "${XDG_RUNTIME_DIR:-}" ] && [ -d "/run/user/$(id -u)" ]; then
  export XDG_RUNTIME_DIR=/run/user/$(id -u)
fi

say() { printf '%s\n' "$*"; }
step() { printf '\n· %s\n' "$*"; }

# Whether systemd runs services for this user.
has_user_manager() { systemctl --user show-environment >/dev/null 2>&1; }

# The user manager reads units from its own XDG_DATA_HOME, which this shell may not share. It writes a
# value with a space, a quote and the like as a shell reads it.
manager_value() {
  local value
  value=$({ systemctl --user show-environment 2>/dev/null || true; } | sed -n "s/^$1=//p")
  case $value in "\$'"*"'") eval "value=$value" ;; esac
  printf '%s' "$value"
}

data_home=${XDG_DATA_HOME:-$HOME/.local/share}
config_home=${XDG_CONFIG_HOME:-$HOME/.config}
state_home=${XDG_STATE_HOME:-$HOME/.local/state}
manager_data_home=$(manager_value XDG_DATA_HOME)

binaries=$HOME/.local/bin
# Beside voicedo-remind, for fewer keys.
short_name=$binaries/vr
# For programs that nobody types: the service, and the one that our own ones start.
helpers=$HOME/.local/libexec/voicedo-remind
units=${manager_data_home:-$HOME/.local/share}/systemd/user
bus_services=$data_home/dbus-1/services
applications=$data_home/applications
bash_completions=$data_home/bash-completion/completions
zsh_completions=$data_home/zsh/site-functions
fish_completions=$data_home/fish/vendor_completions.d
# man looks beside the folders that programs are found in.
manual=$HOME/.local/share/man
icons=$data_home/icons/hicolor/scalable/apps
# What the desktop's search asks: GNOME reads the folder beside it only where XDG_DATA_DIRS names it.
search_providers=$data_home/gnome-shell/search-providers
search_provider=voicedo-remind-search-provider.ini
runners=$data_home/krunner/dbusplugins
runner=plasma-runner-voicedo-remind.desktop
config=${VOICEDO_CONFIG:-$config_home/voicedo-remind/config.toml}
database=${VOICEDO_DB:-$data_home/voicedo-remind/voicedo.sqlite}
log=$state_home/voicedo-remind/service.log
install_log=$state_home/voicedo-remind/install.log
install_lock=$state_home/voicedo-remind/install.lock
autostart=$config_home/autostart/voicedo-remindd.desktop

# Whether the short name is there, and is that of this installation.
is_own_short_name() { [ "$(readlink "$short_name" 2>/dev/null)" = voicedo-remind ]; }

# The service's processes of this installation, also when their program file was replaced, or stands
# where earlier versions put it.
service_processes() {
  local link
  for link in /proc/[0-9]*/exe; do
    case $(readlink "$link" 2>/dev/null) in
      "$helpers/voicedo-remindd" | "$helpers/voicedo-remindd (deleted)" | \
        "$binaries/voicedo-remindd" | "$binaries/voicedo-remindd (deleted)")
        link=${link#/proc/}
        echo "${link%/exe}"
        ;;
    esac
  done
}

# Asks the service to end and waits for it; after 10 s it is ended.
stop_service_processes() {
  local pid
  for pid in $(service_processes); do
    kill -TERM "$pid" 2>/dev/null || continue
    for _ in $(seq 100); do
      kill -0 "$pid" 2>/dev/null || continue 2
      sleep 0.1
    done
    kill -KILL "$pid" 2>/dev/null || true
  done
}

# A session bus reads its activation files again only when asked.
reload_bus() {
  busctl --user call org.freedesktop.DBus /org/freedesktop/DBus \
    org.freedesktop.DBus ReloadConfig >/dev/null 2>&1 || true
}
