#!/usr/bin/env bash
# Finds dependencies that nothing uses: those of each crate, by cargo-machete, and those of the workspace that no crate
# takes up, which cargo-machete does not look at.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

version=0.9.1
own="$root/target/machete/$version"

# Prints the path of cargo-machete; builds it once for each version.
find_cargo_machete() {
  if command -v cargo-machete; then return; fi
  if [[ ! -x "$own/bin/cargo-machete" ]]; then
    say "cargo-machete: building" >&2
    cargo install --quiet --locked --root "$own" --target-dir "$own/build" --version "$version" cargo-machete >&2 || return 1
    rm -rf "$own/build"
  fi
  printf '%s\n' "$own/bin/cargo-machete"
}

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
program="$(find_cargo_machete)" || die "crates.io gave no cargo-machete $version"
"$program" || failed=1
exit "$failed"
