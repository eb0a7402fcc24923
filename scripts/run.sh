#!/usr/bin/env bash
# Builds what the first page needs and serves it; what only downloads and the game need is made beside it. The arguments
# are the program's.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
scripts/build.sh

target/debug/server "$@" &
server=$!

# What is in the folders that hold it.
listing() { ls public/kit public/media; }

# Makes the archives of the fan kit and the songs of the game, which Git does not hold, behind all else that the machine
# does; until then the site tells those who ask for them to come again. Then the server lists its files anew.
make_media() {
  local before
  before="$(listing)"
  nice -n 19 npm run --silent media || {
    warn "SOME DOWNLOADS ARE NOT MADE: run npm run media"
    return
  }
  [[ "$(listing)" == "$before" ]] || kill -HUP "$server"
}
# A group of its own, so that what npm starts ends with it.
set -m
make_media &
media=$!
set +m

# A signal ends both; the server ends its requests first.
stop() {
  trap - INT TERM
  kill -TERM "$server" 2>/dev/null || true
}
trap stop INT TERM
status=0
wait "$server" || status=$?
# A signal ends the wait before the server.
while kill -0 "$server" 2>/dev/null; do
  status=0
  wait "$server" || status=$?
done
kill -- "-$media" 2>/dev/null || true
exit "$status"
