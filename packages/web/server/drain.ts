import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Patience {
  /**
   * How long the server reports that it is not ready before it stops accepting connections, for a load balancer to
   * notice.
   */
  readonly notReadyMs: number
  /** The time limit for pending responses. */
  readonly graceMs: number
}

export interface Drain {
  /** Whether the server is shutting down. */
  readonly hasBegun: () => boolean
  /** Completes pending requests and accepts no new ones. Resolves when every connection is closed. */
  readonly begin: (patience: Patience) => Promise<void>
}

/**
 * Stops a server without interrupting responses, up to a time limit. Keep-alive connections close with their response.
 */
export const drainOf = (server: Server): Drain => {
  const underWay = new Set<ServerResponse>()
  let hasBegun = false

  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (hasBegun) isLast(response)
  })

  return {
    hasBegun: () => hasBegun,
    async begin({ notReadyMs, graceMs }) {
      hasBegun = true
      for (const response of underWay) isLast(response)
      await pause(notReadyMs)
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      const impatience = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(impatience)
    },
  }
}
