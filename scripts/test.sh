#!/usr/bin/env bash
# Runs every check in order, stops at the first stage that fails and names it. The last line is the sum over
# the test runners: `N passed, N failed`. Arguments name areas, which are then the only ones that are checked: frontend,
# media, rust, browser. Continuous integration has a job for each.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

choose_areas "frontend media rust browser" "$@"

# Names the areas that the next stages belong to.
stage_areas=
area() { stage_areas=" $* "; }

# Whether one of them is to be checked.
is_wanted() {
  local name
  for name in "${areas[@]}"; do
    if [[ "$stage_areas" == *" $name "* ]]; then return; fi
  done
  return 1
}

results="$root/tests/results"
rm -rf "$results"
mkdir -p "$results"

# Prints the sum of what the runners wrote to the results folder.
summary() { node scripts/test-summary.mjs "$results"; }

# Runs one stage if its area is to be checked; what it prints stays on the screen.
stage() {
  local name="$1"
  shift
  is_wanted || return 0
  say "$name"
  "$@" || {
    printf '\nFAILED: %s (%s)\n' "$name" "$*" >&2
    summary
    exit 1
  }
}

shell_scripts() {
  if ! command -v shellcheck >/dev/null; then
    warn "SHELL SCRIPTS ARE NOT CHECKED: shellcheck is missing"
    return
  fi
  git ls-files -z '*.sh' .ci/run scripts/hooks | xargs -0 shellcheck
}
clippy() { cargo clippy --workspace --all-targets --locked "$@" -- --deny warnings; }
# Failed tests run a second time, alone: what passes then met a busy machine, and the sum names it as flaky. A process
# that crashed is no such case.
rust_tests() {
  local log="$results/cargo.log" name
  local run=(cargo test --workspace --locked ${features[@]+"${features[@]}"} --no-fail-fast)
  if "${run[@]}" 2>&1 | tee "$log"; then return; fi
  if grep -q "process didn't exit successfully" "$log"; then return 1; fi
  local failed=()
  while IFS= read -r name; do failed[${#failed[@]}]="$name"; done < <(sed -n 's/^test \(.*\) \.\.\. FAILED$/\1/p' "$log")
  [[ ${#failed[@]} -gt 0 ]] || return 1
  warn "${#failed[@]} FAILED AND RUN AGAIN, ALONE: ${failed[*]}"
  "${run[@]}" -- --exact --test-threads=1 "${failed[@]}" 2>&1 | tee "$results/cargo-again.log"
}
unit_tests() { npm run test --workspace @axtorm/frontend -- --reporter=default --reporter=json --outputFile.json="$results/vitest.json"; }
script_tests() { npm run test:scripts -- --reporter=default --reporter=json --outputFile.json="$results/scripts.json"; }
media_tests() { npm run test --workspace @axtorm/media -- --reporter=default --reporter=json --outputFile.json="$results/media.json"; }
finished_tests() { npm run test:finished --workspace @axtorm/media -- --reporter=default --reporter=json --outputFile.json="$results/finished.json"; }
find_browser() {
  CHROMIUM_PATH="$(scripts/browser.sh)" || return 1
  export CHROMIUM_PATH
}
browser_tests() {
  PLAYWRIGHT_JSON_OUTPUT_FILE="$results/playwright.json" npm run test --workspace tests
}

area rust browser
stage "V8 library" scripts/v8.sh
area frontend media rust browser
stage "npm packages" scripts/node-modules.sh
# Needed at the end alone, but what is missing should fail before the long stages.
area browser
stage "browser" find_browser
choose_features
area rust
stage "architecture" npm run --silent check:architecture
stage "format of Rust" cargo fmt --all --check
area frontend
stage "format of the rest" npm run format:check
stage "linters" npm run lint
stage "shell scripts" shell_scripts
stage "deployment files" scripts/lint-deploy.sh
stage "types" npm run typecheck --workspaces --if-present
stage "unit tests of the scripts" script_tests
stage "unit tests of the front end" unit_tests
area media
stage "unit tests of the media kit" media_tests
stage "media and bundles" scripts/frontend.sh
stage "finished music" finished_tests
area rust
if has_v8; then stage "clippy" clippy; fi
stage "clippy without V8" clippy --no-default-features
stage "documentation of the crates" scripts/doc.sh
stage "PostgreSQL" scripts/postgresql.sh
stage "Rust tests" rust_tests
area browser
stage "debug binary" cargo build --locked --package server ${features[@]+"${features[@]}"}
stage "release binary" scripts/build.sh
stage "browser tests" browser_tests
summary
