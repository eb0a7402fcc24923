#!/usr/bin/env bash
# Measures the site beside its baselines. Needs `make optimised` and an otherwise idle machine. Arguments name parts of the
# table, for example `client`; all by default.
# shellcheck source=../../../scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../scripts/lib.sh"

if ! command -v wrk >/dev/null; then
  can_install_packages || die "wrk is missing: install it with your package manager"
  say "wrk: installing"
  install_packages wrk || die "apt-get could not install wrk"
fi
# Prints the folder with Debian's nginx, which is taken apart rather than installed: installed it would start.
find_nginx() {
  local own="$root/target/bench-nginx" folder package
  if [[ ! -x "$own/usr/sbin/nginx" ]]; then
    can_install_packages || return 1
    folder="$(mktemp -d)"
    (
      cd "$folder"
      chmod 755 . && apt-get update && apt-get download nginx libnginx-mod-http-brotli-static
    ) >/dev/null 2>&1 || return 1
    mkdir -p "$own"
    for package in "$folder"/*.deb; do dpkg-deb --extract "$package" "$own"; done
    rm -rf "$folder"
  fi
  "$own/usr/sbin/nginx" -v 2>/dev/null || return 1
  printf '%s\n' "$own"
}

if nginx="$(find_nginx)"; then
  export BENCH_NGINX="$nginx/usr/sbin/nginx"
  export BENCH_NGINX_BROTLI="$nginx/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"
elif command -v nginx >/dev/null; then
  BENCH_NGINX="$(command -v nginx)"
  export BENCH_NGINX
  warn "THIS NGINX MAY LACK BROTLI: its row is left out"
else
  warn "CACHED PAGES ARE NOT COMPARED: nginx is missing"
fi
[[ "$(node -p 'process.versions.node.split(".")[0]')" -ge 24 ]] || die "the baselines run on Node.js 24 or later, which is not on the PATH"
has_v8 || die "there is no V8 library to measure: run 'make v8-from-source' first"
for framework in next react-router astro; do
  say "$framework: building"
  tests/lab/bench/framework.sh "$framework" || warn "$framework IS NOT COMPARED: it cannot be built here"
done
if BENCH_CHROMIUM="$(scripts/browser.sh --find)"; then
  export BENCH_CHROMIUM
else
  warn "SCRIPT OF THE PAGES IS NOT COMPARED: a browser is missing"
  unset BENCH_CHROMIUM
fi
# The site again, with a bundle that renders every part of a page each time: what compares engines has to render the same.
build_whole() {
  local whole="$root/target/bench-whole" part
  mkdir -p "$whole/frontend/dist"
  for part in locales public frontend/dist/client frontend/dist/desk; do ln -sfn "$root/$part" "$whole/$part"; done
  VITE_KEEPS_NOTHING=true npm run --silent build:server --workspace @axtorm/frontend -- --outDir "$whole/frontend/dist/server" --logLevel warn
}
say "bundle without kept parts: building"
build_whole
# Whether a part is wanted.
wants() { [[ -z "$parts" || " $parts " == *" $1 "* ]]; }
parts="$*"
if wants renders || wants isolates; then
  say "engine's benchmark: building"
  cargo bench --locked --package ssr-runtime --bench renderer --no-run
fi
if [[ -z "$parts" ]]; then cargo bench --locked --package content-service --bench content; fi
exec node tests/lab/bench/main.mjs "$@"
