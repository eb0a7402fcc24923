#!/usr/bin/env bash
# Builds the documentation of the workspace's crates. A warning, such as a link that leads nowhere, is an error.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

features=()
if ! has_v8; then features=(--no-default-features); fi
# The readers are developers, so private items are there too, and may be linked from public ones. An empty array counts as
# unset on bash 3.2.
RUSTDOCFLAGS="${RUSTDOCFLAGS:-} --deny warnings --allow rustdoc::private-intra-doc-links" \
  cargo doc --workspace --no-deps --locked --document-private-items ${features[@]+"${features[@]}"}
