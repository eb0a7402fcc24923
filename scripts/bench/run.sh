#!/usr/bin/env bash
# Measures the site beside its baselines. Needs `make build` and an otherwise idle machine.
# shellcheck source=../lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

if ! command -v wrk >/dev/null; then
  can_install_packages || die "wrk is missing: install it with your package manager"
  say "wrk: installing"
  install_packages wrk || die "apt-get could not install wrk"
fi
has_v8 || die "there is no V8 library to measure: run 'make v8-from-source' first"
say "engine's benchmark: building"
cargo bench --locked --package ssr-runtime --bench renderer --no-run
cargo bench --locked --package content-service --bench content
exec node scripts/bench/main.mjs
