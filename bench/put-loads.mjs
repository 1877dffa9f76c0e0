import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { signIn } from './open-portal.mjs'
import { ms, row, times } from './print.mjs'
import { median } from './statistics.mjs'

const LOADS = 10_000
const AT_ONCE = 500
const TOWNS = [
  ['Dallas', 'TX', '75201'],
  ['Atlanta', 'GA', '30303'],
  ['Denver', 'CO', '80202'],
  ['Charlotte', 'NC', '28202'],
  ['Kansas City', 'MO', '64105'],
  ['Los Angeles', 'CA', '90012'],
]

/** A load with all its fields; every third says its places by town, every seventh by coordinates. */
const loadOf = at => {
  const stop = (kind, town, day) => {
    const [city, state, postal_code] = TOWNS[town % TOWNS.length]
    const place = at % 3 === 0 ? { city, state } : { city, state, postal_code }
    return {
      is_type: kind,
      ...(at % 7 === 0 ? { latitude: 32.7 + (at % 50) / 100, longitude: -96.8 } : place),
      starts_at: `2026-12-0${day}T08:00`,
      ends_at: `2026-12-0${day}T12:00`,
    }
  }
  return {
    external_load_number: `PUT-${at}`,
    status: 'covered',
    carrier: { is_type: 'DOT', value: String(1_000_000 + at) },
    billable_miles: 500 + (at % 900),
    equipment: 'van',
    commodity: 'Paper',
    commodity_value_usd: 40_000 + at,
    rate_usd: 1_850.5,
    is_team: false,
    driver_phone_e164: '+13125550100',
    truck: { unit: String(at), plate: `P${at}`, plate_state: 'TX', vin: '1XKYDP9X1AJ100007' },
    trailer: { unit: `T${at}` },
    stops: [stop('pickup', at, 1), stop('delivery', at + 1, 3)],
  }
}

/** Puts 10,000 loads twice in calls of 500: all are new, then none changes. x: an empty request. */
export async function benchPutLoads(data) {
  const folder = await buildMonitor()
  const port = await freePort(4600)
  const monitor = await startService(
    'monitor',
    [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo'],
    { onLine: () => {} },
  )
  try {
    const url = `http://127.0.0.1:${port}`
    const cookie = await signIn(url, monitor.ready.accounts[0].email)
    const session = await (await fetch(`${url}/monitor/refresh_jwt`, { headers: { cookie } })).json()
    const headers = { cookie, 'x-csrf-token': session.csrf_token, 'content-type': 'application/json' }
    const empty = []
    for (let call = 0; call < 50; call += 1) {
      const started = performance.now()
      await (await fetch(`${url}/monitor/health`)).text()
      empty.push(performance.now() - started)
    }
    const run = `${Date.now()}`
    console.log(`\n${LOADS} loads by their numbers, ${AT_ONCE} a call; x: an empty request`)
    row('', 'all calls', 'a call, median', 'x empty')
    for (const [name, result] of [
      ['put first', 'created'],
      ['put again', 'unchanged'],
    ]) {
      const took = []
      for (let at = 0; at < LOADS; at += AT_ONCE) {
        const loads = Array.from({ length: AT_ONCE }, (_, next) => loadOf(at + next))
        for (const load of loads) load.external_load_number += `-${run}`
        const body = JSON.stringify({ loads })
        const started = performance.now()
        const response = await fetch(`${url}/monitor/loads/by_number`, { method: 'PUT', headers, body })
        const results = await response.json()
        took.push(performance.now() - started)
        const other = Array.isArray(results) ? results.find(each => each.result !== result) : results
        if (other !== undefined) throw new Error(`Not ${result}: ${JSON.stringify(other).slice(0, 500)}`)
      }
      const [all, call] = [took.reduce((sum, each) => sum + each, 0), median(took)]
      row(name, `${(all / 1000).toFixed(1)} s`, ms(call), times(call / median(empty)))
    }
  } finally {
    await monitor.stop()
  }
}
