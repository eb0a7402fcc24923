#!/usr/bin/env bash
# Packages the crates that others may use as crates.io would take them, and builds each archive outside of this workspace:
# what the workspace lends it, or what the archive lacks, shows here. Arguments: names of crates; all by default.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need cargo "install Rust from https://rustup.rs"

# Those without others of ours first.
all=(content-wire http-client content-client ssr-runtime)
crates=("$@")
[[ $# -gt 0 ]] || crates=("${all[@]}")
for name in "${crates[@]}"; do
  [[ " ${all[*]} " == *" $name "* ]] || die "there is no crate $name to package: ${all[*]}"
done

# Prints the folder of a crate that another one needs.
folder_of() {
  case "$1" in
    content-wire) echo "$root/server/content/wire" ;;
    http-client) echo "$root/server/net/client" ;;
  esac
}

# Prints the files that an archive must have, beside what cargo asks for.
files_of() {
  case "$1" in
    ssr-runtime) echo README.md CHANGELOG.md SECURITY.md src/js/host.js examples/axum.rs examples/template/package.json ;;
    content-client) echo README.md CHANGELOG.md src/lib.rs examples/first_query.rs ;;
    *) echo README.md CHANGELOG.md src/lib.rs ;;
  esac
}

# Prints the crates of ours that a crate needs.
needs_of() { [[ "$1" != content-client ]] || echo content-wire http-client; }

outside="$(mktemp -d)"
trap 'rm -rf "$outside"' EXIT
unpacked() { printf '%s/%s\n' "$outside" "$1"; }

# Cargo looks for dependencies at crates.io, where ours are not. Writes settings by which a crate finds them in the folders that
# a function prints, and prints the name of that file.
settings_from() {
  local name file="$outside/$1-$2.toml"
  : >"$file"
  for name in $(needs_of "$2"); do
    printf '[patch.crates-io.%s]\npath = "%s"\n' "$name" "$("$1" "$name")" >>"$file"
  done
  printf '%s\n' "$file"
}

# Puts the archive of a crate together and unpacks it outside of the workspace.
pack() {
  local name="$1" settings archive held file
  say "$name: the archive"
  rm -f target/package/"$name"-[0-9]*.crate
  settings="$(settings_from folder_of "$name")"
  cargo package --package "$name" --locked --no-verify --allow-dirty --quiet --config "$settings"
  archive="$(printf '%s\n' target/package/"$name"-[0-9]*.crate)"
  held="$(tar -tzf "$archive")"
  for file in $(files_of "$name"); do
    grep -q "^[^/]*/$file$" <<<"$held" || die "$archive lacks $file"
  done
  mkdir "$(unpacked "$name")"
  tar -xzf "$archive" -C "$(unpacked "$name")" --strip-components 1
}

# Builds what has been unpacked, with the examples of its documents.
build() {
  local name="$1" settings
  cd "$(unpacked "$name")"
  settings="$(settings_from unpacked "$name")"
  if [[ "$name" != ssr-runtime ]]; then
    say "$name: library, examples and documented examples"
    cargo check --locked --quiet --lib --examples --config "$settings"
    cargo test --locked --quiet --doc --config "$settings"
    return
  fi
  say "$name: the sidecar alone"
  cargo check --locked --quiet --no-default-features --config "$settings"
  # Without a V8 library the embedded engine cannot be built anywhere.
  if has_v8; then
    say "$name: both engines, examples and documented examples"
    cargo check --locked --quiet --examples --config "$settings"
    cargo test --locked --quiet --doc --config "$settings"
  fi
}

scripts/v8.sh
for name in "${crates[@]}"; do
  for each in $(needs_of "$name") "$name"; do
    [[ -d "$(unpacked "$each")" ]] || pack "$each"
  done
done
# The choice of the V8 library lies in the workspace.
[[ ! -f .cargo/config.toml ]] || { mkdir "$outside/.cargo" && cp .cargo/config.toml "$outside/.cargo/"; }
export CARGO_TARGET_DIR="$root/target/packaged"
for name in "${crates[@]}"; do (build "$name"); done
