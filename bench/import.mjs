import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { findPostgres } from '../scripts/lib/postgres.mjs'
import { runNode } from '../scripts/lib/run.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { searches, timeQuestions } from './monitor.mjs'

const MB = 1e6
const SAMPLE_MS = 500
const BENCH_DATABASE = 'fairhaul_import_bench'

/** Two days: what was read on the first is read again with nothing changed on the first, and read again on the second. */
const DAYS = ['2026-05-01', '2026-05-02']

const residentMb = pid =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024

const sizeOf = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** Imports one file in a process of its own. Gives its rows, seconds, processor seconds and the most memory it took. */
function importFile(program, { kind, file, asOf, data, env }) {
  const named = kind.startsWith('li-') ? ['--kind', kind] : []
  const args = [
    program,
    file,
    '--data',
    data,
    '--as-of',
    asOf,
    '--rejects',
    join(data, 'rejects.csv'),
    ...named,
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  // Without the start of the process and of its database.
  let begun = performance.now()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      if (printed === '') begun = performance.now()
      printed += chunk
    })
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid))
  }, SAMPLE_MS)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      clearInterval(timer)
      const rows = /([\d,]+) rows? in/.exec(printed)?.[1]
      if (rows === undefined) reject(new Error(`${kind} was not imported: ${printed.trim()}`))
      else
        resolve({
          kind,
          rows: Number(rows.replaceAll(',', '')),
          seconds: (performance.now() - begun) / 1000,
          peakMb,
        })
    })
  })
}

const sum = (list, valueOf) => list.reduce((total, it) => total + valueOf(it), 0)
const whole = value => Math.round(value).toLocaleString('en')
const rate = list => `${whole(sum(list, it => it.rows) / sum(list, it => it.seconds))} rows a second`

async function importAll(files, { asOf, data, env, program, onFile }) {
  const done = []
  for (const { kind, file } of files) {
    const result = await importFile(program, { kind, file, asOf, data, env })
    onFile?.(result)
    done.push(result)
  }
  return done
}

/** How long prefix searches through a monitor take until `work` is done: the slowest forty. */
async function searchesDuring(work, { folder, data, env, signIn }) {
  const port = await freePort(4600)
  const args = [`${folder}/main.js`, '--port', String(port), '--data', data]
  const monitor = await startService('monitor', args, { env, onLine: () => {} })
  try {
    const url = `http://127.0.0.1:${port}`
    const cookie = await signIn(url, monitor.ready.accounts[0].email)
    const urls = searches(`${url}/monitor`)['name prefix, 50 rows']
    const working = { isDone: false }
    const done = work().finally(() => {
      working.isDone = true
    })
    const seen = []
    while (!working.isDone) seen.push(await timeQuestions({ search: { urls, headers: { cookie } } }, 40))
    await done
    return {
      p50: Math.max(...seen.map(it => it.search.p50)),
      p95: Math.max(...seen.map(it => it.search.p95)),
    }
  } finally {
    await monitor.stop()
  }
}

async function report(title, files, engine) {
  const { size } = engine
  const program = `${engine.folder}/import.js`
  console.log(`\n${title}`)
  const onFile = ({ kind, rows, seconds, peakMb }) =>
    console.log(
      `  ${kind.padEnd(26)}${whole(rows).padStart(12)} rows${whole(rows / seconds).padStart(9)} a second${whole(peakMb).padStart(7)} MB`,
    )
  // Searches need a company and its people: those of the demo.
  const demo = [`${engine.folder}/bulk.js`, '--data', engine.data, '--carriers', '1']
  await (await startService('bulk', demo, { env: engine.env, onLine: () => {} })).exited
  const first = await importAll(files, { ...engine, program, asOf: DAYS[0], onFile })
  const peak = Math.max(...first.map(it => it.peakMb))
  console.log(
    `  all: ${whole(sum(first, it => it.rows))} rows in ${whole(sum(first, it => it.seconds))} s, ${rate(first)}`,
  )
  console.log(`  most memory ${whole(peak)} MB, on disk ${whole((await size()) / MB)} MB`)
  for (const [what, asOf] of [
    ['again with nothing changed', DAYS[0]],
    ['the same facts on a later day', DAYS[1]],
  ]) {
    const again = await importAll(files, { ...engine, program, asOf })
    const share = sum(again, it => it.seconds) / sum(first, it => it.seconds)
    console.log(`  ${what}: ${rate(again)}, ${share.toFixed(2)} of the first time`)
  }
  const census = files.filter(({ kind }) => kind === 'sms-census')
  const { p50, p95 } = await searchesDuring(
    () => importAll(census, { ...engine, program, asOf: '2026-05-03' }),
    engine,
  )
  console.log(`  prefix search while a census is imported: p50 ${whole(p50)} ms, p95 ${whole(p95)} ms`)
}

/**
 * Imports generated federal files of every kind, for a number of carriers, into both engines: rows a second, memory,
 * size on disk, the same again, and how long searches take meanwhile. The files stay in `data` for the next run.
 */
export async function benchImport({ carriers, data, engines, signIn }) {
  const folder = await buildMonitor()
  const into = join(data, `federal-${carriers}`)
  if (!existsSync(into))
    await runNode(
      [`${folder}/load.js`, '--into', into, '--carriers', String(carriers)],
      'Writing federal files',
      {
        quiet: true,
      },
    )
  const kinds = JSON.parse(
    spawnSync(process.execPath, [`${folder}/load.js`, '--list'], { encoding: 'utf8' }).stdout,
  ).kinds
  const files = kinds.map(kind => ({ kind, file: join(into, `${kind}.csv`) }))
  const machine = `${whole(carriers)} carriers, ${cpus().length} cores, load ${loadavg()[0].toFixed(0)}`
  if (engines.includes('server')) {
    const { url, stop, missing } = await findPostgres()
    if (missing === undefined) {
      const admin = new pg.Client({ connectionString: url })
      await admin.connect()
      const address = new URL(url)
      address.pathname = `/${BENCH_DATABASE}`
      try {
        await admin.query(`drop database if exists ${BENCH_DATABASE} with (force)`)
        await admin.query(`create database ${BENCH_DATABASE}`)
        const place = join(data, 'server')
        mkdirSync(place, { recursive: true })
        await report(`Import into a PostgreSQL server, ${machine}`, files, {
          folder,
          signIn,
          data: place,
          env: { DATABASE_URL: address.href },
          size: async () =>
            Number(
              (await admin.query('select pg_database_size($1) as bytes', [BENCH_DATABASE])).rows[0].bytes,
            ),
        })
        await admin.query(`drop database if exists ${BENCH_DATABASE} with (force)`)
      } finally {
        await admin.end()
        await stop()
      }
    } else console.log(`\nNot imported into a PostgreSQL server: ${missing}`)
  }
  if (engines.includes('embedded')) {
    const place = join(data, 'embedded')
    mkdirSync(place, { recursive: true })
    await report(`Import into the embedded engine, ${machine}`, files, {
      folder,
      signIn,
      data: place,
      env: { DATABASE_URL: '' },
      size: () => sizeOf(join(place, 'postgres')),
    })
  }
}
