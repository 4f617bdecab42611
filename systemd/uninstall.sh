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
