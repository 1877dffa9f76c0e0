import { request } from 'node:http'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { signIn } from './open-portal.mjs'
import { ms, row } from './print.mjs'
import { residentMb } from './processor.mjs'
import { withServerDatabase } from './server-database.mjs'
import { quantile } from './statistics.mjs'

const CLIENTS = 200
const CHANGES = 20
/** As many as the monitor allows one person. */
const LINES_EACH = 6
const APART_MS = 250
const PATIENCE_MS = 30_000

/** Opens one stream. Resolves with its first message; `onText` gets what comes. */
const openLine = (url, cookie, onText) =>
  new Promise((resolve, reject) => {
    const line = request(
      `${url}/monitor/events`,
      { agent: false, headers: { cookie, accept: 'text/event-stream' } },
      answer => {
        if (answer.statusCode !== 200) reject(new Error(`A stream was refused: ${answer.statusCode}`))
        answer.setEncoding('utf8')
        answer.on('data', text => {
          resolve(line)
          onText(text)
        })
        answer.on('error', () => {})
      },
    )
    line.on('error', reject)
    line.end()
  })

/** The milliseconds from the request that changes something until every client has it. */
async function timeChange(seen, { url, headers }, carrierId) {
  const mark = `"carrier","id":${carrierId}}`
  const begun = performance.now()
  const all = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${seen.left} clients missed a change.`)), PATIENCE_MS)
    const waiting = new Set(seen.texts.keys())
    seen.onText = at => {
      if (!seen.texts[at].includes(mark)) return
      waiting.delete(at)
      seen.left = waiting.size
      if (waiting.size > 0) return
      clearTimeout(timer)
      resolve(performance.now() - begun)
    }
  })
  const answer = await fetch(`${url}/monitor/notes`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ note: { carrier_id: carrierId, text: 'Called about the load.' } }),
  })
  if (!answer.ok) throw new Error(`A note was refused: ${answer.status}`)
  return all
}

async function timeStreams(title, { folder, data, env }) {
  mkdirSync(data, { recursive: true })
  const people = Math.ceil(CLIENTS / LINES_EACH)
  const filled = await startService(
    'bulk',
    [`${folder}/bulk.js`, '--data', data, '--carriers', '1', '--colleagues', String(people)],
    { env, onLine: () => {} },
  )
  await filled.exited
  const port = await freePort(4600)
  const monitor = await startService(
    'monitor',
    [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo'],
    {
      env,
      onLine: () => {},
    },
  )
  const url = `http://127.0.0.1:${port}`
  const lines = []
  try {
    const cookie = await signIn(url, monitor.ready.accounts[0].email)
    const { csrf_token } = await (await fetch(`${url}/monitor/refresh_jwt`, { headers: { cookie } })).json()
    const cookies = []
    for (const email of filled.ready.colleagues) cookies.push(await signIn(url, email))
    const before = residentMb(monitor.pid)
    const seen = { texts: Array.from({ length: CLIENTS }, () => ''), left: CLIENTS, onText: () => {} }
    for (let at = 0; at < CLIENTS; at += 1)
      lines.push(
        await openLine(url, cookies[Math.floor(at / LINES_EACH)], text => {
          seen.texts[at] += text
          seen.onText(at)
        }),
      )
    const opened = residentMb(monitor.pid)
    const headers = { cookie, 'x-csrf-token': csrf_token }
    const took = []
    for (let change = 1; change <= CHANGES; change += 1) {
      took.push(await timeChange(seen, { url, headers }, change))
      await pause(APART_MS)
    }
    row(
      title,
      ms(quantile(took, 0.5)),
      ms(quantile(took, 0.95)),
      ms(Math.max(...took)),
      `${(opened - before).toFixed(0)} MB`,
      `${(residentMb(monitor.pid) - before).toFixed(0)} MB`,
    )
  } finally {
    for (const line of lines) line.destroy()
    await monitor.stop()
  }
}

/** 200 clients on the stream of one monitor, on each engine: the time from a request that changes something until all have it. */
export async function benchStream({ data, engines }) {
  const folder = await buildMonitor()
  console.log(`\n${CLIENTS} clients on the stream; one change seen by all, ${CHANGES} changes`)
  row('', 'p50', 'p95', 'most', 'memory, open', 'after all')
  if (engines.includes('server')) {
    const missing = await withServerDatabase('fairhaul_stream_bench', ({ url }) =>
      timeStreams('PostgreSQL server', { folder, data: join(data, 'server'), env: { DATABASE_URL: url } }),
    )
    if (missing !== undefined) console.log(`  PostgreSQL server: ${missing}`)
  }
  if (engines.includes('embedded'))
    await timeStreams('embedded engine', { folder, data: join(data, 'embedded'), env: { DATABASE_URL: '' } })
}
