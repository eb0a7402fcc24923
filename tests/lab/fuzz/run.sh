#!/usr/bin/env bash
# Runs every fuzz target for so many seconds, then sends generated requests to the release binary, and calls made out of the
# content service's description. Arguments: the seconds, and the number of requests. Seeds are printed; FUZZ_SEED and SEED
# repeat them.
# shellcheck source=../../../scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../scripts/lib.sh"

seconds="${1:-60}"
requests="${2:-100000}"
[[ "$seconds" =~ ^[0-9]+$ && "$requests" =~ ^[0-9]+$ ]] || die "seconds and requests are whole numbers: $seconds, $requests"

scripts/node.sh v8
scripts/postgresql.sh
choose_features
say "fuzz targets: $seconds seconds each"
FUZZ_SECONDS="$seconds" cargo test --workspace --lib --locked ${features[@]+"${features[@]}"} -- fuzz_ --show-output |
  grep -v '^running 0 tests$\|^$'

say "HTTP fuzzer: $requests requests"
scripts/build.sh
seed=()
[[ -z "${SEED:-}" ]] || seed=(--seed "$SEED")
# Half of them to the site, a quarter to escape from it, a quarter to its content service.
npm run --silent fuzz --workspace @axtorm/lab -- ${seed[@]+"${seed[@]}"} --requests "$((requests / 2))" \
  --traversals "$((requests / 4))" --calls "$((requests / 4))"

say "calls of the content service's description"
program="$(tests/lab/fuzz/schemathesis.sh)"
npm run --silent described-calls --workspace @axtorm/lab -- ${seed[@]+"${seed[@]}"} --program "$program"
