#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16 in Node: while statements wait for each other, no timer fires and no HTTP request is answered,
# however many there are; the promises of all of them end within one turn of the event loop. So a server cannot refuse
# work that is too much: it does not see that it comes. The same through its own connector for pg 8.23.1.
# Seen: "query(): 60 statements ended before a timer of 0 ms and before a request was looked at" and the same for "pg".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --ignore-scripts --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 pg@8.23.1
cat > run.mjs <<'JS'
import { createServer, get } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

const STATEMENTS = 60
const engine = await PGlite.create()
const pool = new pg.Pool({ ...createPgConfig(engine) })

async function ended(query) {
  await query('select 1')
  let done = 0
  const server = createServer((_, response) => response.end(String(done)))
  const port = await new Promise(ready => server.listen(0, '127.0.0.1', () => ready(server.address().port)))
  const statements = Array.from({ length: STATEMENTS }, () =>
    query('select count(*) from generate_series(1, 20000)').then(() => void (done += 1)),
  )
  const timer = new Promise(fired => setTimeout(() => fired(done), 0))
  const request = new Promise((answered, failed) => {
    get(`http://127.0.0.1:${port}`, async response => {
      let text = ''
      for await (const chunk of response) text += chunk
      answered(Number(text))
    }).on('error', failed)
  })
  await Promise.all(statements)
  const counts = [await timer, await request]
  server.close()
  return counts
}

for (const [name, query] of [
  ['query()', text => engine.query(text)],
  ['pg', text => pool.query(text)],
]) {
  const [timer, request] = await ended(query)
  if (timer !== STATEMENTS || request !== STATEMENTS) throw new Error(`${name}: ${timer} and ${request}`)
  console.log(`${name}: ${STATEMENTS} statements ended before a timer of 0 ms and before a request was looked at`)
}
await pool.end()
JS
expected='query(): 60 statements ended before a timer of 0 ms and before a request was looked at
pg: 60 statements ended before a timer of 0 ms and before a request was looked at'
actual=$(node run.mjs)
echo "$actual"
[ "$actual" = "$expected" ]
