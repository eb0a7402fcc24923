#!/usr/bin/env bash
# Prints the path of a Chromium or Chrome. Where none is there, and packages may be installed, it installs Debian's; with
# `--find` it installs nothing.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Where macOS keeps the programs of its applications, for all users and for one.
applications=(
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
)

# Prints the first browser found.
find_browser() {
  local name folder
  if [[ -n "${CHROMIUM_PATH:-}" ]]; then
    [[ -x "$CHROMIUM_PATH" ]] || die "CHROMIUM_PATH is no program: $CHROMIUM_PATH"
    printf '%s\n' "$CHROMIUM_PATH"
    return
  fi
  # The first is Chromium without windows, which costs a page less of the processor.
  for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then return; fi
  done
  for name in "${applications[@]}"; do
    for folder in "" "$HOME"; do
      if [[ -x "$folder$name" ]]; then
        printf '%s\n' "$folder$name"
        return
      fi
    done
  done
  return 1
}

# Whether there is what most devices have: fonts as wide as Arial, which stand in until the site's own have come.
has_fonts() { dpkg --status fonts-liberation >/dev/null 2>&1; }

if [[ "${1:-}" != --find ]] && can_install_packages; then
  if ! find_browser >/dev/null; then
    say "browser: installing Debian's chromium" >&2
    install_packages chromium fonts-liberation || die "apt-get could not install chromium"
  elif ! has_fonts; then
    say "browser: installing fonts as wide as Arial" >&2
    install_packages fonts-liberation || warn "NO FONTS AS WIDE AS ARIAL: pages may move in tests"
  fi
fi
find_browser || die "no browser found: install Chromium or Chrome, or set CHROMIUM_PATH to its program"
