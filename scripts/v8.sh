#!/usr/bin/env bash
# Finds the V8 library for the v8 crate in Cargo.lock and writes the choice to .cargo/config.toml, so that
# plain `cargo` and editors use it too. Without a library the choice is taken out again, and the build goes
# on with the sidecar engine alone.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need cargo "install Rust from https://rustup.rs"
need_sha256

version="$(v8_version)"
name="$(v8_archive_name)"
[[ -n "$version" ]] || die "Cargo.lock names no v8 crate"
cached="$v8_cache/$version/$name"

# A cut-off download or a page of HTML must not reach the linker. The real thing has 30 MB.
is_sound() {
  local minimum_bytes=10000000
  [[ -f "$1" ]] && (($(wc -c <"$1") > minimum_bytes)) && gzip -t "$1" 2>/dev/null
}

# Compares a file of the cache with the sum that was written when it came in.
matches_recorded_sum() {
  [[ -f "$1.sha256" ]] && [[ "$(cut -d ' ' -f 1 "$1.sha256")" == "$(sha256_of "$1")" ]]
}

# The folder that the Makefile names serves only when its note speaks of this version: the file name does not.
offered="${V8_FOLDER:-}/$name"
offer_fits() { is_sound "$offered" && grep -qsF "$version" "$(dirname "$offered")/README.md"; }

# The sum that this repository pins for a release, if it pins one.
pinned_sum() { awk -v version="$version" -v name="$name" '$1 == version && $2 == name { print $3 }' scripts/v8-checksums.txt; }

# Why each place was passed over; said when no library is left to choose.
reasons=()
because() { reasons+=("$1"); }

# Fetches the official release into the cache. The unfinished file keeps its own name, and is continued.
download() {
  local url="https://github.com/denoland/rusty_v8/releases/download/v$version/$name" part="$cached.part" sum pinned said
  command -v curl >/dev/null || {
    because "official release: curl is missing, install it with your package manager"
    return 1
  }
  mkdir -p "$(dirname "$cached")"
  say "V8: trying the official release (30 MB)"
  said="$(curl --fail --silent --show-error --location --proto '=https' --continue-at - --connect-timeout 10 \
    --max-time 900 --speed-limit 10000 --speed-time 30 --output "$part" "$url" 2>&1)" || {
    because "official release: $said"
    return 1
  }
  is_sound "$part" || {
    because "official release: $url gave no sound library"
    rm -f "$part"
    return 1
  }
  sum="$(sha256_of "$part")"
  pinned="$(pinned_sum)"
  if [[ -z "$pinned" ]]; then
    warn "V8 $version IS TRUSTED AT FIRST SIGHT: scripts/v8-checksums.txt has no sum for $name; recorded $sum"
  elif [[ "$sum" != "$pinned" ]]; then
    rm -f "$part"
    die "the downloaded V8 library has the sum $sum, scripts/v8-checksums.txt wants $pinned"
  fi
  printf '%s  %s\n' "$sum" "$name" >"$cached.sha256"
  mv "$part" "$cached"
}

# Writes the choice into the [env] table, or takes it out when there is none; other lines stay.
write_choice() {
  local config=.cargo/config.toml next
  mkdir -p .cargo
  touch "$config"
  next="$(mktemp "$config.XXXXXX")"
  awk -v path="$1" '
    /^RUSTY_V8_ARCHIVE[ =]/ { next }
    { print }
    /^\[env\]$/ && path != "" { print "RUSTY_V8_ARCHIVE = \"" path "\""; done = 1 }
    END { if (path != "" && !done) print "[env]\nRUSTY_V8_ARCHIVE = \"" path "\"" }
  ' "$config" >"$next"
  # An untouched file keeps its time stamp, so cargo has nothing to think about.
  if cmp -s "$next" "$config"; then rm -f "$next"; else mv "$next" "$config"; fi
}

# Writes the choice and says it. Arguments: the file, and why it was chosen.
take() {
  local library
  library="$(cd "$(dirname "$1")" && pwd -P)/$(basename "$1")"
  write_choice "$library"
  say "V8 $version: $library ($2)"
  exit 0
}

if [[ -n "${RUSTY_V8_ARCHIVE:-}" ]]; then
  is_sound "$RUSTY_V8_ARCHIVE" || die "RUSTY_V8_ARCHIVE is no sound V8 library: $RUSTY_V8_ARCHIVE"
  take "$RUSTY_V8_ARCHIVE" "RUSTY_V8_ARCHIVE names it"
fi
because "RUSTY_V8_ARCHIVE: not set"
if [[ -f "$cached" ]]; then
  if is_sound "$cached" && matches_recorded_sum "$cached"; then take "$cached" "from the cache, with its recorded sum"; fi
  warn "V8: the cached library does not match its recorded sum and is set aside: $cached.bad"
  mv "$cached" "$cached.bad"
  because "cache: what was there did not match its recorded sum"
else
  because "cache: there is no $cached"
fi
if offer_fits; then take "$offered" "from V8_FOLDER, whose README.md names this version"; fi
because "V8_FOLDER: ${V8_FOLDER:-not set}${V8_FOLDER:+ has no library for this version}"
if download; then take "$cached" "downloaded from the official release, sum $(sha256_of "$cached")"; fi

write_choice ""
warn "NO V8 LIBRARY: the embedded engine is left out, and the slower Deno sidecar renders"
for reason in "${reasons[@]}"; do say "$reason" >&2; done
say "set RUSTY_V8_ARCHIVE, or run 'make v8-from-source', which builds V8 $version" >&2
