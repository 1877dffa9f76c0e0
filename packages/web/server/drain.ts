import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Patience {
  /** How long it says that it is not ready before it takes no more connections: time for a load balancer to hear it. */
  readonly notReadyMs: number
  /** How long answers under way may still take. */
  readonly graceMs: number
}

export interface Drain {
  /** Whether it is on its way out. */
  readonly hasBegun: () => boolean
  /** Lets what is under way end, and no more begin. Resolves when every connection is closed. */
  readonly begin: (patience: Patience) => Promise<void>
}

/** Ends a server without cutting an answer off, as long as patience lasts. Kept connections end with their answer. */
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
