#!/usr/bin/env bash
# Packages ssr-runtime as crates.io would take it, and builds the archive outside of this workspace, with both engines and
# with the sidecar alone: what the workspace lends it, or what the archive lacks, shows here.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need cargo "install Rust from https://rustup.rs"
crate=ssr-runtime

scripts/v8.sh
say "$crate: the archive"
rm -f target/package/"$crate"-*.crate
cargo package --package "$crate" --locked --no-verify --allow-dirty --quiet
archive="$(printf '%s\n' target/package/"$crate"-*.crate)"
held="$(tar -tzf "$archive")"
for file in README.md CHANGELOG.md SECURITY.md src/js/host.js examples/axum.rs examples/template/package.json; do
  grep -q "^[^/]*/$file$" <<<"$held" || die "$archive lacks $file"
done

outside="$(mktemp -d)"
trap 'rm -rf "$outside"' EXIT
tar -xzf "$archive" -C "$outside" --strip-components 1
# The choice of the V8 library lies in the workspace.
[[ ! -f .cargo/config.toml ]] || { mkdir "$outside/.cargo" && cp .cargo/config.toml "$outside/.cargo/"; }
export CARGO_TARGET_DIR="$root/target/packaged"
cd "$outside"
say "$crate: the sidecar alone"
cargo check --locked --quiet --no-default-features
# Without a V8 library the embedded engine cannot be built anywhere.
if has_v8; then
  say "$crate: both engines, examples and documented examples"
  cargo check --locked --quiet --examples
  cargo test --locked --quiet --doc
fi
