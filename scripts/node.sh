#!/usr/bin/env bash
# Runs a program of this folder with a Node.js that is new enough, which it fetches where the machine's own is too old.
# Arguments: the program's name without its ending, and its own.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need node "install Node.js $node_least or newer from https://nodejs.org"
if is_node_old; then scripts/node-modules.sh; fi
exec node "scripts/$1.mjs" "${@:2}"
