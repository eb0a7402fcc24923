#!/usr/bin/env bash
# Builds the baseline of Next.js into target/bench-next: the site's own tree, rendered by its standalone server. Its packages
# are for this alone and have a lock file of their own.
# shellcheck source=../../lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../lib.sh"

sources="$root/scripts/bench/next"
app="$root/target/bench-next"

mkdir -p "$app"
cp -r "$sources"/{package.json,package-lock.json,next.config.mjs,pages} "$app"
cd "$app"
if ! cmp -s package-lock.json node_modules/.for; then
  npm ci --ignore-scripts --no-audit --no-fund --loglevel error
  cp package-lock.json node_modules/.for
fi
cd "$root"
node "$sources/build-tree.mjs" "$app/tree"
cd "$app"
NEXT_TELEMETRY_DISABLED=1 node_modules/.bin/next build >build.log 2>&1 || {
  tail -n 20 build.log >&2
  exit 1
}
