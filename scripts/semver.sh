#!/usr/bin/env bash
# Compares the public items of the crates that others may use with those of an earlier commit: a change that breaks users needs
# a version that says so. Argument: that commit; by default the newest tag of a release. Without a tag there is nothing
# that could break, which is said, and is no error.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need cargo "install Rust from https://rustup.rs"

version=0.51.0
crates=(content-wire content-client ssr-runtime)

baseline="${1:-$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2>/dev/null || true)}"
if [[ -z "$baseline" ]]; then
  say "nothing is released yet: ssr-runtime's public items are compared with ssr-runtime/public-items.txt"
  exec cargo test --workspace --locked --quiet --test rooms public_items
fi
program="$(command -v cargo-semver-checks || built_program cargo-semver-checks "$version")"
scripts/node.sh v8
failed=0
for crate in "${crates[@]}"; do
  if ! git grep -q "^name = \"$crate\"$" "$baseline" -- '*Cargo.toml'; then
    say "$crate: $baseline does not have it"
    continue
  fi
  say "$crate: beside $baseline"
  "$program" semver-checks --package "$crate" --baseline-rev "$baseline" || failed=1
done
exit "$failed"
