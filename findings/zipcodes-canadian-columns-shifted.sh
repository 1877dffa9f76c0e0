#!/usr/bin/env bash
# zipcodes 8.0.0: nine Canadian postal areas are shifted by one column. Their places have several names: the second name
# stands where the province belongs, the latitude where the longitude belongs, and the latitude is null. A filter by
# province never finds them, and their distances look like distances: E1H begins ten miles from E1C, and is said to be
# 7,209 miles away.
# Seen: "E1H | Shediac Bridge |  | 46.1506" and eight more, "E1C is in New Brunswick; from it to E1H: 7209".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent zipcodes@8.0.0
cat > run.cjs <<'JS'
const { codes, distance } = require('zipcodes')
const canadian = Object.values(codes).filter(({ country }) => country === 'Canada')
const shifted = canadian.filter(({ latitude }) => latitude === null)
for (const { zip, state, latitude, longitude } of shifted.toSorted((a, b) => (a.zip < b.zip ? -1 : 1)))
  console.log([zip, state, latitude, longitude].join(' | '))
console.log(`E1C is in ${codes.E1C.state}; from it to E1H: ${distance('E1C', 'E1H')}`)
JS
actual=$(node run.cjs)
echo "$actual"
[ "$(echo "$actual" | grep -c ' | ')" = 9 ]
echo "$actual" | grep -q '^E1H | Shediac Bridge |  | 46.1506$'
echo "$actual" | grep -q '^V0N | Sunshine Coast |  | $'
echo "$actual" | grep -q '^E1C is in New Brunswick; from it to E1H: 7209$'
