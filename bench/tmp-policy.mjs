import { setTimeout } from 'node:timers/promises'
import { withLargeMonitor } from './large-broker.mjs'
import { ms, row, times } from './print.mjs'
import { median } from './statistics.mjs'

const EMPTY_REQUESTS = 50
/** Between two requests of how many are assessed, in milliseconds: a page waits longer. */
const WAIT_MS = 500

const rule = (is_type, mode = 'required') => ({
  is_type,
  mode,
  override: { by: 'permitted', days_max: null, paper: 'none' },
})

/** Rules of which each saved version turns many verdicts. */
const VERSIONS = [
  [rule('bipd_at_least_1000000'), rule('cargo_at_least_100000'), rule('no_ties_to_revoked')],
  [rule('active_interstate_authority'), rule('authority_age_at_least_6_months'), rule('no_ties_to_revoked')],
]

const callsOf = async ({ url, cookie }) => {
  const base = `${url}/monitor`
  const { csrf_token } = await (await fetch(`${base}/refresh_jwt`, { headers: { cookie } })).json()
  return async (method, path, body) => {
    const headers = { cookie, 'x-csrf-token': csrf_token, 'content-type': 'application/json' }
    const response = await fetch(`${base}/${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

const timed = async work => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Saves a version: how long the call takes, and how long until every own carrier is assessed by it. */
async function savedVersion(call, rules) {
  const sections = [{ classification_id: null, rules }]
  const { draft } = await call('GET', 'policy')
  const policy = { sections, revision: draft?.revision ?? null }
  const { revision } = await call('PATCH', 'policy/draft', { policy })
  const started = performance.now()
  const effective_on = new Date().toISOString().slice(0, 10)
  const policy_version = { revision, note: 'Measured.', effective_on }
  await call('POST', 'policy_versions', { policy_version })
  const saved = performance.now() - started
  const list = await timed(() => call('GET', 'connections/for_broker_portal?q[tab_eq]=my-carriers'))
  for (;;) {
    const { reassessed } = await call('GET', 'policy')
    if (reassessed.done === reassessed.total)
      return { saved, list, all: performance.now() - started, carriers: reassessed.total }
    await setTimeout(WAIT_MS)
  }
}

/** Measures versions of the policy of a broker with 20,000 connections. */
export async function benchPolicy(data) {
  await withLargeMonitor(data, async at => {
    const call = await callsOf(at)
    const empty = []
    for (let request = 0; request < EMPTY_REQUESTS; request += 1)
      empty.push(await timed(async () => (await fetch(`${at.url}/monitor/health`)).text()))
    const seen = []
    for (const rules of [...VERSIONS, VERSIONS[0]]) {
      seen.push(await savedVersion(call, rules))
      console.log(JSON.stringify(seen.at(-1)), median(empty))
    }
    console.log(
      `\nA version of a policy is saved by a broker with ${seen[0].carriers.toLocaleString('en')} own carriers`,
    )
    row('', 'median', 'x empty')
    for (const [name, label] of [
      ['saved', 'the call'],
      ['list', 'the next list'],
      ['all', 'all assessed'],
    ]) {
      const took = median(seen.map(each => each[name]))
      row(label, ms(took), times(took / median(empty)))
    }
  })
}
