#!/usr/bin/env bash
# Builds everything that `server serve` needs: V8 library, npm packages, bundles, and the program: target/debug/server, or,
# with the argument `release`, the optimised target/release/server and the media that Git does not hold. With AUDITABLE the
# program holds the list of its crates.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

profile="${1:-dev}"
case "$profile" in
  dev) program=target/debug/server flags=() ;;
  release) program=target/release/server flags=(--release) ;;
  *) die "there is no profile $profile: dev or release" ;;
esac

scripts/doctor.sh build
begin_stages

build_program() {
  say "program: building"
  choose_features
  # shellcheck disable=SC2086 # two words, or one
  cargo ${AUDITABLE:+auditable} build --locked --package server ${flags[@]+"${flags[@]}"} ${features[@]+"${features[@]}"}
}

timed "V8 library" scripts/node.sh v8
# The bundles take one processor, and the program's build leaves one idle now and then.
timed "npm packages and bundles" scripts/frontend.sh &
bundles=$!
timed "program" build_program || {
  kill "$bundles" 2>/dev/null
  die "the program was not built"
}
wait "$bundles" || die "the bundles were not built"
if [[ "$profile" == release ]]; then
  refuse_loop "$program"
  timed "media" npm run --silent media
fi
timed "compression" "$program" compress frontend/dist/{client,desk}/assets
stage_table
