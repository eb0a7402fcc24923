#!/usr/bin/env bash
# Finds PostgreSQL's programs for the tests. Installs Debian's where that is possible and none is there; elsewhere it
# says loudly that half of the storage tests will be skipped.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

has_postgresql() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

if has_postgresql; then exit 0; fi
if can_install_packages; then
  say "PostgreSQL: installing Debian's"
  install_packages postgresql || die "apt-get could not install postgresql"
  has_postgresql || die "Debian's postgresql brought no initdb"
else
  warn "PostgreSQL is not installed: its half of the storage tests is skipped"
fi
