#!/usr/bin/env bash
# Checks the shell scripts by shellcheck, where it is installed.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

if ! command -v shellcheck >/dev/null; then
  warn "SHELL SCRIPTS ARE NOT CHECKED: shellcheck is missing"
  exit
fi
git ls-files -z '*.sh' .ci/run scripts/hooks | xargs -0 shellcheck
