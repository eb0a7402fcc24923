#!/usr/bin/env bash
# Runs every check and ends with the sum over the test runners: `N passed, N failed`. The first stage that fails ends the
# run and is named. Arguments name areas, which are then the only ones that are checked: frontend, media, rust, browser.
# Continuous integration has a job for each.
#
# There are two lanes, since most stages use one processor: Rust beside the front end. Their output is shown when a stage
# fails. The browser tests come afterwards. They wait for half of their time, so what reads the Rust code without running it
# takes what they leave of the processors.
#
# A stage whose inputs are what they were when it passed last says so and is not run again, never in continuous integration:
# its report counts as it was. `rm -r target/passed` forgets.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

choose_areas "frontend media rust browser" "$@"
begin_stages
# A lane in the background does not hear of Ctrl-C. What ends a run that takes too long, as continuous integration does, is told
# which stages did not end, and the last that each of them printed.
stopped() {
  trap - INT TERM
  local log
  for log in "$results"/*.running; do
    [[ ! -e "$log" ]] || printf '\nSTOPPED: %s\n%s\n' "$(basename "$log" .running)" "$(tail -n 20 "$log")" >&2
  done
  kill 0
}
trap stopped INT TERM

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

# Takes an area out of the run; fails when none is left.
leave_out() {
  local name rest=()
  for name in "${areas[@]}"; do [[ "$name" == "$1" ]] || rest[${#rest[@]}]="$name"; done
  [[ ${#rest[@]} -gt 0 ]] || return 1
  areas=("${rest[@]}")
  warn "THE AREA IS LEFT OUT: $1"
}

results="$root/tests/results"
rm -rf "$results"
mkdir -p "$results"
state="$(git status --porcelain 2>/dev/null || true)"
scripts/doctor.sh test "${areas[@]}"

# The stage that failed first, which the other lane stops at; what passed, and from which inputs.
failed="$results/failed"
passed="$root/target/passed"

# Name what the next stages read, as paths of Git, and where of it what Git ignores; those of which nothing is named always run.
reads() { stage_reads=("$@") made_reads=(); }
also_made() { made_reads=("$@"); }
reads

# Prints names and digests of what Git does not hold. Arguments: which of it, and the paths.
not_held() {
  git ls-files --others --exclude-standard "$@"
  git ls-files --others --exclude-standard "$@" | git hash-object --stdin-paths
}

# Prints a digest of all that decides how a stage ends: its command, what it reads, committed or not, and the machine. It prints
# nothing where nothing is to be remembered.
inputs_of() {
  [[ -z "${CI:-}" && ${#stage_reads[@]} -gt 0 ]] || return 0
  local entries
  entries="$(git ls-files --stage -- "${stage_reads[@]}")"
  [[ -n "$entries" ]] || return 0
  {
    printf '%s\n' "$*" "$entries" "${PATH:-}" "${CHROMIUM_PATH:-}" "${PROGRAM_PATH:-}" "${REQUIRED_ENGINES:-}"
    uname -a
    node --version
    cargo --version
    cat .cargo/config.toml "$results/left-out.txt" 2>/dev/null || true
    git diff --binary -- "${stage_reads[@]}"
    not_held -- "${stage_reads[@]}"
    [[ ${#made_reads[@]} == 0 ]] || not_held --ignored -- "${made_reads[@]}"
  } | git hash-object --stdin
}

# The beginning of the names of a stage's reports.
report_of() {
  [[ "$1" != quiet ]] || shift 2
  case "$1" in
    vitest) printf '%s\n' "$2" ;;
    rust_tests) echo rust ;;
    tests_without_web) echo without-web ;;
    browser_tests) echo browser ;;
    *) echo none ;;
  esac
}

# Whether a stage passed with these inputs; then its reports are taken as they were.
has_passed() {
  local kept="$passed/$1"
  [[ -n "$2" && "$(cat "$kept/inputs" 2>/dev/null)" == "$2" ]] || return 1
  cp -R "$kept/reports/." "$results/"
}

# Remembers that a stage passed. Arguments: its name, its inputs, its report.
remember() {
  [[ -n "$2" ]] || return 0
  local kept="$passed/$1"
  rm -rf "$kept"
  mkdir -p "$kept/reports"
  # Some have none.
  cp "$results/$3".* "$kept/reports/" 2>/dev/null || true
  printf '%s\n' "$2" >"$kept/inputs"
}

# Runs one stage if its area is to be checked; what it prints stays on the screen.
stage() {
  local name="$1" inputs
  shift
  is_wanted || return 0
  [[ ! -e "$failed" ]] || exit 1
  # Where it cannot be told, the stage runs.
  inputs="$(inputs_of "$@")" || inputs=
  if has_passed "$name" "$inputs"; then
    say "$name: unchanged since it passed"
    return
  fi
  say "$name"
  timed "$name" "$@" || {
    printf '\nFAILED: %s (%s)\n' "$name" "$*" >>"$failed"
    exit 1
  }
  remember "$name" "$inputs" "$(report_of "$@")"
}

# The same in a lane: what it prints is shown only if it fails.
quiet() {
  local log="$results/$1.log" status=0
  shift
  "$@" >"${log%.log}.running" 2>&1 || status=$?
  mv "${log%.log}.running" "$log"
  [[ "$status" == 0 ]] || cat "$log"
  return "$status"
}
lane() {
  local name="$1"
  shift
  stage "$name" quiet "$name" "$@"
}

# The features of the site, whose renderer lacks its web half, and of the tests, so that the dependencies are built once.
without_web=(--no-default-features --features "server/desk,server/development,server/embedded,server/members,server/shared-build")
clippy() { nice -n 19 cargo clippy --workspace --all-targets --locked "$@" -- --deny warnings; }
clippy_without_web() { nice -n 19 cargo clippy --workspace --lib --bins --locked "${without_web[@]}" -- --deny warnings; }
tests_without_web() {
  cargo test --workspace --locked "${without_web[@]}" --test conformance -- render:: environment:: swap:: 2>&1 |
    tee "$results/without-web.cargo.log"
}
rust_tests() { RUST_SOURCES="${rust_sources[*]}" node scripts/rust-tests.mjs ${features[@]+"${features[@]}"} 2>&1 | tee "$results/rust.cargo.log"; }
vitest() {
  local report="$1"
  shift
  npm run "$@" -- --reporter=default --reporter=json --outputFile.json="$results/$report.vitest.json"
}
# Without a browser the other areas are checked; continuous integration must have one.
find_browser() {
  if CHROMIUM_PATH="$(scripts/browser.sh)"; then
    export CHROMIUM_PATH
    return
  fi
  [[ -z "${CI:-}" ]] || return 1
  leave_out browser
}
# The other engines run what is for all of them. What the doctor has not found comes here, where it may; what does not come is
# left out.
find_engines() {
  local engine
  for engine in firefox webkit; do
    scripts/browser.sh "$engine" || ! can_install_packages ||
      printf 'the tests in %s are not run: it cannot be installed\n' "$engine" >>"$results/left-out.txt"
  done
}
browser_tests() {
  # The build of the Rust tests has them, and the linters of Rust hold cargo's lock meanwhile.
  [[ " ${areas[*]} " != *" rust "* ]] || export EXAMPLES_ARE_BUILT=yes
  PLAYWRIGHT_JSON_OUTPUT_FILE="$results/browser.playwright.json" npm run test --workspace @axtorm/tests
}

# Sources of Rust, and what its tests and programs read of the rest.
rust_sources=(server ssr-runtime locales scripts README.md package-lock.json frontend/src/contract frontend/src/routing)
rust_sources+=(frontend/desk/api/limits.ts 'docs/*.yaml' docs/architecture.md docs/settings.md ':(glob)*.toml' Cargo.lock)

# Waits until the other lane has installed them, or a stage has failed.
npm_packages() {
  until [[ -e "$results/npm packages.log" || -e "$failed" ]]; do sleep 1; done
}

rust_lane() {
  area rust
  reads "${rust_sources[@]}"
  lane "checks of Rust" node scripts/lint/lint.mjs rust
  area rust browser
  reads
  lane "program" cargo build --locked --package server ${features[@]+"${features[@]}"}
  area rust
  lane "Rust tests, built" cargo test --workspace --locked ${features[@]+"${features[@]}"} --no-run
  lane "PostgreSQL" scripts/postgresql.sh
  # These start Node.js and Deno.
  npm_packages
  reads "${rust_sources[@]}"
  lane "Rust tests" rust_tests
  if has_v8; then lane "Rust tests without the web half" tests_without_web; fi
}

rust_lints_lane() {
  area rust
  reads "${rust_sources[@]}"
  if has_v8; then
    lane "clippy" clippy
    lane "clippy without the web half" clippy_without_web
  fi
  lane "clippy without V8" clippy --no-default-features
  lane "documentation of the crates" nice -n 19 scripts/doc.sh
}

frontend_lane() {
  area frontend media rust browser
  reads
  lane "npm packages" scripts/node-modules.sh
  area frontend
  reads .
  lane "checks of the rest" node scripts/lint/lint.mjs frontend
  lane "deployment files" scripts/node.sh lint-deploy
  lane "unit tests of the scripts" vitest scripts test:scripts
  lane "tests of ssr-runtime's scripts" vitest ssr-runtime test:ssr-runtime
  reads . ':!server' ':!tests' ':!deploy'
  lane "unit tests of the front end" vitest vitest test --workspace @axtorm/frontend
  lane "unit tests of the game" vitest game test --workspace @axtorm/game
  reads . ':!tests' ':!deploy'
  lane "unit tests of the desk" vitest desk test --workspace @axtorm/desk
  area media
  reads frontend locales public package.json package-lock.json scripts
  lane "unit tests of the media kit" vitest media test --workspace @axtorm/media
  area frontend media browser
  reads
  lane "bundles" scripts/frontend.sh
  area media browser
  lane "media" npm run --silent media
  area media
  reads frontend locales public package.json package-lock.json scripts
  also_made public
  lane "finished music" vitest finished test:finished --workspace @axtorm/media
}

browser_lane() {
  area browser
  stage "compression" target/debug/server compress frontend/dist/{client,desk}/assets
  reads . ':!docs/decisions' ':(exclude,glob)docs/*.md' ':!deploy'
  stage "browser tests" browser_tests
}

# A run leaves nothing that Git sees. It is only said where somebody may edit meanwhile.
check_checkout() {
  local left
  left="$(git status --porcelain 2>/dev/null | grep -vxF -e "$state")" || return 0
  warn "THE CHECKOUT IS NOT AS IT WAS: ${left//$'\n'/, }"
  [[ -z "${CI:-}" ]] || printf '\nFAILED: the run changed the checkout\n' >>"$failed"
}

# The end of a run, however it comes.
finish() {
  check_checkout
  stage_table
  node scripts/test-summary.mjs "$results"
  [[ ! -e "$failed" ]] || {
    cat "$failed" >&2
    exit 1
  }
}
trap finish EXIT

area rust browser
stage "V8 library" scripts/node.sh v8
choose_features
area browser
stage "browser" find_browser
stage "other engines" find_engines
rust_lane &
other_lane=$!
(frontend_lane) || true
wait "$other_lane" || true
rust_lints_lane &
other_lane=$!
(browser_lane) || true
wait "$other_lane" || true
