import { randomUUID } from 'node:crypto'
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'

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

const passedOn = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, value]],
    ),
  )

const forwardedFor = (incoming: IncomingMessage): string =>
  [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].flat().filter(Boolean).join(', ')

export interface MonitorProxy {
  pass(incoming: IncomingMessage, outgoing: ServerResponse): void
  close(): void
}

/**
 * Hands calls on to the monitor, body by body as they come, over connections that are kept. A browser that goes away
 * takes its call with it. A monitor that cannot be reached is a 502 in the shape of every other error.
 */
export const monitorProxy = (monitor: URL): MonitorProxy => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' })

  const refuse = (outgoing: ServerResponse): void => {
    if (outgoing.headersSent) {
      outgoing.destroy()
      return
    }
    const requestId = randomUUID()
    const body = JSON.stringify({
      errors: [{ field: null, message: 'The monitor cannot be reached.' }],
      request_id: requestId,
    })
    outgoing.writeHead(502, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    })
    outgoing.end(body)
  }

  const send = (incoming: IncomingMessage, outgoing: ServerResponse, mayTryAgain: boolean): void => {
    const call = request({
      agent,
      hostname: monitor.hostname.replace(/^\[|\]$/g, ''),
      port: monitor.port === '' ? 80 : Number(monitor.port),
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...passedOn(incoming.headers),
        'x-forwarded-for': forwardedFor(incoming),
        'x-forwarded-host': incoming.headers.host ?? '',
      },
    })
    const gone = () => {
      if (!outgoing.writableFinished) call.destroy()
    }
    outgoing.once('close', gone)
    call.on('response', answer => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    call.on('error', error => {
      outgoing.off('close', gone)
      if (outgoing.destroyed) return
      // A kept connection that the monitor closed in the same moment: the call never arrived.
      const wasStale = call.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (mayTryAgain && wasStale && !outgoing.headersSent) send(incoming, outgoing, false)
      else refuse(outgoing)
    })
    if (mayTryAgain) call.end()
    else incoming.pipe(call)
  }

  return {
    pass: (incoming, outgoing) => {
      const hasBody =
        incoming.headers['content-length'] !== undefined ||
        incoming.headers['transfer-encoding'] !== undefined
      send(incoming, outgoing, incoming.method === 'GET' && !hasBody)
    },
    close: () => agent.destroy(),
  }
}
