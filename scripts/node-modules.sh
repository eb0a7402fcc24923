#!/usr/bin/env bash
# Installs the npm packages when those on disk are not the ones that package-lock.json names, and first Node.js itself where
# this machine's is too old and npm has one for it.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need node "install Node.js $node_least or newer from https://nodejs.org"
need npm "it comes with Node.js from https://nodejs.org"

# The lock file has the sums of the packages.
install_node() {
  say "Node.js: taking $node_version from npm, since $(node --version) is too old"
  local part="$node_folder.part"
  rm -rf "$part" "$node_folder"
  mkdir -p "$part"
  cp scripts/node/package.json scripts/node/package-lock.json "$part"
  (cd "$part" && npm ci --ignore-scripts --no-audit --no-fund --loglevel error)
  # Last, so that a stopped run begins anew.
  mv "$part" "$node_folder"
  hash -r
}

if is_node_old; then
  node_package >/dev/null || die "Node.js $(node --version) is too old: install $node_least or newer from https://nodejs.org"
  install_node
fi
if node scripts/node-modules-fresh.mjs; then exit 0; fi
say "npm packages: installing"
# No package needs its scripts, and none gets to run them.
npm ci --ignore-scripts --no-audit --no-fund
