#!/usr/bin/env bash
# Prints the path of a Chromium or Chrome. Installs Debian's where that is possible and none is there.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Prints the first browser found.
find_browser() {
  local name
  if [[ -n "${CHROMIUM_PATH:-}" ]]; then
    [[ -x "$CHROMIUM_PATH" ]] || die "CHROMIUM_PATH is no program: $CHROMIUM_PATH"
    printf '%s\n' "$CHROMIUM_PATH"
    return
  fi
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then return; fi
  done
  return 1
}

if find_browser; then exit 0; fi
if can_install_packages; then
  say "browser: installing Debian's chromium" >&2
  install_packages chromium || die "apt-get could not install chromium"
  find_browser && exit 0
fi
die "no browser found: install Chromium or Chrome, or set CHROMIUM_PATH to its program"
