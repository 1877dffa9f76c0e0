#!/usr/bin/env bash
# node-x12 1.7.1, the X12 (EDI) parser: a parser that reads a second message gives the first one's again.
# Two shipment status messages (214), each valid by itself, are parsed one after the other with one X12Parser, as a
# service that keeps one parser would. Both calls return the same object, and it holds the status of both loads, so
# that what is known of the first load is read as part of the second. A parser for each message does not do that.
# Seen: "same object: true; second message holds: LOAD-A, LOAD-B; with a new parser: LOAD-B".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent node-x12@1.7.1
cat > run.cjs <<'JS'
const { X12Parser } = require('node-x12')
const message = (load, control) =>
  `ISA*00*          *00*          *ZZ*BROKERAAA      *ZZ*CARRIERBBB     *261129*1200*^*00501*${control}*0*P*>~` +
  `GS*QM*BROKERAAA*CARRIERBBB*20261129*1200*1*X*005010~ST*214*0001~B10*${load}*SHIP88*ABCD~SE*3*0001~GE*1*1~` +
  `IEA*1*${control}~`
const loadsOf = interchange =>
  interchange.functionalGroups
    .flatMap(group => group.transactions)
    .map(transaction => transaction.segments.find(({ tag }) => tag === 'B10').valueOf(1))
    .join(', ')
const parser = new X12Parser()
const first = parser.parse(message('LOAD-A', '000000001'))
const second = parser.parse(message('LOAD-B', '000000002'))
const fresh = new X12Parser().parse(message('LOAD-B', '000000002'))
console.log(
  `same object: ${first === second}; second message holds: ${loadsOf(second)}; with a new parser: ${loadsOf(fresh)}`,
)
JS
expected='same object: true; second message holds: LOAD-A, LOAD-B; with a new parser: LOAD-B'
actual=$(node run.cjs)
echo "$actual"
[ "$actual" = "$expected" ]
