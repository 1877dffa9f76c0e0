import { buildMonitor } from '../scripts/bootstrap.mjs'
import { coreSizes } from '../scripts/lib/core-sizes.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { builtPackage } from './built.mjs'
import { signIn } from './open-portal.mjs'
import { row } from './print.mjs'
import { median } from './statistics.mjs'

const CARRIERS = 2_000
const NAMES = 2_000
const PAGE = 50
const ROUNDS = 9

/** The first carriers of the monitor by DOT number, page by page for each first digit. */
async function firstCarriers(base, headers, count) {
  const rows = []
  for (let digit = 1; digit <= 9; digit += 1)
    for (let page = 1; rows.length < count; page += 1) {
      const query = `q[identifiers_is_type_eq]=DOT&q[identifiers_value_start]=${digit}&page=${page}&per_page=${PAGE}`
      const answer = await fetch(`${base}/carriers?${query}`, { headers })
      if (!answer.ok) throw new Error(`GET carriers answered ${answer.status}`)
      const found = await answer.json()
      rows.push(...found)
      if (found.length < PAGE) break
    }
  return rows.slice(0, count)
}

/** How many of a list are found a second: the median of a few rounds. */
async function rateOf(find, texts) {
  const rates = []
  let found = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now()
    const findings = await find(texts)
    rates.push((texts.length * 1000) / (performance.now() - started))
    found = findings.filter(({ kind }) => kind === 'found').length
  }
  return { rate: median(rates), found }
}

/** Finds the carriers of lists with a monitor on this machine, as scripts do, and prints how many a second. */
export async function benchFindCarriers(data) {
  const folder = await buildMonitor()
  const port = await freePort(4600)
  const monitor = await startService(
    'monitor',
    [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo'],
    { onLine: () => {} },
  )
  const base = `http://127.0.0.1:${port}`
  const cookie = await signIn(base, monitor.ready.accounts[0].email)
  const rows = await firstCarriers(`${base}/monitor`, { cookie }, CARRIERS)
  const { findCarriers, http, httpMonitoredCarriers } = await builtPackage('adapters-http')
  const send = http({
    base: `${base}/monitor`,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie } }),
  })
  const ports = { monitoredCarriers: httpMonitoredCarriers(send) }
  const find = texts => findCarriers(ports, texts)
  const dots = rows.map(({ identifiers }) => identifiers.find(each => each.is_type === 'DOT').value)
  console.log('\nCarriers of a list found in a monitor with the demo on this machine')
  row('', 'a second', 'texts', 'found')
  for (const [name, texts] of [
    ['numbers with their type', dots.map(value => `USDOT ${value}`)],
    ['digits alone', dots],
    ['names', rows.slice(0, NAMES).map(({ legal_name: name }) => name)],
  ]) {
    const { rate, found } = await rateOf(find, texts)
    row(name, rate.toFixed(0), String(texts.length), String(found))
  }
  await monitor.stop()
  console.log(`\n${await coreSizes()}`)
}
