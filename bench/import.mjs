import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { runNode } from '../scripts/lib/run.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { searches, timeQuestions } from './monitor.mjs'
import { parentOf, processorSeconds, processorSecondsOfAll, residentMb } from './processor.mjs'
import { withServerDatabase } from './server-database.mjs'

const MB = 1e6
const SAMPLE_MS = 500
const SLOWEST = 5
const TABLES = 16
const BENCH_DATABASE = 'fairhaul_import_bench'

/** Two days: what was read on the first is read again with nothing changed on the first, and read again on the second. */
const DAYS = ['2026-05-01', '2026-05-02']

const sizeOf = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** Imports one file in a process of its own. Gives its rows, seconds, processor seconds of both and the most memory. */
function importFile(program, { kind, file, asOf, data, env, server }) {
  // The licensing files are frozen: without a day they tell of that one, whenever they are read.
  const named = kind.startsWith('li-') ? ['--kind', kind] : ['--as-of', asOf]
  const args = [program, file, '--data', data, '--rejects', join(data, 'rejects.csv'), ...named]
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
  let own = 0
  const serverBefore = server === undefined ? 0 : processorSecondsOfAll(server)
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid))
    own = Math.max(own, processorSeconds(child.pid))
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
          own,
          served: server === undefined ? 0 : processorSecondsOfAll(server) - serverBefore,
        })
    })
  })
}

const sum = (list, valueOf) => list.reduce((total, it) => total + valueOf(it), 0)
const whole = value => Math.round(value).toLocaleString('en')
const processors = list =>
  `processor seconds: ${whole(sum(list, it => it.own))} of the import, ${whole(sum(list, it => it.served))} of the server`
const rate = list => `${whole(sum(list, it => it.rows) / sum(list, it => it.seconds))} rows a second`

async function importAll(files, { asOf, data, env, server, program, onFile }) {
  const done = []
  for (const { kind, file } of files) {
    const result = await importFile(program, { kind, file, asOf, data, env, server })
    onFile?.(result)
    done.push(result)
  }
  return done
}

/** How long prefix searches through a monitor take until `work` is done: the slowest forty. */
async function searchesDuring(work, { folder, data, env, signIn }) {
  const port = await freePort(4600)
  const args = [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo']
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
    do seen.push(await timeQuestions({ search: { urls, headers: { cookie } } }, 40))
    while (!working.isDone)
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
  const onFile = ({ kind, rows, seconds, peakMb, own, served }) =>
    console.log(
      `  ${kind.padEnd(26)}${whole(rows).padStart(12)} rows${whole(rows / seconds).padStart(9)} a second${whole(peakMb).padStart(7)} MB${own.toFixed(1).padStart(8)} s and${served.toFixed(1).padStart(7)} s of processors`,
    )
  // Searches need a company and its people: those of the demo.
  const demo = [`${engine.folder}/bulk.js`, '--data', engine.data, '--carriers', '1']
  await (await startService('bulk', demo, { env: engine.env, onLine: () => {} })).exited
  const first = await importAll(files, { ...engine, program, asOf: DAYS[0], onFile })
  const peak = Math.max(...first.map(it => it.peakMb))
  console.log(
    `  all: ${whole(sum(first, it => it.rows))} rows in ${whole(sum(first, it => it.seconds))} s, ${rate(first)}; ${processors(first)}`,
  )
  console.log(`  most memory ${whole(peak)} MB, on disk ${whole((await size()) / MB)} MB`)
  for (const line of (await engine.tables?.()) ?? []) console.log(`    ${line}`)
  for (const [what, asOf] of [
    ['again with nothing changed', DAYS[0]],
    ['the same facts on a later day', DAYS[1]],
  ]) {
    const again = await importAll(files, { ...engine, program, asOf })
    const share = sum(again, it => it.seconds) / sum(first, it => it.seconds)
    console.log(
      `  ${what}: ${rate(again)}, ${share.toFixed(2)} of the first time; ${processors(again)}; on disk ${whole((await size()) / MB)} MB`,
    )
    for (const it of again.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)) onFile(it)
  }
  const census = files.filter(({ kind }) => kind === 'sms-census')
  const print = async (what, work) => {
    const { p50, p95 } = await searchesDuring(work, engine)
    console.log(`  prefix search ${what}: p50 ${whole(p50)} ms, p95 ${whole(p95)} ms`)
  }
  await print('at rest', async () => {})
  await print('while a census is imported', () =>
    importAll(census, { ...engine, program, asOf: '2026-05-03' }),
  )
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
    const missing = await withServerDatabase(BENCH_DATABASE, async ({ url, admin }) => {
      const place = join(data, 'server')
      mkdirSync(place, { recursive: true })
      const tables = async () => {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        const { rows } = await client.query(
          `select relname, pg_table_size(oid) as own, pg_indexes_size(oid) as indexes from pg_class
            where relkind = 'r' order by pg_total_relation_size(oid) desc limit $1`,
          [TABLES],
        )
        await client.end()
        return rows.map(
          ({ relname, own, indexes }) =>
            `${relname.padEnd(26)}${whole(own / MB).padStart(7)} MB and ${whole(indexes / MB)} MB of indexes`,
        )
      }
      const backend = (await admin.query('select pg_backend_pid() as pid')).rows[0].pid
      await report(`Import into a PostgreSQL server, ${machine}`, files, {
        folder,
        tables,
        server: parentOf(backend),
        signIn,
        data: place,
        env: { DATABASE_URL: url },
        size: async () =>
          Number((await admin.query('select pg_database_size($1) as bytes', [BENCH_DATABASE])).rows[0].bytes),
      })
    })
    if (missing !== undefined) console.log(`\nNot imported into a PostgreSQL server: ${missing}`)
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
