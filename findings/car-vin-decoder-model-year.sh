#!/usr/bin/env bash
# car-vin-decoder 1.0.1: the model year of a truck of 2027 is 1997. The tenth sign of a VIN comes again after thirty
# years, and the package lists both years only up to T (2026 and 1996); of V, which trucks of model year 2027 have had
# since 2026, it knows 1997 alone and offers no other. Of the codes A to T it puts the later year first, whatever the
# seventh sign is, by which the two are told apart for cars.
# Seen: "V: year 1997 of 1997; T: year 2026 of 2026,1996; H: year 2017 of 2017,1987".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent car-vin-decoder@1.0.1
cat > run.cjs <<'JS'
const { vinDecoder } = require('car-vin-decoder')
const read = ['V', 'T', 'H'].map(code => {
  const { year, posibleYear } = vinDecoder(`1XPWD40X1${code}D123456`)
  return `${code}: year ${year} of ${posibleYear}`
})
console.log(read.join('; '))
JS
expected='V: year 1997 of 1997; T: year 2026 of 2026,1996; H: year 2017 of 2017,1987'
actual=$(node run.cjs)
echo "$actual"
[ "$actual" = "$expected" ]
