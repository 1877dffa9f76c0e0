#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (with its whole metadata): the forms in which Mexican numbers were written until August 2019
# are numbers of their own to it. "+52 1 81 ...", and "044 81 ..." and "01 81 ..." dialed in Mexico, give other digits
# than "+52 81 ..." and are neither valid nor possible, where other releases of the same data once dropped the 1.
# Carriers that registered before 2019 still stand with them, so a comparison by its E.164 misses the same phone.
# Seen: "+528181234567 valid; +5218181234567 not valid; +520448181234567 not valid; +52018181234567 not valid".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent libphonenumber-js@1.13.16
cat > run.cjs <<'JS'
const { parsePhoneNumberFromString } = require('libphonenumber-js/max')
const typed = [['+52 81 8123 4567'], ['+52 1 81 8123 4567'], ['044 81 8123 4567', 'MX'], ['01 81 8123 4567', 'MX']]
const read = typed.map(([text, country]) => {
  const phone = parsePhoneNumberFromString(text, country)
  return `${phone.number} ${phone.isValid() || phone.isPossible() ? 'valid' : 'not valid'}`
})
console.log(read.join('; '))
JS
expected='+528181234567 valid; +5218181234567 not valid; +520448181234567 not valid; +52018181234567 not valid'
actual=$(node run.cjs)
echo "$actual"
[ "$actual" = "$expected" ]
