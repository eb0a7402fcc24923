#!/usr/bin/env bash
# Writes what is shipped, as CycloneDX, into sbom/: the crates of the release binary, and the npm packages of the bundles
# and of the sidecar. Ends with an error when a list lacks what the lock files name.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
scripts/node-modules.sh

cyclonedx_crates=0.5.9
cyclonedx_npm=@cyclonedx/cyclonedx-npm@6.0.1
product="$root/sbom"

# The program writes a file beside the manifest of every crate of the workspace; the binary's is the one that counts.
crates() {
  local program host name=sbom-of-crates
  program="$(built_program cargo-cyclonedx "$cyclonedx_crates")"
  host="$(rustc -vV | sed -n 's/^host: //p')"
  "$program" cyclonedx --quiet --manifest-path server/Cargo.toml --format json --spec-version 1.5 \
    --target "$host" --no-build-deps --override-filename "$name"
  # The folder of the checkout is private.
  sed "s#file://$root/#file:///#g" "server/$name.json" >"$product/server.cdx.json"
  find . \( -path ./node_modules -o -path ./target \) -prune -o -name "$name.json" -exec rm -f {} +
}

packages() {
  npm exec --yes --ignore-scripts --package "$cyclonedx_npm" -- cyclonedx-npm --package-lock-only --omit dev \
    --output-reproducible --output-format JSON --output-file "$product/packages.cdx.json"
}

rm -rf "$product"
mkdir -p "$product"
say "bill of materials: crates"
crates
say "bill of materials: npm packages"
packages
node scripts/check-sbom.mjs "$product/server.cdx.json" "$product/packages.cdx.json"
