#!/usr/bin/env bash
# Builds everything that `server serve` needs: V8 library, npm packages, bundles, release binary.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

scripts/v8.sh
scripts/frontend.sh
say "release binary: building"
if has_v8; then
  cargo build --release --locked --package server
else
  cargo build --release --locked --package server --no-default-features --features members
fi
target/release/server compress frontend/dist/client/assets
