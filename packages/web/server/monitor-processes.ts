import {
  type ClientRequest,
  Agent as HttpAgent,
  type AgentOptions as HttpAgentOptions,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

/** The monitor's processes: one or more over the same database. */
export type Monitors = readonly URL[]

/** Headers that only apply to one connection. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The end of a body and the host of a request: these must not be removed as hop-by-hop headers. */
const FRAMING = new Set(['content-length', 'host'])

/** The headers to pass on: all except those above and those that the sender lists in its Connection header. */
export const passedOn = (headers: IncomingHttpHeaders): Record<string, string | string[]> => {
  const named = new Set((headers.connection ?? '').split(',').map(name => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) || (named.has(name) && !FRAMING.has(name))
        ? []
        : [[name, value]],
    ),
  )
}

/**
 * A chunked body is passed on as chunked. Node adds no framing to a GET or DELETE, and the monitor would read such a
 * body as the next request of a shared connection.
 */
const framingOf = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }

const forwardedFor = (incoming: IncomingMessage): string =>
  [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].flat().filter(Boolean).join(', ')

/** How many calls with larger bodies may be pending at once. */
const UPLOADS_MAX = 32

/** Longer than any statement of the monitor may take. */
const SILENCE_MS = 120_000

/** The body of a call: complete, or a stream of what is still to arrive. */
export type Body = Buffer | 'comes'

/** How long an idle connection is used again: less than the monitor leaves it open, so that no call meets its end. */
const IDLE_MS = 30_000

/** Streams of events, by what the browser accepts: they last as long as their page. */
export const wantsStream = ({ headers }: IncomingMessage): boolean =>
  (headers.accept ?? '').split(',').some(type => type.trim().split(';')[0] === 'text/event-stream')

/** Connections to one process of the monitor. */
const connectionsTo = (monitor: URL) => {
  const options = { keepAlive: true, maxSockets: 256, scheduling: 'lifo', timeout: IDLE_MS } as const
  const isHttps = monitor.protocol === 'https:'
  const agentOf = (options: HttpAgentOptions) => (isHttps ? new HttpsAgent(options) : new HttpAgent(options))
  const agent = agentOf(options)
  // A client that uploads a file slowly, even on purpose, only delays other uploads.
  const uploads = agentOf({ ...options, maxSockets: UPLOADS_MAX })
  // Otherwise some hundred open pages would hold every connection, and no call would get one.
  const lines = agentOf({ keepAlive: false })
  const agentFor = (incoming: IncomingMessage, body: Body) => {
    if (wantsStream(incoming)) return lines
    return body === 'comes' ? uploads : agent
  }
  const request = isHttps ? requestHttps : requestHttp
  return {
    /** Begins a call; its body is the caller's to write. */
    call: (incoming: IncomingMessage, body: Body): ClientRequest =>
      request({
        agent: agentFor(incoming, body),
        hostname: monitor.hostname.replace(/^\[|\]$/g, ''),
        port: monitor.port === '' ? (isHttps ? 443 : 80) : Number(monitor.port),
        timeout: SILENCE_MS,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...passedOn(incoming.headers),
          ...framingOf(incoming),
          'x-forwarded-for': forwardedFor(incoming),
          'x-forwarded-host': incoming.headers.host ?? '',
        },
      }),
    close: () => {
      for (const each of [lines, agent, uploads]) each.destroy()
    },
  }
}

/** The processes, each in its turn. One that rests has its turn only while all do. */
export const processesIn = (monitors: Monitors) => {
  const processes = monitors.map(monitor => ({ ...connectionsTo(monitor), restsUntil: 0 }))
  let turns = 0
  const next = () => {
    const now = Date.now()
    const rested = processes.filter(({ restsUntil }) => restsUntil <= now)
    const candidates = rested.length > 0 ? rested : processes
    const one = candidates[turns++ % candidates.length]
    if (one === undefined) throw new Error('A monitor has a process.')
    return one
  }
  return {
    next,
    close: () => {
      for (const each of processes) each.close()
    },
  }
}
