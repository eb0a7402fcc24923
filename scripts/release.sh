#!/usr/bin/env bash
# Makes a release into target/release-files/: a tarball, a Debian package, bills of material, the changelog since the last tag,
# and the sums of all of them. SERVER_BINARY names a program that is built already; otherwise it is built here, with the list
# of its crates inside. EARLIER names the folders of releases that are live now, with spaces between them: the new one keeps their
# files for pages that are open.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cargo_auditable=0.7.7
cargo_deb=3.8.0
git_cliff=git-cliff@2.14.2

need cargo "install Rust from https://rustup.rs"
need_sha256
[[ -n "${SERVER_BINARY:-}" ]] || cargo auditable --version >/dev/null 2>&1 ||
  die "cargo-auditable is missing: cargo install --locked cargo-auditable@$cargo_auditable"
has_deb=1
if ! command -v cargo-deb >/dev/null; then
  [[ -z "${CI:-}" ]] || die "cargo-deb is missing: cargo install --locked cargo-deb@$cargo_deb"
  warn "NO DEBIAN PACKAGE IS MADE: cargo-deb is missing: cargo install --locked cargo-deb@$cargo_deb"
  has_deb=0
fi

version="$(awk '/^\[/ { inside = /^\[workspace\.package\]/ } inside && /^version = / { gsub(/version = |"/, ""); print }' Cargo.toml)"
[[ -n "$version" ]] || die "Cargo.toml names no version"
machine="$(uname -m)"
product="$root/target/release-files"
# server/Cargo.toml names these folders.
package="$root/target/package"

# Builds the program with the list of its crates inside, where `cargo audit bin` reads it.
program() {
  if [[ -n "${SERVER_BINARY:-}" ]]; then return; fi
  AUDITABLE=1 scripts/build.sh release
  SERVER_BINARY="$root/target/release/server"
}

# Lays out what is installed: the site, and beside it what goes to other places of a system.
lay_out() {
  local folder
  rm -rf "$package" "$product"
  mkdir -p "$package/tree/frontend" "$package/program" "$package/manual" "$product"
  cp "$SERVER_BINARY" "$package/program/axtorm-site"
  # Several words, or none.
  for folder in ${EARLIER:-}; do node frontend/scripts/keep-assets.mjs "$folder"; done
  cp deploy/systemd/axtorm-site@.service deploy/systemd/site.env "$package/program"
  cp -R frontend/dist "$package/tree/frontend"
  for folder in locales public docs; do cp -R "$folder" "$package/tree"; done
  cp LICENSE "$package/tree"
  "$package/program/axtorm-site" manual "$package/manual"
}

# Everything below one folder, as docs/operations.md installs it by hand.
tarball() {
  local name="axtorm-site-$version-$machine" tree
  tree="$package/$name"
  mkdir -p "$tree/bin" "$tree/deploy"
  cp -R "$package/tree/." "$tree"
  cp "$package/program/axtorm-site" "$tree/bin/server"
  cp -R deploy/systemd deploy/nginx deploy/prometheus "$tree/deploy"
  cp -R "$package/manual/." "$tree"
  tar -czf "$product/$name.tar.gz" -C "$package" "$name"
  rm -rf "$tree"
}

# What was packed is what is tried: unpacked elsewhere, it finds its site beside it.
try_out() {
  local folder status=0
  folder="$(mktemp -d)"
  tar -xzf "$product/axtorm-site-$version-$machine.tar.gz" -C "$folder"
  PROGRAM_PATH="$folder/axtorm-site-$version-$machine/bin/server" npm run --silent shipped --workspace @axtorm/tests || status=1
  rm -rf "$folder"
  [[ "$status" == 0 ]] || die "what was packed does not work"
}

changelog() {
  npm exec --yes --ignore-scripts --package "$git_cliff" -- git-cliff --config cliff.toml --unreleased \
    --tag "v$version" --output "$product/CHANGELOG.md"
}

# The list is written elsewhere first, or it would list itself.
sums() {
  local file list="$package/sums"
  for file in "$product"/*; do printf '%s  %s\n' "$(sha256_of "$file")" "${file##*/}"; done >"$list"
  mv "$list" "$product/SHA256SUMS"
}

program
refuse_loop "$SERVER_BINARY"
say "release $version: laying it out"
lay_out
say "release $version: tarball"
tarball
say "release $version: trying what was packed"
try_out
if [[ "$has_deb" == 1 ]]; then
  say "release $version: Debian package"
  cargo deb --quiet --no-build --no-strip --package server --output "$product/"
fi
say "release $version: bills of material"
scripts/sbom.sh
cp sbom/*.json "$product"
say "release $version: changelog"
changelog
sums
say "release $version: target/release-files"
cat "$product/SHA256SUMS"
