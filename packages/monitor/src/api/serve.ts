import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { cuttingOff } from '../http/cut-off.ts'
import { logLine } from '../http/log.ts'
import { Refused } from '../http/refused.ts'
import { respondRefused } from '../http/respond.ts'
import { EVENT_STREAM } from '../http/company-events/event-stream.ts'
import { ConnectionCut } from '../platform/faults.ts'
import type { Monitor } from './create-monitor.ts'

export interface Served {
  readonly port: number
  /** Refuses new calls, gives running ones some time to finish, then closes their connections. */
  close(): Promise<void>
}

/**
 * How long an idle connection stays open: longer than a proxy in front keeps it, so that no call is sent into a
 * connection that is being closed. Node's default of five seconds lost writes on a busy machine.
 */
const KEEP_ALIVE_MS = 75_000

/** How long running calls may take once the monitor is stopping. */
const DRAIN_TIMEOUT_MS = 8_000

/** The response to a request that reached no route: one that cannot be read, or a fault, which is logged. */
function unread(error: unknown, log: ((line: string) => void) | undefined): Response {
  const requestId = randomUUID()
  if (error instanceof RequestError)
    return respondRefused(
      new Refused(400, [{ field: null, message: 'This request could not be read.' }]),
      requestId,
    )
  log?.(logLine({ requestId, route: null, status: 500, ms: 0, fault: error }))
  return respondRefused(error, requestId)
}

/** Serves a monitor on a port; port 0 takes a free one. Rejects with EADDRINUSE for a port in use. */
export async function serve(
  monitor: Monitor,
  { port, host }: { port: number; host: string },
): Promise<Served> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        const remoteAddress = incoming.socket.remoteAddress ?? 'unknown'
        const response = await monitor.fetch(request, { remoteAddress })
        const isStream = response.headers.get('content-type') === EVENT_STREAM
        return isStream ? cuttingOff(response, () => outgoing.destroy()) : response
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error
        outgoing.destroy()
        return new Response(null)
      }
    },
    { errorHandler: error => unread(error, monitor.services.config.log) },
  )
  const running = new Set<ServerResponse>()
  let isClosing = false
  const server = createServer((incoming, outgoing) => {
    if (isClosing) outgoing.shouldKeepAlive = false
    running.add(outgoing)
    outgoing.once('close', () => running.delete(outgoing))
    void listener(incoming, outgoing)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      isClosing = true
      await monitor.services.events.close()
      const closed = new Promise(resolve => server.close(resolve))
      // Kept-alive connections would delay the stop until their clients end them.
      for (const outgoing of running) outgoing.shouldKeepAlive = false
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
      await closed
      clearTimeout(timer)
      await monitor.services.background.settled()
    },
  }
}
