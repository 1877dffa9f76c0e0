import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Body, type Monitors, passedOn, processesIn, wantsStream } from './monitor-processes.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** A body up to this many bytes is read before the monitor is called. Most are: forms, never files. */
const SMALL_BYTES = 65_536

const NO_BODY = Buffer.alloc(0)

class MonitorIsSilent extends Error {}

export interface MonitorProxy {
  pass(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** Ends the streams, which would never end by themselves: their browsers open them again. */
  endStreams(): void
  close(): void
}

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

/** The proxy's own error, in the shape of every other. A response that has begun is cut off. */
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
  const processes = processesIn(monitors)
  const streams = new Set<ServerResponse>()

  const send = (incoming: IncomingMessage, outgoing: ServerResponse, body: Body, tries: Tries): void => {
    const target = processes.next()
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
          onUnreachable: monitors.length - 1,
        })
      else {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () =>
          send(incoming, outgoing, Buffer.concat(parts), {
            onStale: false,
            onUnreachable: monitors.length - 1,
          }),
        )
      }
    },
    endStreams: () => {
      for (const outgoing of streams) outgoing.destroy()
    },
    close: processes.close,
  }
}
