import { Agent, request } from 'node:http'
import { median, quantile } from './statistics.mjs'

const agent = new Agent({ keepAlive: true })

const fetchJson = (url, headers) =>
  new Promise((resolve, reject) => {
    const pending = request(url, { agent, headers }, answer => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
    pending.on('error', reject)
    pending.end()
  })

/** Makes the calls in turn, `rounds` times each after a few that are not counted. Gives the milliseconds of each. */
export async function timeQuestions(questions, rounds) {
  const times = new Map(Object.keys(questions).map(name => [name, []]))
  for (let round = -20; round < rounds; round += 1)
    for (const [name, { urls, headers }] of Object.entries(questions)) {
      const started = performance.now()
      await fetchJson(urls[Math.abs(round) % urls.length], headers)
      if (round >= 0) times.get(name).push(performance.now() - started)
    }
  return Object.fromEntries(
    [...times].map(([name, values]) => [name, { p50: median(values), p95: quantile(values, 0.95) }]),
  )
}

const filter = (path, values) => {
  const search = Object.entries(values).map(([name, value]) => `q[${name}]=${encodeURIComponent(value)}`)
  return `${path}?${search.join('&')}`
}

/** The searches that brokers make most, each with several texts, so that no response is cached. */
export const searches = base => ({
  'name prefix, 50 rows': ['EA', 'MES', 'NOR', 'SUM', 'CED'].map(value =>
    filter(`${base}/carriers`, { legal_name_or_dba_name_start: value }),
  ),
  'MC prefix, 50 rows': ['2', '21', '23', '25', '28'].map(value =>
    filter(`${base}/carriers`, { identifiers_is_type_eq: 'MC', identifiers_value_start: value }),
  ),
  'suggestions, 8 rows': ['E', 'ME', 'NOR', 'SU', 'CED'].map(value =>
    filter(`${base}/carriers/suggest`, { legal_name_or_dba_name_start: value }),
  ),
})
