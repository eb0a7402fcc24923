#!/usr/bin/env bash
# Builds what the comparison of engines starts, and runs it. Needs `make optimised` and an otherwise idle machine. Arguments:
# see main.mjs.
# shellcheck source=../../../../scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../../scripts/lib.sh"
need wrk "install it with your package manager"
has_v8 || die "there is no V8 library to measure: run 'make v8-from-source' first"

built="$root/target/bench-engines"
mkdir -p "$built"

# Prints the version that a rival's lock file names of a crate.
locked() { awk -v crate="$2" '$0 == "name = \"" crate "\"" { getline; gsub(/version = |"/, ""); print; exit }' "$1/Cargo.lock"; }

# Builds a crate of others into target/bench-engines, or writes down why it cannot be built. It has a V8 of its own version: the
# library of this workspace does not fit, so its build script downloads one. Outside of this folder the settings of this
# workspace do not apply.
build_rival() {
  local name="$1" source="$root/tests/lab/bench/engines/$1" log="$built/$1.log" releases folder v8
  releases="${RUSTY_V8_MIRROR:-https://github.com/denoland/rusty_v8/releases}"
  v8="$(locked "$source" v8)"
  rm -f "$built/$name" "$built/$name.why"
  # The build script tries for minutes.
  if ! curl --silent --show-error --fail --location --max-time 15 --output /dev/null "$releases" 2>"$log"; then
    printf 'it needs the library of the v8 crate %s, which %s does not give: %s\n' "$v8" "$releases" "$(head -n 1 "$log")" >"$built/$name.why"
    return 1
  fi
  folder="$(mktemp -d)"
  cp -R "$source/." "$folder"
  if ! (cd "$folder" && env -u RUSTY_V8_ARCHIVE CARGO_TARGET_DIR="$root/target/bench-rivals" cargo build --locked --release) >"$log" 2>&1; then
    printf 'its build with the v8 crate %s failed: %s\n' "$v8" "$(grep -m 1 '^error' "$log")" >"$built/$name.why"
    rm -rf "$folder"
    return 1
  fi
  rm -rf "$folder"
  cp "$root/target/bench-rivals/release/bench-${name//_/-}" "$built/$name"
}

need curl "install it with your package manager"
for name in ssr_rs rusty-ssr; do
  say "$name: building"
  build_rival "$name" || warn "$name IS NOT COMPARED: $(cat "$built/$name.why")"
done
say "pages: building"
node tests/lab/bench/engines/build.mjs "$built"
say "Next.js: building"
tests/lab/bench/framework.sh next || warn "Next.js IS NOT COMPARED: it cannot be built here"
say "ssr-runtime's host: building"
BENCH_HOST="$(cargo bench --locked --package ssr-runtime --features web --bench server --no-run --message-format json |
  sed -n 's/.*"name":"server".*"executable":"\([^"]*\)".*/\1/p')"
export BENCH_HOST
if [[ -z "${BENCH_DENO:-}" ]]; then
  BENCH_DENO="$(find "$root/node_modules/@deno" -name deno -type f -perm -u+x -print -quit 2>/dev/null || command -v deno || true)"
  export BENCH_DENO
fi
say "measuring"
exec node tests/lab/bench/engines/main.mjs "$@"
