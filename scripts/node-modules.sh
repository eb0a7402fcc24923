#!/usr/bin/env bash
# Installs the npm packages when those on disk are not the ones that package-lock.json names.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need node "install Node.js 20.19 or newer from https://nodejs.org"
need npm "it comes with Node.js from https://nodejs.org"

if node scripts/node-modules-fresh.mjs; then exit 0; fi
say "npm packages: installing"
# No package needs its scripts, and none gets to run them.
npm ci --ignore-scripts --no-audit --no-fund
