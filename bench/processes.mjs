import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { buildMonitor, buildPortal, buildPortalServer } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { subjectsOf, timeLoad } from './load.mjs'
import { signIn } from './open-portal.mjs'
import { ms, times } from './print.mjs'
import { withServerDatabase } from './server-database.mjs'
import { median } from './statistics.mjs'

/** What each process may use of a core: with it, two cores are enough for two, the server, the portal and the clients. */
const SHARE = 0.3
const PERIOD_US = 20_000
const WARM_SECONDS = 20
const ROUNDS = 5
const GROUPS = '/sys/fs/cgroup/cpu'

/** Holds a process to its share. Needs control groups (version 1) and the right to make one. */
function holdBack(pid) {
  const group = `${GROUPS}/fairhaul-bench-${pid}`
  mkdirSync(group)
  writeFileSync(`${group}/cpu.cfs_period_us`, String(PERIOD_US))
  writeFileSync(`${group}/cpu.cfs_quota_us`, String(PERIOD_US * SHARE))
  writeFileSync(`${group}/cgroup.procs`, String(pid))
  return () => rmdirSync(group)
}

/**
 * One process of the monitor and two, in turn, behind the portal's server, each held to a share of a core: on two cores that
 * all share, one alone would take nearly all there is. Prints calls a second of both, and their ratio.
 */
export async function benchProcesses({ data, carriers, seconds }) {
  if (!existsSync(`${GROUPS}/cpu.cfs_quota_us`)) {
    console.log('\nNot measured: processes are held back by control groups of version 1, as root.')
    return
  }
  const folder = await buildMonitor()
  const dist = await buildPortal()
  const portalServer = await buildPortalServer()
  const missing = await withServerDatabase('fairhaul_bench_processes', async ({ url: databaseUrl }) => {
    const quiet = { env: { DATABASE_URL: databaseUrl }, onLine: () => {} }
    const demo = [`${folder}/bulk.js`, '--data', data, '--carriers', String(carriers)]
    await (await startService('bulk', demo, quiet)).exited
    const monitors = []
    for (const from of [4900, 4910]) {
      const port = String(await freePort(from))
      const flags = ['--port', port, '--data', data, '--world', 'demo', '--trusted-proxy', '127.0.0.1']
      monitors.push(await startService('monitor', [`${folder}/main.js`, ...flags], quiet))
    }
    const portals = []
    for (const behind of [monitors.slice(0, 1), monitors]) {
      const port = String(await freePort(4920))
      const flags = [
        '--port',
        port,
        '--dist',
        dist,
        ...behind.flatMap(({ ready }) => ['--monitor', ready.url]),
      ]
      portals.push(await startService('portal', [`${portalServer}/main.js`, ...flags], quiet))
    }
    const cookie = await signIn(monitors[0].ready.url, monitors[0].ready.accounts[0].email)
    const origins = portals.map(({ ready }) => new URL(ready.url).origin)
    const { csrf_token } = await (
      await fetch(`${origins[0]}/monitor/refresh_jwt`, { headers: { cookie } })
    ).json()
    const headers = { cookie, 'x-csrf-token': csrf_token }
    const subjects = await subjectsOf(`${origins[0]}/monitor`, headers)
    const load = (at, forSeconds) =>
      timeLoad({ base: `${origins[at]}/monitor`, headers, seconds: forSeconds, subjects })
    await load(1, WARM_SECONDS)
    const free = monitors.map(({ pid }) => holdBack(pid))
    const seen = [[], []]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const at of [0, 1]) seen[at].push(await load(at, seconds))
    const [one, two] = seen.map(rounds => median(rounds.map(({ perSecond }) => perSecond)))
    console.log(
      `\nOne process of the monitor and two behind the portal's server, each held to ${SHARE * 100} % of a core`,
    )
    for (const at of [0, 1]) {
      const p95 = Math.max(...seen[at].flatMap(({ calls }) => calls.map(call => call.p95)))
      const refused = seen[at].flatMap(round => round.refused)
      console.log(
        `  ${['one', 'two'][at]}: ${seen[at].map(({ perSecond }) => perSecond.toFixed(0)).join(', ')} calls a second, p95 ${ms(p95)} at most, ${refused.length} kinds refused`,
      )
    }
    console.log(`  two are ${times(two / one)} one`)
    for (const service of [...portals, ...monitors]) await service.stop()
    for (const remove of free) remove()
  })
  if (missing !== undefined) console.log(`\nNot measured: ${missing}`)
}
