#!/usr/bin/env bash
# Builds the documentation of the workspace's crates. A warning, such as a link that leads nowhere, is an error.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

features=()
if ! has_v8; then features=(--no-default-features); fi
# An empty array counts as unset on bash 3.2.
RUSTDOCFLAGS="${RUSTDOCFLAGS:-} --deny warnings" \
  cargo doc --workspace --no-deps --locked --document-private-items ${features[@]+"${features[@]}"}
