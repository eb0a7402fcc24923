#!/bin/bash
# Ends with 0 when the site in this container wants visitors. The image has no HTTP client, and needs none for this.
set -euo pipefail
port="${SITE_BIND##*:}"
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' >&3
IFS= read -r -t 2 status <&3
[[ "$status" == 'HTTP/1.1 200 '* ]]
