import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Listen } from './database.ts'

/** How long it waits before it connects again, in milliseconds. */
const RECONNECT_MS = 1_000

/** Resolves when the connection is lost. */
const lossOf = (client: pg.Client): Promise<void> =>
  new Promise(resolve => {
    // Each error: one without a listener would end the process.
    client.on('error', () => resolve())
    client.once('end', () => resolve())
  })

/**
 * Listens on a connection of its own, which is opened again when it is lost, and calls back then too. The connection
 * must reach the server itself: a pooler that hands out connections by the transaction loses notifications.
 *
 * Choice: a server that is away at the first call is no fault: it is tried again, as later.
 */
export const listenOnServer =
  (connectionString: string): Listen =>
  async (channel, notified) => {
    const stopping = new AbortController()
    let client: pg.Client | undefined
    let lost = Promise.resolve()
    /** Afterwards `lost` resolves when the connection is lost, or at once if there is none. */
    const connect = async () => {
      const next = new pg.Client({ connectionString, keepAlive: true })
      lost = lossOf(next)
      try {
        await next.connect()
        next.on('notification', notified)
        await next.query(`listen ${channel}`)
      } catch {
        await next.end().catch(() => undefined)
        lost = Promise.resolve()
        return
      }
      client = next
      notified()
    }
    await connect()
    const staying = (async () => {
      while (!stopping.signal.aborted) {
        await lost
        if (stopping.signal.aborted) return
        await pause(RECONNECT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
        if (!stopping.signal.aborted) await connect()
      }
    })()
    return async () => {
      stopping.abort()
      await client?.end().catch(() => undefined)
      await staying
    }
  }
