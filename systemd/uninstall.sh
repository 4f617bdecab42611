#!/bin/bash
# Stops the service and removes what install.sh installed for this user. Your to-dos stay.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

step "Stopping the service"
if has_user_manager; then
  systemctl --user --quiet disable --now "$unit" 2>/dev/null || true
fi
stop_service_processes

step "Removing the programs and what belongs to them"
rm -f "$binaries/voicedo-remind" "$binaries/voicedo-remindd"
rm -f "$units/$unit" "$units/$unit.d/paths.conf"
rmdir "$units/$unit.d" 2>/dev/null || true
rm -f "$bus_services/org.voicedo.Remind1.service"
rm -f "$applications/voicedo-remind.desktop" "$icons/voicedo-remind.svg"
rm -f "$bash_completions/voicedo-remind" "$zsh_completions/_voicedo-remind" \
  "$fish_completions/voicedo-remind.fish"
for page in "$source_folder"/config/man/*.[1-9]; do
  rm -f "$manual/man${page##*.}/${page##*/}"
done
# Folders that were made for these, if nothing else is in them.
for folder in "$bash_completions" "$zsh_completions" "$fish_completions" "$manual"/man[1-9]; do
  rmdir -p --ignore-fail-on-non-empty "$folder" 2>/dev/null || true
done
rm -f "$database.lock" "$log"
rmdir "$(dirname "$log")" 2>/dev/null || true
if has_user_manager; then systemctl --user daemon-reload; fi
reload_bus

if [ ! -e "$config" ]; then
  :
elif cmp -s "$config" "$source_folder/config/config.toml"; then
  rm -f "$config"
  rmdir "$(dirname "$config")" 2>/dev/null || true
else
  say "Your settings differ from the defaults, so they stay: $config"
fi
if [ -e "$database" ]; then
  say "Your to-dos stay: $database"
fi
