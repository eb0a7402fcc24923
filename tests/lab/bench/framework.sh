#!/usr/bin/env bash
# Builds a framework's app into target/bench-NAME: the site's own tree, rendered by the framework's server. Its packages are
# for this only and have a lock file of their own. Argument: NAME, a folder beside this script.
# shellcheck source=../../../scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../scripts/lib.sh"

name="$1"
app="$root/target/bench-$name"

# One route for each page, out of the file whose name says PAGE. Next.js and Astro call the root `index`.
make_routes() {
  local template page file
  template="$(find . -name 'PAGE.*' -not -path './node_modules/*')"
  while read -r page; do
    file="$page"
    if [[ "$page" == home && "$name" != react-router ]]; then file=index; fi
    sed "s/PAGE/$page/g" "$template" >"${template%/*}/$file.${template##*.}"
  done < <(node --input-type=module --eval "import { PAGES } from '$root/tests/lab/bench/pages.mjs'; console.log(PAGES.join('\n'))")
  rm "$template"
}

# What an older version of this script left would be built too.
find "$app" -mindepth 1 -maxdepth 1 -not -name node_modules -exec rm -rf {} + 2>/dev/null || true
mkdir -p "$app"
cp -r "$root/tests/lab/bench/$name/." "$app"
# What only the comparison of engines needs.
cp -r "$root/tests/lab/bench/engines/page" "$app/engines"
cd "$app"
make_routes
if ! cmp -s package-lock.json node_modules/.for; then
  npm ci --ignore-scripts --no-audit --no-fund --loglevel error
  cp package-lock.json node_modules/.for
fi
cd "$root"
node tests/lab/bench/tree/build.mjs "$app/tree"
cp tests/lab/bench/tree/requests.mjs frontend/src/routing/pages.json "$app/tree"
cd "$app"
ASTRO_TELEMETRY_DISABLED=1 NEXT_TELEMETRY_DISABLED=1 npm run build >build.log 2>&1 || {
  tail -n 20 build.log >&2
  exit 1
}
# Next.js leaves it to others to put the files of browsers beside its server.
if [[ -d .next/standalone ]]; then cp -R .next/static .next/standalone/.next/; fi
