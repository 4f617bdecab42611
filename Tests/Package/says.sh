# How a machine tells what it saw: "::ok|what|remark". Sourced by bare.sh and booted.sh.

# One thing that is so if its command ends well; what it prints is talk.
tells() { # WHAT COMMAND...
  local what=$1
  shift
  if "$@"; then echo "::ok|$what|${remark:-}"; else echo "::not|$what|${remark:-}"; fi
  remark=
}

# Whether a text is in what a command prints, whatever that ends with.
prints() { # TEXT COMMAND...
  local text=$1 said
  shift
  said=$("$@" 2>&1) || true
  printf '%s\n' "$said"
  grep -qF -- "$text" <<<"$said"
}

# Tries for half a minute.
soon() { # COMMAND...
  for _ in $(seq 150); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.2
  done
  echo "not within 30 s: $*"
  return 1
}

# What a purged package left outside the homes.
leftovers() {
  find / -xdev -iname '*voicedo*' -not -path '/home/*' -not -path '/root/*' -not -path '/given/*' \
    -not -path '/job/*' -not -path '/proc/*' -not -path '/tmp/*' -not -path '/var/log/*'
  find /etc/alternatives /usr/bin -name 'vr*'
}
leaves_nothing() {
  local left
  left=$(leftovers)
  printf '%s' "$left"
  [ -z "$left" ]
}
