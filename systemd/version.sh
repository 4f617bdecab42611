# The version of what is built, and the commit it is built from. Sourced by package.sh and
# release.sh, in the project's folder.

# The number has one place; nothing else in the project says it.
version_number() {
  sed -n 's/.*number = "\(.*\)"/\1/p' Sources/Model/Version.swift
}

# The newest heading of CHANGELOG.md that has something below it: a version, or Unreleased.
changelog_version() {
  awk '/^## / { heading = $2; gsub(/[][]/, "", heading) }
    heading != "" && /^- / { print heading; exit }' config/CHANGELOG.md
}

is_released() { [ "$(changelog_version)" = "$(version_number)" ]; }

# What the recipes for other systems say is theirs to say; here is what they should.
recipe_versions() {
  sed -n 's/^pkgver=//p' systemd/arch/PKGBUILD
  sed -n 's/^Version: *//p' systemd/rpm/voicedo-remind.spec
}

commit() {
  git rev-parse --short=12 HEAD 2>/dev/null || echo "${VOICEDO_COMMIT:-unknown}"
}

# In seconds since 1970; without git, when the changelog was written last.
commit_time() {
  git log -1 --format=%ct 2>/dev/null || stat -c %Y config/CHANGELOG.md
}

commit_address() {
  git log -1 --format=%ae 2>/dev/null || echo voicedo-remind@localhost
}

# "1.0.0-1" for a release; before it "1.0.0~20261125213500.3d0ffc5d1234-1", which sorts by time.
debian_version() {
  local number
  number=$(version_number)
  is_released ||
    number+="~$(date --utc --date "@$(commit_time)" +%Y%m%d%H%M%S).$(commit)"
  echo "$number-1"
}
