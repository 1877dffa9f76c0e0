#!/usr/bin/env bash
# zipcode-to-timezone 0.0.9: ZIP codes of Puerto Rico, Guam and American Samoa have no time zone, and neither has 85144,
# which the postal service opened later; a code of the Navajo Nation gives the zone name America/Shiprock, which the
# time zone database keeps as an alias of America/Denver only. A pickup window there has no zone, and no error says so.
# Seen: "00601 null, 96910 null, 96799 null, 85144 null, 86504 America/Shiprock".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent zipcode-to-timezone@0.0.9
expected='00601 null, 96910 null, 96799 null, 85144 null, 86504 America/Shiprock'
actual=$(node -e "
const { lookup } = require('zipcode-to-timezone')
console.log(['00601', '96910', '96799', '85144', '86504'].map(zip => zip + ' ' + lookup(zip)).join(', '))")
echo "$actual"
[ "$actual" = "$expected" ]
