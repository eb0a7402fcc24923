#!/usr/bin/env bash
# Runs the Rust tests: those beside the code, those in the documentation and each integration binary, all at once, because
# most of their time is waiting. Prints the output of each as a whole, in the same order; fails when one failed. Arguments
# are cargo's, the features.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

outputs="$(mktemp -d)"
trap 'rm -rf "$outputs"' EXIT

# Names of the integration binaries of all crates.
integration_tests() {
  cargo metadata --no-deps --locked --format-version 1 | node -e '
    const { packages } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const targets = packages.flatMap((entry) => entry.targets);
    for (const { kind, name } of targets) if (kind.includes("test")) console.log(name);'
}

runs=()
names=(units documentation)
for name in $(integration_tests); do names[${#names[@]}]="$name"; done
[[ ${#names[@]} -gt 2 ]] || die "cargo names no integration test"

# Everything is built first, so that the runs below wait for each other's lock no longer than it takes to see that.
cargo test --workspace --locked "$@" --no-run

for name in "${names[@]}"; do
  case "$name" in
    units) which=(--lib --bins) ;;
    documentation) which=(--doc) ;;
    *) which=(--test "$name") ;;
  esac
  cargo test --workspace --locked "$@" --no-fail-fast "${which[@]}" >"$outputs/$name" 2>&1 &
  runs[${#runs[@]}]=$!
done

status=0
for index in "${!names[@]}"; do
  wait "${runs[$index]}" || status=1
  cat "$outputs/${names[$index]}"
done
exit "$status"
