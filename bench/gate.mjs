import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { signIn } from './open-portal.mjs'
import { ms, row, times } from './print.mjs'
import { median, quantile } from './statistics.mjs'

const ROUNDS = 200
/** Calls of each kind that are not counted. */
const WARM_ROUNDS = 40
const CARRIERS = 50

/** Measures answers of the gate beside look-ups of one carrier, in turn, over the demo on this machine. */
export async function benchGate(data) {
  const folder = await buildMonitor()
  const port = await freePort(4600)
  const monitor = await startService(
    'monitor',
    [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'demo'],
    { onLine: () => {} },
  )
  const url = `http://127.0.0.1:${port}`
  const base = `${url}/monitor`
  const cookie = await signIn(url, monitor.ready.accounts[0].email)
  const { csrf_token } = await (await fetch(`${base}/refresh_jwt`, { headers: { cookie } })).json()
  const headers = { cookie, 'x-csrf-token': csrf_token, 'content-type': 'application/json' }
  const call = async (path, body) => {
    const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${base}/${path}`, sent)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  const carriers = (await call(`subscriptions/for_broker_portal?per_page=${CARRIERS}`)).map(it => it.carrier)
  const loads = await call(`loads?per_page=${CARRIERS}`)
  const numbers = carriers.map(({ identifiers: [first] }) => ({ is_type: first.is_type, value: first.value }))
  const calls = {
    'empty request': async () => (await fetch(`${base}/health`)).text(),
    'a carrier by its id': at => call(`carriers/${carriers[at % carriers.length].id}/for_broker_portal`),
    'a carrier by its number': at =>
      call('subscriptions/match', { identifiers: [numbers[at % numbers.length]] }),
    'gate, by its number': at =>
      call('carriers/gate', { gate: { identifier: numbers[at % numbers.length] } }),
    'gate, of a load': at => call(`loads/${loads[at % loads.length].id}/gate`, { gate: {} }),
  }
  const took = Object.fromEntries(Object.keys(calls).map(name => [name, []]))
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1)
    for (const [name, make] of Object.entries(calls)) {
      const started = performance.now()
      await make(Math.abs(round))
      if (round >= 0) took[name].push(performance.now() - started)
    }
  const least = median(took['a carrier by its number'])
  console.log('\nWhether a carrier may have a load, in a monitor with the demo on this machine')
  row('', 'p50', 'p95', 'x empty', 'x by number')
  for (const [name, each] of Object.entries(took)) {
    const p50 = median(each)
    row(
      name,
      ms(p50),
      ms(quantile(each, 0.95)),
      times(p50 / median(took['empty request'])),
      times(p50 / least),
    )
  }
  await monitor.stop()
}
