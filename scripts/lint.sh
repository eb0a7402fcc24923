#!/usr/bin/env bash
# Checks everything that needs neither a build nor a test: layout, rules, types, order of imports of the front end.
# Arguments name the kinds of checks that are wanted, see lint/lint.mjs.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

scripts/node-modules.sh
exec node scripts/lint/lint.mjs "$@"
