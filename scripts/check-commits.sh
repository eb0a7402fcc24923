#!/usr/bin/env bash
# Checks the messages of all commits that BASE lacks and HEAD has, with the hook that checks them before a commit.
# Arguments: BASE HEAD. A base that is not there, as after a forced push, leaves only the newest commit to check.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

[[ $# == 2 ]] || die "usage: scripts/check-commits.sh BASE HEAD"
base="$1"
head="$2"
range=("$base..$head")
if ! git rev-parse --quiet --verify "$base^{commit}" >/dev/null; then
  say "$base is no known commit: checking $head alone" >&2
  range=(-1 "$head")
fi

commits="$(git rev-list --no-merges --reverse "${range[@]}")"
message="$(mktemp)"
trap 'rm -f "$message"' EXIT
failed=0
checked=0
for commit in $commits; do
  git log -1 --format=%B "$commit" >"$message"
  scripts/hooks/commit-msg "$message" || failed=1
  checked=$((checked + 1))
done
say "commit messages: $checked checked"
exit "$failed"
