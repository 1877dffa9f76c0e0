#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16, through its own connector for pg 8.23.1 and by its own query(): thousands of rows of 30
# columns take at least twice as long as the same rows sent as one JSON text and parsed.
# Seen: "12,000 rows of 30 columns: more than twice as long as rows than as one JSON text, by pg and by query()", with
# ratios of 3.6 and 4.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 pg@8.23.1
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

const engine = await PGlite.create()
const columns = Array.from({ length: 30 }, (_, at) => `c${at}`)
await engine.exec(`create table t as select ${columns.map((name, at) => `'text ' || (n + ${at}) as ${name}`)}
  from generate_series(1, 12000) as n`)
const asRows = `select ${columns} from t`
const asText = `select json_agg(json_build_array(${columns}))::text as text from t`
const pool = new pg.Pool({ ...createPgConfig(engine) })

async function fastest(work) {
  const times = []
  for (let run = 0; run < 7; run += 1) {
    const begun = performance.now()
    if ((await work()) !== 12000) throw new Error('Not the same rows')
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}
const ratioOf = async query => {
  const rows = await fastest(async () => (await query(asRows)).rows.length)
  return rows / (await fastest(async () => JSON.parse((await query(asText)).rows[0].text).length))
}
const ratios = [await ratioOf(text => pool.query(text)), await ratioOf(text => engine.query(text))]
console.error(ratios.map(ratio => ratio.toFixed(1)).join(' and '))
await pool.end()
if (ratios.every(ratio => ratio > 2))
  console.log('12,000 rows of 30 columns: more than twice as long as rows than as one JSON text, by pg and by query()')
JS
expected='12,000 rows of 30 columns: more than twice as long as rows than as one JSON text, by pg and by query()'
actual=$(node run.mjs)
echo "$actual"
[ "$actual" = "$expected" ]
