#!/usr/bin/env bash
# zipcodes 8.0.0, places of US ZIP and Canadian postal codes: two codes are nowhere near where they say.
# 10200 is named New York, NY, with the longitude of Kyrgyzstan: its sign is missing, so that the package itself puts it
# 6,456 miles from the ZIP code next to it, and it is in no radius of New York. H0H, to which children write, is a place
# in Quebec at the North Pole. Whoever orders places by distance, or draws regions from them, has both among the others.
# Seen: "10200 New York NY at 73.95; miles to 10001: over 5000; in 50 miles of 10001: false; H0H Quebec at 90".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent zipcodes@8.0.0
cat > run.cjs <<'JS'
const zipcodes = require('zipcodes')
const { city, state, longitude } = zipcodes.lookup('10200')
const miles = zipcodes.distance('10200', '10001')
const near = zipcodes.radius('10001', 50).includes('10200')
const pole = zipcodes.lookup('H0H')
console.log(
  `10200 ${city} ${state} at ${longitude}; miles to 10001: ${miles > 5000 ? 'over 5000' : miles}; ` +
    `in 50 miles of 10001: ${near}; H0H ${pole.state} at ${pole.latitude}`,
)
console.error(`(${miles} miles)`)
JS
expected='10200 New York NY at 73.95; miles to 10001: over 5000; in 50 miles of 10001: false; H0H Quebec at 90'
actual=$(node run.cjs)
echo "$actual"
[ "$actual" = "$expected" ]
