import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildMonitor } from '../scripts/bootstrap.mjs'
import { readFlags } from '../scripts/lib/flags.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { compare, heapOfVisits } from './browser.mjs'
import { firstLoad } from './bytes.mjs'
import { benchCertificates } from './certificates.mjs'
import { benchCore } from './core.mjs'
import { benchFindCarriers } from './find-carriers.mjs'
import { benchGate } from './gate.mjs'
import { benchImport } from './import.mjs'
import { benchLists } from './lists.mjs'
import { benchHour } from './hour.mjs'
import { subjectsOf, timeLoad, timeNothing } from './load.mjs'
import { benchLoads } from './loads.mjs'
import { benchProcesses } from './processes.mjs'
import { searches, timeQuestions } from './monitor.mjs'
import { openBrowser, signIn } from './open-portal.mjs'
import { benchPolicy } from './policy.mjs'
import { mb, ms, row, times } from './print.mjs'
import { processorSeconds } from './processor.mjs'
import { benchPutLoads } from './put-loads.mjs'
import { benchScrolling } from './scrolling.mjs'
import { benchStream } from './stream.mjs'
import { benchWhatIf } from './what-if.mjs'
import { startYardstick } from './yardstick/server.mjs'

const quiet = { onLine: () => {} }
/** Until then the monitor's code is compiled and its caches are filled. */
const WARM_SECONDS = 15

async function benchMonitor({ carriers, rounds, data }) {
  const folder = await buildMonitor()
  const port = await freePort(4600)
  const bulk = await startService(
    'bulk',
    [`${folder}/bulk.js`, '--data', data, '--carriers', String(carriers)],
    { onLine: line => process.stderr.write(`  ${line}\n`) },
  )
  await bulk.exited
  const { keyLookUpMs, loadSeconds } = bulk.ready
  const begun = performance.now()
  const monitor = await startService(
    'monitor',
    [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo'],
    quiet,
  )
  const startSeconds = (performance.now() - begun) / 1000
  const url = `http://127.0.0.1:${port}`
  const cookie = await signIn(url, monitor.ready.accounts[0].email)
  const headers = { cookie }
  const requests = Object.entries(searches(`${url}/monitor`)).map(([name, urls]) => [name, { urls, headers }])
  const seen = await timeQuestions(
    { 'empty request': { urls: [`${url}/monitor/health`] }, ...Object.fromEntries(requests) },
    rounds,
  )
  const engine = process.env.DATABASE_URL ? 'PostgreSQL server' : 'embedded engine'
  const least = seen['empty request'].p50 + keyLookUpMs
  console.log(`\nThe monitor with ${bulk.ready.carriers.toLocaleString('en')} carriers, ${engine}`)
  console.log(
    `  loaded in ${loadSeconds.toFixed(0)} s, starts in ${startSeconds.toFixed(1)} s, a look-up by key takes ${ms(keyLookUpMs)}`,
  )
  row('', 'p50', 'p95', 'x empty', 'x empty + key')
  for (const [name, { p50, p95 }] of Object.entries(seen))
    row(name, ms(p50), ms(p95), times(p50 / seen['empty request'].p50), times(p50 / least))
  return { monitor, url, cookie }
}

async function benchLoad({ monitor, url, cookie }, seconds) {
  const base = `${url}/monitor`
  const { csrf_token } = await (await fetch(`${base}/refresh_jwt`, { headers: { cookie } })).json()
  const headers = { cookie, 'x-csrf-token': csrf_token }
  const subjects = await subjectsOf(base, headers)
  await timeLoad({ base, headers, seconds: WARM_SECONDS, subjects })
  const nothing = await timeNothing({ base, seconds: 3 })
  const before = processorSeconds(monitor.pid)
  const { requested, perSecond, refused, calls } = await timeLoad({ base, headers, seconds, subjects })
  const perCall = ((processorSeconds(monitor.pid) - before) * 1000) / requested
  console.log(
    '\nSixteen clients at once, one call in ten a write; x: p95 of an empty request by the same clients',
  )
  console.log(
    `  ${perSecond.toFixed(0)} calls a second (${nothing.perSecond.toFixed(0)} empty ones, ${(perSecond / nothing.perSecond).toFixed(2)} of them), ${ms(perCall)} of the monitor's processor a call`,
  )
  row('', 'p50', 'p95', 'x empty', 'calls')
  for (const { name, p50, p95, count } of calls)
    row(name, ms(p50), ms(p95), times(p95 / nothing.p95), String(count))
  for (const [name, count] of refused) console.log(`  refused: ${name}, ${count} times`)
}

async function benchPages(browser, { ours, dist, runs }) {
  const yardstick = await startYardstick()
  const figures = await compare(browser, ours, { address: yardstick.url, text: 'summit', cookies: [] }, runs)
  console.log('\nIn a browser; x: of a page without any library over rows in memory')
  row('', 'portal', 'yardstick', 'x yardstick')
  for (const { figure, portal, yardstick: theirs, ratio } of figures)
    row(figure, ms(portal), ms(theirs), times(ratio))
  await yardstick.stop()
  const bytes = firstLoad(dist)
  console.log('\nFirst load: page, scripts and styles of Home')
  row('', 'gzip', 'brotli', 'files')
  row(
    'first screen',
    `${(bytes.gzip / 1024).toFixed(1)} KiB`,
    `${(bytes.brotli / 1024).toFixed(1)} KiB`,
    String(bytes.files),
  )
}

async function benchHeap(browser, ours) {
  const { before, after } = await heapOfVisits(browser, ours, { first: 30, all: 300 })
  console.log(
    '\nHeap after 30 and after 300 profile visits; objects: without the code that the engine compiled',
  )
  for (const part of ['heap', 'objects'])
    row(part, mb(before[part]), mb(after[part]), times(after[part] / before[part]))
}

async function benchTable(browser, ours) {
  const { portal, plain } = await benchScrolling(browser, ours)
  const percent = share => `${(share * 100).toFixed(1)} %`
  console.log('\nA wheel over 10,000 rows at a processor slowed four times; plain: lines without a script')
  row('', 'portal', 'plain')
  row('dropped frames', percent(portal.dropped), percent(plain.dropped))
  row('blank frames', percent(portal.blank), percent(plain.blank))
}

async function benchBrowser(monitor, { runs, parts }) {
  const { browser, ours, dist, stop } = await openBrowser(monitor)
  const isAll = parts.includes('browser')
  if (isAll) await benchPages(browser, { ours, dist, runs })
  if (isAll || parts.includes('heap')) await benchHeap(browser, ours)
  if (isAll || parts.includes('scrolling')) await benchTable(browser, ours)
  await stop()
}

/** Parts that start what they measure by themselves. */
const WITHOUT_MONITOR = new Set([
  'certificates',
  'core',
  'gate',
  'hour',
  'import',
  'lists',
  'loads',
  'policy',
  'processes',
  'put-loads',
  'stream',
  'what-if',
])

/**
 * Measures everything, or `--only monitor,browser`, or of the browser `--only scrolling,heap`; `--large 500000` carriers,
 * 0 for none; `--runs 5` visits; `--rounds 200` calls; `--data FOLDER` keeps the databases for the next run. `--only
 * lists`: the lists of a broker with 20,000 connections; `--only policy`: a version of its policy. `--only gate`: answers of the gate. `--only loads`: its 5,000 loads, a long trace, and `--rounds 1000`
 * from list to load and back; `--only put-loads`: 10,000 loads by their numbers, twice. `--only import`: federal files of `--carriers 5000`, into `--engines server,embedded`.
 * `--only stream`: 200 clients on the stream of events, on the same engines. `--only hour`: `--rate 100` calls a second for
 * `--minutes 60` on a PostgreSQL server, and the monitor's memory. `--only processes`: one and two processes of the monitor
 * behind the portal's server.
 */
export async function bench(args) {
  const { values } = readFlags('Usage: npm run bench -- [--only PART,...] and more: bench/README.md', {
    args,
    options: {
      only: { type: 'string', default: 'core,monitor,browser' },
      large: { type: 'string', default: '500000' },
      runs: { type: 'string', default: '5' },
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      data: { type: 'string' },
      carriers: { type: 'string', default: '5000' },
      engines: { type: 'string', default: 'server,embedded' },
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string', default: '100' },
    },
  })
  const parts = values.only.split(',')
  if (parts.includes('core')) await benchCore()
  if (parts.includes('certificates')) await benchCertificates()
  if (parts.includes('what-if')) await benchWhatIf()
  const withData = async (name, work) => {
    if (values.data !== undefined) return work(join(resolve(values.data), name))
    const data = mkdtempSync(join(tmpdir(), 'fairhaul-bench-'))
    try {
      await work(data)
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }
  if (parts.includes('core')) await withData('find', benchFindCarriers)
  if (parts.includes('gate')) await withData('gate', benchGate)
  if (parts.includes('import'))
    await withData('import', async data => {
      mkdirSync(data, { recursive: true })
      await benchImport({
        carriers: Number(values.carriers),
        data,
        engines: values.engines.split(','),
        signIn,
      })
    })
  if (parts.includes('stream'))
    await withData('stream', data => benchStream({ data, engines: values.engines.split(',') }))
  if (parts.includes('lists'))
    await withData('large-world', data => benchLists(data, { runs: Number(values.runs) }))
  if (parts.includes('loads'))
    await withData('large-world', data =>
      benchLoads(data, { runs: Number(values.runs), rounds: Number(values.rounds ?? 1_000) }),
    )
  if (parts.includes('policy')) await withData('large-world', benchPolicy)
  if (parts.includes('put-loads')) await withData('put-loads', benchPutLoads)
  if (parts.includes('processes'))
    await withData('processes', data =>
      benchProcesses({ data, carriers: Number(values.carriers), seconds: Number(values.seconds) }),
    )
  if (parts.includes('hour'))
    await withData('hour', data =>
      benchHour({
        data,
        carriers: Number(values.carriers),
        minutes: Number(values.minutes),
        perSecond: Number(values.rate),
      }),
    )
  if (parts.every(part => WITHOUT_MONITOR.has(part))) return
  const rounds = Number(values.rounds ?? 200)
  await withData('small', async data => {
    const small = await benchMonitor({ carriers: 5_000, rounds, data })
    if (parts.includes('monitor')) await benchLoad(small, Number(values.seconds))
    if (['browser', 'heap', 'scrolling'].some(part => parts.includes(part)))
      await benchBrowser(small, { runs: Number(values.runs), parts })
    await small.monitor.stop()
  })
  if (parts.includes('monitor') && Number(values.large) > 0)
    await withData('large', async data => {
      const large = await benchMonitor({ carriers: Number(values.large), rounds, data })
      await benchLoad(large, Number(values.seconds))
      await large.monitor.stop()
    })
}
