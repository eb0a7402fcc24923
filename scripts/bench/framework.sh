#!/usr/bin/env bash
# Builds a framework's app into target/bench-NAME: the site's own tree, rendered by the framework's server. Its packages are
# for this alone and have a lock file of their own. Argument: NAME, a folder beside this script.
# shellcheck source=../lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

name="$1"
app="$root/target/bench-$name"

mkdir -p "$app"
cp -r "$root/scripts/bench/$name/." "$app"
cd "$app"
if ! cmp -s package-lock.json node_modules/.for; then
  npm ci --ignore-scripts --no-audit --no-fund --loglevel error
  cp package-lock.json node_modules/.for
fi
cd "$root"
node scripts/bench/tree/build.mjs "$app/tree"
cp scripts/bench/tree/requests.mjs "$app/tree"
cd "$app"
ASTRO_TELEMETRY_DISABLED=1 NEXT_TELEMETRY_DISABLED=1 npm run build >build.log 2>&1 || {
  tail -n 20 build.log >&2
  exit 1
}
