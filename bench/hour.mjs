import { setTimeout as pause } from 'node:timers/promises'
import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { holdLoad, subjectsOf } from './load.mjs'
import { signIn } from './open-portal.mjs'
import { ms, row, times } from './print.mjs'
import { processorSeconds, residentMb } from './processor.mjs'
import { withServerDatabase } from './server-database.mjs'
import { median } from './statistics.mjs'

const SAMPLE_MS = 5_000
const MINUTE_MS = 60_000
/** Until then code is compiled and pools and caches are filled. */
const WARM_MINUTES = 10
/** What memory may grow by after that. */
const GROWTH_MAX = 1.05

/** The heap in use, as the metrics tell: those of the demo need no secret. */
const heapMb = async url => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20
}

/**
 * Samples memory until it is stopped. For each minute: the median of the resident memory, and the least of the heap in
 * use, which is what is left after a collection.
 */
function watchMemory({ pid, url }) {
  const begun = performance.now()
  const minutes = []
  const stopped = new AbortController()
  const watch = async () => {
    while (!stopped.signal.aborted) {
      const at = Math.floor((performance.now() - begun) / MINUTE_MS)
      const minute = (minutes[at] ??= { resident: [], heap: [] })
      minute.resident.push(residentMb(pid))
      minute.heap.push(await heapMb(url))
      await pause(SAMPLE_MS)
    }
  }
  const watching = watch()
  return async () => {
    stopped.abort()
    await watching
    // A clock that stood still leaves minutes without a sample.
    return minutes.filter(Boolean).map(minute => ({
      resident: median(minute.resident),
      heap: Math.min(...minute.heap),
    }))
  }
}

function print(minutes, { answered, refused, p95 }, { perCall, perSecond }) {
  console.log(`\n${perSecond} calls a second for ${minutes.length} minutes, one in ten a write`)
  console.log(`  ${answered} answered, p95 ${ms(p95)}, ${ms(perCall)} of the monitor's processor a call`)
  for (const [name, count] of refused) console.log(`  refused: ${name}, ${count} times`)
  row('minute', 'resident', 'heap in use')
  const mib = value => `${value.toFixed(1)} MiB`
  for (const [at, { resident, heap }] of minutes.entries())
    if (at % 5 === 0 || at === minutes.length - 1) row(String(at + 1), mib(resident), mib(heap))
  const first = minutes[WARM_MINUTES]
  const last = minutes.at(-1)
  if (first === undefined || minutes.length < WARM_MINUTES + 2) {
    console.log(`  No growth to tell: it takes more than ${WARM_MINUTES + 1} minutes.`)
    return
  }
  const growth = { resident: last.resident / first.resident, heap: last.heap / first.heap }
  const isFlat = growth.resident <= GROWTH_MAX
  row('growth after ten minutes', times(growth.resident), times(growth.heap))
  console.log(
    `  ${isFlat ? 'Flat' : 'Not flat'}: at most ${times(GROWTH_MAX)} of resident memory is the goal.`,
  )
}

/** Holds a load on a monitor with a PostgreSQL server, and shows whether its memory stays. */
export async function benchHour({ data, carriers, minutes, perSecond }) {
  const folder = await buildMonitor()
  const missing = await withServerDatabase('fairhaul_bench_hour', async ({ url: databaseUrl }) => {
    const env = { DATABASE_URL: databaseUrl }
    const quiet = { env, onLine: () => {} }
    const bulk = await startService(
      'bulk',
      [`${folder}/bulk.js`, '--data', data, '--carriers', String(carriers)],
      quiet,
    )
    await bulk.exited
    const port = await freePort(4800)
    const monitor = await startService(
      'monitor',
      [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo'],
      quiet,
    )
    const url = `http://127.0.0.1:${port}`
    const base = `${url}/monitor`
    const cookie = await signIn(url, monitor.ready.accounts[0].email)
    const { csrf_token } = await (await fetch(`${base}/refresh_jwt`, { headers: { cookie } })).json()
    const headers = { cookie, 'x-csrf-token': csrf_token }
    const subjects = await subjectsOf(base, headers)
    const before = processorSeconds(monitor.pid)
    const stopWatching = watchMemory({ pid: monitor.pid, url })
    const end = performance.now() + minutes * MINUTE_MS
    const load = await holdLoad({ base, headers, subjects, perSecond, isOn: () => performance.now() < end })
    const seen = await stopWatching()
    const perCall = ((processorSeconds(monitor.pid) - before) * 1000) / load.answered
    print(seen, load, { perCall, perSecond })
    await monitor.stop()
  })
  if (missing !== undefined) console.log(`\nThe hour was not measured: ${missing}`)
}
