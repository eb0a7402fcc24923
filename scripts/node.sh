#!/usr/bin/env bash
# Runs a program with a Node.js that is new enough, which it fetches where the machine's own is too old.
# Arguments: the program, a name in this folder without its ending or a path, and its own.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need node "install Node.js $node_least or newer from https://nodejs.org"
if is_node_old; then scripts/node-modules.sh; fi
program="$1"
[[ "$program" == */* ]] || program="scripts/$program.mjs"
exec node "$program" "${@:2}"
