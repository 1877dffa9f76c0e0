import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from './statistics.mjs'

const CLIENTS = 16
const WRITE_SHARE = 0.1

/** One call over a persistent connection. Gives its status and its milliseconds. */
const send = (agent, base, { method = 'GET', path, body }, headers) =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const text = body === undefined ? undefined : JSON.stringify(body)
    const pending = request(
      `${base}/${path}`,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      answer => {
        answer.resume()
        answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - started }))
      },
    )
    pending.on('error', reject)
    pending.end(text)
  })

const NAMES = ['EA', 'MES', 'NOR', 'SUM', 'CED', 'FLI', 'COP', 'GRE']
const TABS = ['my-carriers', 'in-progress', 'on-hold', 'do-not-dispatch', 'dismissed']
const pick = (items, at) => items[at % items.length]

const byName = at => `q[legal_name_or_dba_name_start]=${pick(NAMES, at)}`

/** The ten reads that brokers make most, each time of another carrier, text or load. */
const readsOf = ({ lane, carrierIds }) => ({
  'GET refresh_jwt': () => ({ path: 'refresh_jwt' }),
  'GET carriers/suggest': at => ({ path: `carriers/suggest?${byName(at)}` }),
  'GET carriers': at => ({ path: `carriers?${byName(at)}` }),
  'GET carriers/:id/for_broker_portal': at => ({
    path: `carriers/${pick(carrierIds, at)}/for_broker_portal`,
  }),
  'GET connections/for_broker_portal': at => ({
    path: `connections/for_broker_portal?q[tab_eq]=${pick(TABS, at)}`,
  }),
  'GET subscriptions/for_broker_portal': () => ({ path: 'subscriptions/for_broker_portal' }),
  'GET loads': at => ({ path: `loads?page=${1 + (at % 2)}` }),
  'GET loads/:id': at => ({ path: `loads/${1 + (at % 60)}` }),
  'POST carriers/search': () => ({ method: 'POST', path: 'carriers/search', body: lane }),
  'GET identity_alerts': () => ({ path: 'identity_alerts' }),
})

/** The writes that brokers make between them. */
const writesOf = ({ carrierIds }) => ({
  'POST notes': at => ({
    method: 'POST',
    path: 'notes',
    body: { note: { carrier_id: pick(carrierIds, at), text: `Called at ${at}.` } },
  }),
  'POST subscriptions/create_by_carrier': at => ({
    method: 'POST',
    path: 'subscriptions/create_by_carrier',
    body: { carrier_id: pick(carrierIds, at) },
  }),
})

/**
 * The calls in their order: the first of each ten is a write, the other nine are the next reads in turn. Gives the name
 * of the call with a number, and what to send.
 */
const callsOf = subjects => {
  const reads = Object.entries(readsOf(subjects))
  const writes = Object.entries(writesOf(subjects))
  const every = Math.round(1 / WRITE_SHARE)
  const nth = (calls, number) => {
    const [name, make] = pick(calls, number)
    return { name, call: make(Math.floor(number / calls.length)) }
  }
  return at => {
    const written = Math.floor(at / every)
    return at % every === 0 ? nth(writes, written) : nth(reads, at - written - 1)
  }
}

/** What the calls are about: a lane that trucks of the demo run, by its areas, and carriers that a search finds. */
export const subjectsOf = async (base, headers) => {
  const read = async path => (await fetch(`${base}/${path}`, { headers })).json()
  const idOf = async term => (await read(`areas/autocomplete?term=${term}`))[0].id
  const pages = await Promise.all(NAMES.map((_, at) => read(`carriers?${byName(at)}`)))
  return {
    lane: { origin_area_id: await idOf('dallas'), destination_area_id: await idOf('atlanta') },
    carrierIds: [...new Set(pages.flat().map(carrier => carrier.id))],
  }
}

/** Counts a refused call by its name and status. */
const addRefused = (refused, name, status) =>
  refused.set(`${name} ${status}`, (refused.get(`${name} ${status}`) ?? 0) + 1)

/**
 * The same calls at a steady rate, as long as `isOn` says. Where the monitor is slower than the rate, no more than
 * sixteen are under way, and the rest come later.
 *
 * @returns how many were answered, how many of them refused by name and status, and the 95th percentile in milliseconds.
 */
export async function holdLoad({ base, headers, subjects, perSecond, isOn }) {
  const callAt = callsOf(subjects)
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const begun = performance.now()
  const values = []
  const refused = new Map()
  let requested = 0
  const client = async () => {
    while (isOn()) {
      const at = requested++
      const early = begun + (at * 1000) / perSecond - performance.now()
      if (early > 0) await pause(early)
      const { name, call } = callAt(at)
      const { status, ms } = await send(agent, base, call, headers)
      values.push(ms)
      if (status >= 400) addRefused(refused, name, status)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  return { answered: values.length, refused: [...refused], p95: quantile(values, 0.95) }
}

/**
 * Sixteen clients make calls for some seconds, one call in ten a write.
 *
 * @returns calls a second, and for each call its count, its median and its 95th percentile in milliseconds.
 */
export async function timeLoad({ base, headers, seconds, subjects }) {
  const callAt = callsOf(subjects)
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const times = new Map()
  const refused = new Map()
  const end = performance.now() + seconds * 1000
  let requested = 0
  const client = async () => {
    while (performance.now() < end) {
      const at = requested++
      const { name, call } = callAt(at)
      const { status, ms } = await send(agent, base, call, headers)
      if (status >= 400) addRefused(refused, name, status)
      else if (times.has(name)) times.get(name).push(ms)
      else times.set(name, [ms])
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    requested,
    perSecond: requested / took,
    refused: [...refused],
    calls: [...times].map(([name, values]) => ({
      name,
      count: values.length,
      p50: quantile(values, 0.5),
      p95: quantile(values, 0.95),
    })),
  }
}

/** The same clients with empty requests: the limit of the server, the machine and this program. */
export async function timeNothing({ base, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const values = []
  const end = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < end) values.push((await send(agent, base, { path: 'health' }, {})).ms)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  return { perSecond: values.length / seconds, p50: quantile(values, 0.5), p95: quantile(values, 0.95) }
}
