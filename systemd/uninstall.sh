#!/bin/bash
# Stops the service and removes what install.sh installed for this user. Your to-dos, settings that
# you changed, what was built and Debian's packages stay, and it tells where.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

step "Stopping the service"
had_timer=
if has_user_manager; then
  if systemctl --user --quiet is-enabled "$sync_timer" 2>/dev/null; then had_timer=yes; fi
  systemctl --user --quiet disable --now "$unit" "$sync_timer" 2>/dev/null || true
fi
stop_service_processes

step "Removing the programs and what belongs to them"
if is_own_short_name; then
  rm -f "$short_name" "$bash_completions/vr" "$zsh_completions/_vr" "$fish_completions/vr.fish"
fi
rm -f "$binaries/voicedo-remind" "$binaries/voicedo-remindd"
rm -f "$helpers/voicedo-remindd" "$helpers/voicedo-online"
rmdir -p --ignore-fail-on-non-empty "$helpers" 2>/dev/null || true
for name in "$unit" "$hooks_unit" "$sync_unit" "$sync_timer" "$weather_unit" "$push_unit"; do
  rm -f "$units/$name" "$units/$name.d/paths.conf"
  rmdir "$units/$name.d" 2>/dev/null || true
done
# When systemd started it last.
rm -f "${units%/user}/timers/stamp-$sync_timer"
rmdir "${units%/user}/timers" 2>/dev/null || true
rm -f "$bus_services/org.voicedo.Remind1.service"
rm -f "$applications/voicedo-remind.desktop" "$icons/voicedo-remind.svg"
rm -f "$search_providers/$search_provider" "$runners/$runner"
rm -f "$bash_completions/voicedo-remind" "$zsh_completions/_voicedo-remind" \
  "$fish_completions/voicedo-remind.fish"
rm -f "$manual"/man[1-9]/voicedo-*.[1-9]
# Folders that were made for these, if nothing else is in them.
for folder in "$search_providers" "$runners" "$bash_completions" "$zsh_completions" \
  "$fish_completions" "$manual"/man[1-9]; do
  rmdir -p --ignore-fail-on-non-empty "$folder" 2>/dev/null || true
done
rm -f "$autostart"
rmdir "$(dirname "$autostart")" 2>/dev/null || true
rm -f "$database.lock" "$log" "$install_log" "$install_lock"
rm -f "$(dirname "$log")"/hooks-*.json "$(dirname "$log")"/hooks-*.json.lock
rm -f "$(dirname "$log")"/sync-*.lock
rm -f "$(dirname "$log")/push.lock"
rmdir "$(dirname "$log")" 2>/dev/null || true
if has_user_manager; then systemctl --user daemon-reload; fi
reload_bus

kept=()
if [ -e "$config" ] && cmp -s "$config" "$source_folder/config/config.toml"; then
  rm -f "$config"
  rmdir "$(dirname "$config")" 2>/dev/null || true
fi

step "What stays"
if [ -e "$database" ]; then
  say "Your to-dos: $database"
  # A folder of somebody's own choice may hold more than this.
  if [ -z "${VOICEDO_DB:-}" ]; then kept+=("$(dirname "$database")"); fi
fi
if [ -e "$config" ]; then
  say "Your settings, which you changed: $config"
  if [ -z "${VOICEDO_CONFIG:-}" ]; then kept+=("$(dirname "$config")"); fi
fi
if [ -d "$source_folder/.build-release" ]; then
  say "What was built: $source_folder/.build-release"
  kept+=("$source_folder/.build-release")
fi
if [ -e "/usr/local/share/gnome-shell/search-providers/$search_provider" ]; then
  say "What an administrator put there for GNOME's search:"
  say "  /usr/local/share/gnome-shell/search-providers/$search_provider"
fi
say "The Debian packages, since other programs may use them by now."
if [ -e "$package_unit" ]; then
  say "The package of voicedo-remind, which goes on with the same to-dos and settings:"
  if has_user_manager && systemctl --user start "$unit"; then
    say "its service runs now."
  else
    say "its service starts at your next login."
  fi
  # What was synced by the one goes on with the other.
  if [ -n "$had_timer" ]; then systemctl --user --quiet enable --now "$sync_timer" || true; fi
elif [ ${#kept[@]} != 0 ]; then
  say
  say "To remove these folders for good, your own words included:"
  say "  rm -r$(printf ' %q' "${kept[@]}")"
fi
