#!/usr/bin/env bash
# parse-address 1.1.2, which takes US addresses apart: forms that the postal service lists lose their town and ZIP code.
# "GENERAL DELIVERY" and rural routes ("RR 2 BOX 44") come back as a street of one word and nothing else, without an
# error, and of a street that is named by a letter, as in Washington, the name becomes a direction. The register of
# carriers has all three; compared by what comes back, all of general delivery in the country is one address.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent parse-address@1.1.2
cat > run.cjs <<'JS'
const { parseLocation } = require('parse-address')
const addresses = [
  '3944 SOUTH TALLOWAY ST, DECATUR IL 62521',
  'GENERAL DELIVERY, DECATUR IL 62521',
  'RR 2 BOX 44, ANNA IL 62906',
  '1 E ST NW, WASHINGTON DC 20001',
]
for (const address of addresses) {
  const { prefix = '-', street = '-', city = '-', zip = '-' } = parseLocation(address)
  console.log(`${address} => prefix ${prefix}, street ${street}, city ${city}, zip ${zip}`)
}
JS
expected='3944 SOUTH TALLOWAY ST, DECATUR IL 62521 => prefix S, street TALLOWAY, city DECATUR, zip 62521
GENERAL DELIVERY, DECATUR IL 62521 => prefix -, street GENERAL, city -, zip -
RR 2 BOX 44, ANNA IL 62906 => prefix -, street RR, city -, zip -
1 E ST NW, WASHINGTON DC 20001 => prefix E, street ST, city WASHINGTON, zip 20001'
actual=$(node run.cjs)
echo "$actual"
[ "$actual" = "$expected" ]
