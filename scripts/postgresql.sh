#!/usr/bin/env bash
# Finds PostgreSQL's programs for the tests and prints their folder with `--find`, which installs nothing. Where none are
# there, and packages may be installed, it installs Debian's; elsewhere it says loudly that half of the storage tests will
# be skipped.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Prints the folder of the programs: Debian keeps them off the PATH.
find_postgresql() {
  local program
  for program in /usr/lib/postgresql/*/bin/initdb; do
    if [[ -x "$program" ]]; then
      dirname "$program"
      return
    fi
  done
  program="$(command -v initdb)" || return 1
  dirname "$program"
}

if [[ "${1:-}" == --find ]]; then
  find_postgresql || die "there is no PostgreSQL"
  exit 0
fi
if find_postgresql >/dev/null; then exit 0; fi
if can_install_packages; then
  say "PostgreSQL: installing Debian's"
  install_packages postgresql || die "apt-get could not install postgresql"
  find_postgresql >/dev/null || die "Debian's postgresql brought no initdb"
else
  warn "PostgreSQL is not installed: its half of the storage tests is skipped"
fi
