#!/usr/bin/env bash
# Prints the path of a browser. Arguments: `--find`, which installs nothing, and the engine: `chromium` when none is named,
# `firefox` or `webkit`. Where none is there, and packages may be installed, it installs Debian's with all that the tests need
# beside it.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

finds=
if [[ "${1:-}" == --find ]]; then
  finds=1
  shift
fi
engine="${1:-chromium}"

# Where macOS keeps the programs of its applications, for all users and for one.
applications=(
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
)

# Prints the first Chromium found.
find_chromium() {
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

# Prints the first Firefox found. A sound server comes with a desktop; without one songs have no clock.
find_firefox() {
  command -v firefox-esr || command -v firefox
}

# Prints WebKitGTK's small browser, if its driver and what it needs of a desktop are there too. Debian has it in a folder that
# is on no path; WEBKIT_PATH names another one.
find_webkit() {
  local program
  for program in WebKitWebDriver Xvfb pulseaudio; do command -v "$program" >/dev/null || return 1; done
  for program in ${WEBKIT_PATH:+"$WEBKIT_PATH"} /usr/lib/*/webkit2gtk-4.*/MiniBrowser /usr/libexec/webkit2gtk-4.*/MiniBrowser; do
    if [[ -x "$program" ]]; then
      printf '%s\n' "$program"
      return
    fi
  done
  return 1
}

case "$engine" in
  chromium)
    packages="chromium fonts-liberation"
    how="install Chromium or Chrome, or set CHROMIUM_PATH to its program"
    ;;
  firefox)
    packages="firefox-esr pulseaudio"
    how="install Firefox"
    ;;
  webkit)
    packages="webkit2gtk-driver xvfb pulseaudio gstreamer1.0-pulseaudio gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav"
    how="install webkit2gtk-driver, xvfb and pulseaudio, or set WEBKIT_PATH to WebKitGTK's MiniBrowser"
    ;;
  *) die "there is no engine $engine: chromium, firefox or webkit" ;;
esac

# Whether there is what most devices have: fonts as wide as Arial, which stand in until the site's own have come.
has_fonts() { dpkg --status fonts-liberation >/dev/null 2>&1; }

if [[ -z "$finds" ]] && can_install_packages; then
  if ! "find_$engine" >/dev/null; then
    say "browser: installing Debian's $packages" >&2
    # shellcheck disable=SC2086 # each word is a package
    install_packages $packages || die "apt-get could not install $engine"
  elif [[ "$engine" == chromium ]] && ! has_fonts; then
    say "browser: installing fonts as wide as Arial" >&2
    install_packages fonts-liberation || warn "NO FONTS AS WIDE AS ARIAL: pages may move in tests"
  fi
fi
"find_$engine" || die "no browser of the engine $engine found: $how"
