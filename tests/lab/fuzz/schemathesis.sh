#!/usr/bin/env bash
# Prints the path of Schemathesis, which makes calls out of an OpenAPI description. Installs it once for each list of packages.
# shellcheck source=../../../scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../scripts/lib.sh"

list=tests/lab/fuzz/requirements.txt
need python3 "install Python 3.11 or newer with your package manager"
sum="$(sha256_of "$list")"
own="$root/target/schemathesis/${sum:0:16}"

if [[ ! -x "$own/bin/schemathesis" ]]; then
  say "Schemathesis: installing" >&2
  rm -rf "$own"
  python3 -m venv "$own" || die "python3 cannot make a virtual environment: install python3-venv"
  "$own/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement "$list" >&2 ||
    die "PyPI did not give the packages of $list"
fi
printf '%s\n' "$own/bin/schemathesis"
