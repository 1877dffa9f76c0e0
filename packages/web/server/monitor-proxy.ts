import { randomUUID } from 'node:crypto'
import {
  type ClientRequest,
  Agent as HttpAgent,
  type AgentOptions as HttpAgentOptions,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { SECURITY_HEADERS } from './security-headers.ts'

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
const passedOn = (headers: IncomingHttpHeaders): Record<string, string | string[]> => {
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

/** A body up to this many bytes is read before the monitor is called. Most are: forms, never files. */
const SMALL_BYTES = 65_536

/** How many calls with larger bodies may be pending at once. */
const UPLOADS_MAX = 32

/** Longer than any statement of the monitor may take. */
const SILENCE_MS = 120_000

/** The body of a call: complete, or a stream of what is still to arrive. */
type Body = Buffer | 'comes'

const NO_BODY = Buffer.alloc(0)

/** How long an idle connection is used again: less than the monitor leaves it open, so that no call meets its end. */
const IDLE_MS = 30_000

class MonitorIsSilent extends Error {}

/** Streams of events, by what the browser accepts: they last as long as their page. */
const wantsStream = ({ headers }: IncomingMessage): boolean =>
  (headers.accept ?? '').split(',').some(type => type.trim().split(';')[0] === 'text/event-stream')

export interface MonitorProxy {
  pass(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** Ends the streams, which would never end by themselves: their browsers open them again. */
  endStreams(): void
  close(): void
}

/** The monitor's processes: one or more over the same database. */
export type Monitors = readonly URL[]

/** No connection was made: the call arrived nowhere. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
])

/** How long a process that could not be reached gets no calls while others can be, in milliseconds. */
const REST_MS = 5_000

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined)

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

/** How often a call may be sent once more. */
interface Tries {
  /** When a process closed a connection at the same moment. */
  readonly onStale: boolean
  /** To other processes, when one cannot be reached. */
  readonly onUnreachable: number
}

/**
 * Passes calls on to the processes of the monitor, in turn, over keep-alive connections, small bodies as a whole and others
 * as a stream. A browser that disconnects aborts its call. While one process cannot be reached, the others get its calls.
 * If none can, it is a 502, and one that is silent for two minutes a 504, in the shape of every other error. Each part of a
 * stream of events is passed on as it comes. A response must not act as a page of the portal's origin unless it says so
 * itself.
 */
export const monitorProxy = (monitors: Monitors): MonitorProxy => {
  const processes = monitors.map(monitor => ({ ...connectionsTo(monitor), restsUntil: 0 }))
  let turns = 0
  const next = () => {
    const now = Date.now()
    const rested = processes.filter(({ restsUntil }) => restsUntil <= now)
    const taken = rested.length > 0 ? rested : processes
    const one = taken[turns++ % taken.length]
    if (one === undefined) throw new Error('A monitor has a process.')
    return one
  }
  const streams = new Set<ServerResponse>()

  const refuse = (outgoing: ServerResponse, status: 502 | 504, message: string): void => {
    if (outgoing.headersSent) {
      outgoing.destroy()
      return
    }
    const requestId = randomUUID()
    const body = JSON.stringify({
      errors: [{ field: null, message }],
      request_id: requestId,
    })
    outgoing.writeHead(status, {
      ...SECURITY_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    })
    outgoing.end(body)
  }

  const send = (incoming: IncomingMessage, outgoing: ServerResponse, body: Body, tries: Tries): void => {
    const target = next()
    const call = target.call(incoming, body)
    const gone = () => {
      if (!outgoing.writableFinished) call.destroy()
    }
    outgoing.once('close', gone)
    call.on('response', answer => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...SECURITY_HEADERS, ...passedOn(answer.headers) })
      answer.on('error', () => outgoing.destroy())
      if (wantsStream(incoming)) {
        outgoing.flushHeaders()
        streams.add(outgoing)
        outgoing.once('close', () => streams.delete(outgoing))
      }
      answer.pipe(outgoing)
    })
    call.on('timeout', () => call.destroy(new MonitorIsSilent()))
    call.on('error', error => {
      outgoing.off('close', gone)
      const isUnreachable = UNREACHABLE.has(codeOf(error))
      if (isUnreachable) target.restsUntil = Date.now() + REST_MS
      if (outgoing.destroyed) return
      // The monitor closed a keep-alive connection at the same moment: the call never arrived.
      const wasStale = call.reusedSocket && codeOf(error) === 'ECONNRESET'
      if (tries.onStale && wasStale && !outgoing.headersSent)
        send(incoming, outgoing, body, { ...tries, onStale: false })
      else if (tries.onUnreachable > 0 && isUnreachable)
        send(incoming, outgoing, body, { ...tries, onUnreachable: tries.onUnreachable - 1 })
      else if (error instanceof MonitorIsSilent) refuse(outgoing, 504, 'The monitor did not answer.')
      else refuse(outgoing, 502, 'The monitor cannot be reached.')
    })
    if (body === 'comes') incoming.pipe(call)
    else call.end(body)
  }

  return {
    pass: (incoming, outgoing) => {
      const length = Number(incoming.headers['content-length'] ?? 0)
      if (incoming.headers['transfer-encoding'] !== undefined || length > SMALL_BYTES)
        send(incoming, outgoing, 'comes', { onStale: false, onUnreachable: 0 })
      else if (length === 0)
        send(incoming, outgoing, NO_BODY, {
          onStale: incoming.method === 'GET',
          onUnreachable: processes.length - 1,
        })
      else {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () =>
          send(incoming, outgoing, Buffer.concat(parts), {
            onStale: false,
            onUnreachable: processes.length - 1,
          }),
        )
      }
    },
    endStreams: () => {
      for (const outgoing of streams) outgoing.destroy()
    },
    close: () => {
      for (const each of processes) each.close()
    },
  }
}
