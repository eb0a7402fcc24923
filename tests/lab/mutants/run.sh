#!/usr/bin/env bash
# Breaks the code in many small ways and names each one that no test sees; fails when tests/lab/mutants/explained.md does not explain one.
# Arguments name areas, `rust` and `frontend`; both by default. SHARD=0/8 takes one eighth of Rust, SHARD=week the next part each
# week, FILE='server/content/service/src/filter/*' one part; of the front end it is FILE='src/navigation/page-loader.ts'.
# shellcheck source=../../../scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../scripts/lib.sh"

choose_areas "frontend rust" "$@"

version=27.1.0
product="$root/target/mutants"

# Parts of Rust, of which continuous integration runs another one each week.
shards=16

# Holds what no test has seen against the table of what is explained. Arguments: reports.
judge() { node tests/lab/mutants/survivors.mjs tests/lab/mutants/explained.md "$@"; }

# What is mutated, and what is left out and why, is in .cargo/mutants.toml. It works on a copy of the sources, which lacks
# what git ignores.
rust() {
  local program options=() status=0
  [[ "${SHARD:-}" != week ]] || SHARD="$(($(date +%s) / 604800 % shards))/$shards"
  program="$(command -v cargo-mutants || built_program cargo-mutants "$version")"
  scripts/node.sh v8
  scripts/postgresql.sh
  [[ -z "${SHARD:-}" ]] || options=(--shard "$SHARD")
  # Its option for files adds to those of the settings.
  [[ -z "${FILE:-}" ]] || options=(${options[@]+"${options[@]}"} --re "^${FILE//\*/.*}")
  if has_v8; then
    RUSTY_V8_ARCHIVE="$(sed -n 's/^RUSTY_V8_ARCHIVE = "\(.*\)"$/\1/p' .cargo/config.toml)"
    export RUSTY_V8_ARCHIVE
  fi
  # Packages are built once for all mutants, and for the next run. Of its own accord it takes the workspace's default member only.
  CARGO_TARGET_DIR="$product/build" "$program" mutants --workspace --output "$product" ${options[@]+"${options[@]}"} || status=$?
  # It says 2 when a mutant was missed, and 3 when one made the tests hang, which somebody would notice.
  case "$status" in
    0 | 2 | 3) judge "$product/mutants.out/missed.txt" "$product/mutants.out/caught.txt" ;;
    *) die "cargo-mutants ended with $status" ;;
  esac
}

# Stryker writes mutants into the sources, so they are copied; its packages have a lock file of their own.
frontend() {
  local copy="$product/frontend" mutate=()
  [[ -z "${FILE:-}" ]] || mutate=(--mutate "$FILE")
  rm -rf "$copy"
  mkdir -p "$copy/tests/lab/mutants"
  cp package.json package-lock.json "$copy"
  cp -R locales public "$copy"
  mkdir -p "$copy/server/content/service"
  cp -R server/content/service/seed "$copy/server/content/service"
  local file
  while read -r file; do
    [[ -d "$copy/${file%/*}" ]] || mkdir -p "$copy/${file%/*}"
    cp "$file" "$copy/$file"
  done < <(find frontend \( -name node_modules -o -name dist -o -name .audio \) -prune -o -type f -print)
  ln -s "$root/node_modules" "$copy/node_modules"
  [[ ! -d frontend/node_modules ]] || ln -s "$root/frontend/node_modules" "$copy/frontend/node_modules"
  (
    cd tests/lab/mutants
    if ! cmp -s package-lock.json node_modules/.for; then
      npm ci --ignore-scripts --no-audit --no-fund --legacy-peer-deps --loglevel error
      cp package-lock.json node_modules/.for
    fi
  )
  (cd "$copy/frontend" && node "$root/tests/lab/mutants/node_modules/@stryker-mutator/core/bin/stryker.js" run "$root/tests/lab/mutants/stryker.config.mjs" ${mutate[@]+"${mutate[@]}"})
  judge "$copy/frontend/reports/mutation/mutation.json"
}

scripts/node-modules.sh
for name in "${areas[@]}"; do "$name"; done
