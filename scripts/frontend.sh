#!/usr/bin/env bash
# Builds the browser's bundle, the server's, and the desk when a source is newer than the last build.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
scripts/node-modules.sh

# The build's last file. Folders are compared too, so that a deleted file counts as a change. The company's facts, which
# lie beside the folders of the texts, are the server's to read.
product=frontend/dist/desk/.vite/manifest.json
sources=(frontend/src frontend/game frontend/desk frontend/scripts frontend/package.json frontend/vite.config.ts locales/*/ package-lock.json)
if [[ -f "$product" && -f frontend/dist/server/entry-server.js && -f frontend/dist/client/.vite/manifest.json ]] &&
  [[ -z "$(find "${sources[@]}" -newer "$product" -print -quit)" ]]; then
  exit 0
fi
say "bundles: building for the browser, for the server, and the desk"
npm run build
