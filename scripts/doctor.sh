#!/usr/bin/env bash
# Names what this machine lacks, with the command that installs it, before anything long begins. The argument says for what:
# `build` or `test`, the latter followed by the areas that are wanted. Then it is silent unless something is missing, and what
# the run has to leave out is written to tests/results/left-out.txt, which the end of the run repeats. Without an argument it
# shows all that it looked for. Ends with 1 when something is missing without which nothing can be built.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

purpose="${1:-all}"
[[ $# == 0 ]] || shift
case "$purpose" in
  all | build) [[ $# == 0 ]] || die "usage: scripts/doctor.sh [build | test [area ...]]" ;;
  test) choose_areas "frontend media rust browser" "$@" ;;
  *) die "usage: scripts/doctor.sh [build | test [area ...]]" ;;
esac

system="$(uname -s)"
case "$system" in
  MINGW* | MSYS* | CYGWIN*)
    die "Windows itself cannot build this: install WSL ('wsl --install' in PowerShell), clone the repository inside of it, and run make there"
    ;;
esac

# What a build and a full run of the tests write, and what linking takes, in MiB.
build_disk_mib=8000
test_disk_mib=20000
memory_mib=3500

# Whether the tests of an area are wanted.
wants() {
  [[ "$purpose" == all ]] && return
  [[ "$purpose" == test && " ${areas[*]} " == *" $1 "* ]]
}

# The package manager of this machine decides which command is printed; without a known one all are.
managers="apt dnf brew"
if [[ "$system" == Darwin ]]; then
  managers=brew
elif command -v apt-get >/dev/null; then
  managers=apt
elif command -v dnf >/dev/null; then
  managers=dnf
fi

rustup_command="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"

# Prints the command that installs a tool. Arguments: the tool, the package manager.
command_for() {
  case "$1:$2" in
    cc:apt) echo "sudo apt-get install build-essential" ;;
    cc:dnf) echo "sudo dnf install gcc gcc-c++" ;;
    cc:brew | make:brew | git:brew) echo "xcode-select --install" ;;
    node:apt) echo "sudo apt-get install nodejs npm" ;;
    node:dnf) echo "sudo dnf install nodejs npm" ;;
    node:brew) echo "brew install node@${node_version%%.*} && brew link node@${node_version%%.*}" ;;
    rust:apt | rust:dnf | rust:brew) echo "$rustup_command" ;;
    browser:apt) echo "sudo apt-get install chromium fonts-liberation" ;;
    browser:dnf) echo "sudo dnf install chromium liberation-fonts" ;;
    browser:brew) echo "brew install --cask google-chrome" ;;
    firefox:apt) echo "sudo apt-get install firefox-esr pulseaudio" ;;
    firefox:dnf) echo "sudo dnf install firefox pulseaudio" ;;
    firefox:brew) echo "brew install --cask firefox" ;;
    webkit:apt) echo "sudo apt-get install webkit2gtk-driver xvfb pulseaudio gstreamer1.0-pulseaudio gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav" ;;
    webkit:*) echo "(Debian and Ubuntu alone have its driver as a package)" ;;
    postgresql:apt) echo "sudo apt-get install postgresql" ;;
    postgresql:dnf) echo "sudo dnf install postgresql-server" ;;
    postgresql:brew) echo "brew install postgresql@17 && brew link postgresql@17" ;;
    shellcheck:dnf) echo "sudo dnf install ShellCheck" ;;
    systemd-analyze:brew) echo "(macOS has none)" ;;
    systemd-analyze:*) echo "(it comes with systemd)" ;;
    sha256sum:brew) echo "brew install coreutils" ;;
    sha256sum:apt) echo "sudo apt-get install coreutils" ;;
    sha256sum:dnf) echo "sudo dnf install coreutils" ;;
    *:apt) echo "sudo apt-get install $1" ;;
    *:dnf) echo "sudo dnf install $1" ;;
    *:brew) echo "brew install $1" ;;
  esac
}

# Prints how to get a tool: one command where the system is known, else one for each system.
how_to_get() {
  local manager text=""
  for manager in $managers; do
    [[ -z "$text" ]] || text="$text; "
    if [[ "$managers" == *" "* ]]; then
      case "$manager" in
        apt) text="${text}Debian: " ;;
        dnf) text="${text}Fedora: " ;;
        brew) text="${text}macOS: " ;;
      esac
    fi
    text="$text$(command_for "$1" "$manager")"
  done
  if [[ "$managers" == apt && "$(id -u)" == 0 && " browser firefox webkit postgresql " == *" $1 "* ]]; then
    text="$text, or set ALLOW_INSTALL=1"
  fi
  printf '%s\n' "$text"
}

# What was found, shown when everything is checked.
found() {
  [[ "$purpose" != all ]] || printf '  %-16s %s\n' "$1" "$2"
}

missing=0
# Says that a build is not possible. Arguments: the tool, why it is needed, and what is there instead of it.
lacks() {
  missing=$((missing + 1))
  printf '%s\n' "missing: ${3:-$1}, $2: $(how_to_get "$1")" >&2
}

report=tests/results/left-out.txt
# Says what the run leaves out. Arguments: what, why, the tool.
leaves_out() {
  warn "$1: $2 ($(how_to_get "$3"))"
  [[ "$purpose" == test ]] || return 0
  mkdir -p "$(dirname "$report")"
  printf '%s\n' "$1: $2" >>"$report"
}

# A tool that a build needs. Arguments: the tool, why.
requires() {
  local path
  if path="$(command -v "$1")"; then found "$1" "$path"; else lacks "$1" "$2"; fi
}

check_node() {
  local version
  if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    lacks node "which makes the pages, $node_least or newer" "Node.js with npm"
    return
  fi
  version="$(node --version)"
  version="${version#v}"
  if is_node_enough "$version"; then
    found node "$version"
  elif node_package >/dev/null; then
    found node "$version is too old: the scripts take $node_version from npm"
  else
    lacks node "which makes the pages, $node_least or newer" "Node.js $node_least (this is $version)"
  fi
}

# rustup brings the version that rust-toolchain.toml names by itself. Cargo is not asked: it would begin to.
check_rust() {
  local wanted version
  wanted="$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)"
  if ! command -v cargo >/dev/null; then
    lacks rust "which builds the server, $wanted" "Rust"
  elif command -v rustup >/dev/null; then
    found cargo "by rustup, $wanted"
  else
    version="$(rustc --version 2>/dev/null | cut -d ' ' -f 2)"
    if [[ "$version" == "$wanted" ]] || is_at_least "${version:-0.0}" "${wanted%.*}"; then
      found cargo "$version, without rustup"
    else
      lacks rust "which builds the server, $wanted" "Rust $wanted (this is ${version:-none})"
    fi
  fi
}

check_space() {
  local free_mib wanted="$build_disk_mib" memory
  [[ "$purpose" == build ]] || wanted="$test_disk_mib"
  # What was built already need not be built again.
  [[ ! -d target/debug ]] || wanted=2000
  free_mib=$(($(df -Pk . | awk 'NR == 2 { print $4 }') / 1024))
  found disk "$free_mib MiB free"
  ((free_mib >= wanted)) || warn "ONLY $free_mib MiB OF DISK ARE FREE: this may need $wanted"
  if [[ -r /proc/meminfo ]]; then
    memory="$(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo)"
  elif command -v sysctl >/dev/null; then
    memory="$(sysctl -n hw.memsize 2>/dev/null | awk '{ print int($1 / 1048576) }')"
  fi
  [[ -n "${memory:-}" ]] || return 0
  found memory "$memory MiB"
  ((memory >= memory_mib)) || warn "ONLY $memory MiB OF MEMORY ARE FREE: linking may need $memory_mib, build with CARGO_BUILD_JOBS=1"
}

# A browser beside Chromium. Arguments: its engine, what is missing where it is not there.
check_engine() {
  local path
  if path="$(scripts/browser.sh --find "$1" 2>/dev/null)"; then
    found "$1" "$path"
  elif ! can_install_packages; then
    leaves_out "the tests in $1 are not run" "there is no $2" "$1"
  fi
}

# What the tests use and a build does not. Where packages can be installed the browsers and PostgreSQL come by themselves.
check_tests() {
  local path
  if wants browser; then
    if path="$(scripts/browser.sh --find 2>/dev/null)"; then
      found browser "$path"
    elif ! can_install_packages; then
      leaves_out "the browser tests are not run" "there is no Chromium or Chrome" browser
    fi
    check_engine firefox "Firefox"
    check_engine webkit "WebKitGTK with its driver, Xvfb and PulseAudio"
  fi
  if wants rust || wants browser; then
    if path="$(scripts/postgresql.sh --find 2>/dev/null)"; then
      found postgresql "$path"
    elif ! can_install_packages; then
      leaves_out "tests with PostgreSQL are not run" "there is no PostgreSQL" postgresql
    fi
  fi
  if wants rust && [[ " $managers " == *" apt "* ]]; then
    if path="$(command -v faketime)"; then found faketime "$path"; else
      leaves_out "the test with a wrong clock is not run" "faketime is missing" faketime
    fi
  fi
  if wants frontend; then
    if path="$(command -v shellcheck)"; then found shellcheck "$path"; else
      leaves_out "shell scripts are not checked" "shellcheck is missing" shellcheck
    fi
    if path="$(command -v python3)"; then found python3 "$path"; else
      leaves_out "Kubernetes' manifests and Dockerfiles are not checked" "python3 is missing" python3
    fi
    if path="$(command -v systemd-analyze)"; then found systemd-analyze "$path"; else
      leaves_out "the systemd unit is not checked" "systemd-analyze is missing" systemd-analyze
    fi
  fi
}

rm -f "$report"
requires cc "the C and C++ compiler"
requires make "which builds libraries in C"
requires git "which lists the files that are checked"
requires gzip "which reads the V8 library"
requires tar "which reads archives"
if command -v sha256sum >/dev/null; then found sha256sum "$(command -v sha256sum)"; elif command -v shasum >/dev/null; then
  found sha256sum "$(command -v shasum)"
else
  lacks sha256sum "which computes checksums"
fi
check_node
check_rust
if command -v curl >/dev/null; then found curl "$(command -v curl)"; elif ! has_v8; then
  warn "curl is missing: the V8 library cannot be downloaded ($(how_to_get curl))"
fi
check_space
check_tests
[[ "$missing" == 0 ]] || die "$missing of the tools that are needed are missing; 'make doctor' names them again"
[[ "$purpose" != all ]] || say "this machine can build and run the site"
