#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16, through its own connector for pg 8.23.1: after one statement with a parameter has failed in
# pool.query(), no later statement of that pool is answered, though the engine itself still answers. pg's pool replaces the
# client whose statement failed, and the connector's one connection does not begin anew for the next client.
# Seen: the second statement "Connection terminated unexpectedly", the third "Received unexpected parseComplete message from
# backend.", the engine's own query() a row. A client that is released without the error goes on: so Kysely, which does.
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

const outcome = query => query.then(({ rows }) => JSON.stringify(rows), error => error.message)
const opened = async () => {
  const engine = await PGlite.create()
  const pool = new pg.Pool({ ...createPgConfig(engine) })
  pool.on('error', () => {})
  return { engine, pool }
}

const { engine, pool } = await opened()
console.log(await outcome(pool.query('select 1 / $1::int as n', [0])))
console.log(await outcome(pool.query('select $1::int as n', [2])))
console.log(await outcome(pool.query('select $1::int as n', [3])))
console.log(`engine: ${await outcome(engine.query('select 4 as n'))}`)

const other = await opened()
const client = await other.pool.connect()
await outcome(client.query('select 1 / $1::int as n', [0]))
client.release()
console.log(`released without the error: ${await outcome(other.pool.query('select $1::int as n', [5]))}`)
process.exit(0)
JS
expected='division by zero
Connection terminated unexpectedly
Received unexpected parseComplete message from backend.
engine: [{"n":4}]
released without the error: [{"n":5}]'
actual=$(node run.mjs)
echo "$actual"
[ "$actual" = "$expected" ]
