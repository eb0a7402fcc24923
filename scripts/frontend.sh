#!/usr/bin/env bash
# Builds the browser's and the server's bundle when a source is newer than the last build.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
scripts/node-modules.sh

# The build's last file. Folders are compared too, so that a deleted file counts as a change. The company's facts, which
# lie beside the folders of the texts, are the server's to read.
product=frontend/dist/server/entry-server.js
sources=(frontend/src frontend/game frontend/scripts frontend/package.json frontend/vite.config.ts locales/*/ package-lock.json)
if [[ -f "$product" && -f frontend/dist/client/.vite/manifest.json ]] &&
  [[ -z "$(find "${sources[@]}" -newer "$product" -print -quit)" ]]; then
  exit 0
fi
say "bundles: building for the browser and for the server"
npm run build
