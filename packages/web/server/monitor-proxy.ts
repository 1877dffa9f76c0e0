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

/** Headers that mean one connection only. */
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

/** Says where a body ends, and whom it is for: nobody may have these left out. */
const FRAMING = new Set(['content-length', 'host'])

/** What goes on to the other side: all but the former, and what the sender itself calls its connection's own. */
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
 * A body that came in pieces goes on in pieces. Node gives a GET or DELETE no framing of its own, and the monitor would
 * read such a body as the next call of a connection that everybody shares.
 */
const framingOf = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }

const forwardedFor = (incoming: IncomingMessage): string =>
  [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].flat().filter(Boolean).join(', ')

/** A body of so many bytes is read before the monitor is called, which most are: forms, never files. */
const SMALL_BYTES = 65_536

/** How many calls with larger bodies are under way at once. */
const UPLOADS_MAX = 32

/** Longer than any statement of the monitor's may take. */
const SILENCE_MS = 120_000

/** What a call carries: all of it, or what is still to come. */
type Body = Buffer | 'comes'

const NO_BODY = Buffer.alloc(0)

class MonitorIsSilent extends Error {}

export interface MonitorProxy {
  pass(incoming: IncomingMessage, outgoing: ServerResponse): void
  close(): void
}

/**
 * Hands calls on to the monitor, small bodies whole and others as they come, over connections that are kept. A browser that goes away
 * takes its call with it. A monitor that cannot be reached is a 502, and one that is silent for two minutes a 504, in the
 * shape of every other error. What it answers may not act as a page of the portal's origin unless it says so itself.
 */
export const monitorProxy = (monitor: URL): MonitorProxy => {
  const kept = { keepAlive: true, maxSockets: 256, scheduling: 'lifo' } as const
  const isHttps = monitor.protocol === 'https:'
  const agentOf = (options: HttpAgentOptions) => (isHttps ? new HttpsAgent(options) : new HttpAgent(options))
  const agent = agentOf(kept)
  // Whoever sends a file slowly, or means to, keeps those waiting who send files, and nobody else.
  const uploads = agentOf({ ...kept, maxSockets: UPLOADS_MAX })
  const request = isHttps ? requestHttps : requestHttp

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

  const send = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Body,
    mayTryAgain: boolean,
  ): void => {
    const call: ClientRequest = request({
      agent: body === 'comes' ? uploads : agent,
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
    })
    const gone = () => {
      if (!outgoing.writableFinished) call.destroy()
    }
    outgoing.once('close', gone)
    call.on('response', answer => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...SECURITY_HEADERS, ...passedOn(answer.headers) })
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    call.on('timeout', () => call.destroy(new MonitorIsSilent()))
    call.on('error', error => {
      outgoing.off('close', gone)
      if (outgoing.destroyed) return
      // A kept connection that the monitor closed in the same moment: the call never arrived.
      const wasStale = call.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (mayTryAgain && wasStale && !outgoing.headersSent) send(incoming, outgoing, body, false)
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
        send(incoming, outgoing, 'comes', false)
      else if (length === 0) send(incoming, outgoing, NO_BODY, incoming.method === 'GET')
      else {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () => send(incoming, outgoing, Buffer.concat(parts), false))
      }
    },
    close: () => {
      agent.destroy()
      uploads.destroy()
    },
  }
}
