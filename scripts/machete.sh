#!/usr/bin/env bash
# Finds dependencies that nothing uses: those of each crate, by cargo-machete, and those of the workspace that no crate
# takes up, which cargo-machete does not look at.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

version=0.9.1

# Prints the names below [workspace.dependencies].
workspace_dependencies() {
  awk '/^\[/ { inside = /^\[workspace\.dependencies\]/ } inside && match($0, /^[A-Za-z0-9_-]+/) { print substr($0, 1, RLENGTH) }' Cargo.toml
}

# Whether a crate of the workspace takes a dependency up.
is_taken() { git ls-files -z '*/Cargo.toml' | xargs -0 grep -qE "^$1(\.workspace| *=[^#]*workspace = true)"; }

failed=0
for name in $(workspace_dependencies); do
  is_taken "$name" && continue
  printf 'Cargo.toml: no crate takes up %s\n' "$name" >&2
  failed=1
done
program="$(command -v cargo-machete || built_program cargo-machete "$version")"
"$program" || failed=1
exit "$failed"
