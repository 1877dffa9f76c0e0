import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import { parse } from 'pg-protocol'

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Notified = Parameters<PGlite['onNotification']>[0]

/**
 * An engine whose answers are read by the driver's parser. The engine's own copies each value of each row before it is
 * text, which takes twice the processor time, and more of the garbage collector's.
 */
export const readByDriver = (engine: PGlite): PGlite => {
  const received = new EventEmitter()
  const listeners = new Set<Notified>()
  let messages: Messages = []
  void parse(received as unknown as NodeJS.ReadableStream, message => {
    if (message.name === 'notification') {
      const { channel, payload } = message as unknown as {
        readonly channel: string
        readonly payload: string
      }
      for (const notified of listeners) queueMicrotask(() => notified(channel, payload))
    } else messages.push(message)
  })
  const reading = Object.create(engine) as PGlite
  reading.execProtocolStream = async (message, options) => {
    const answered: Messages = []
    messages = answered
    // Copied, as the engine writes its next answer in the same place.
    const onRawData = (data: Uint8Array) => received.emit('data', Buffer.from(data))
    await engine.execProtocolRawStream(message, { ...options, onRawData })
    return answered
  }
  reading.onNotification = notified => {
    listeners.add(notified)
    return () => void listeners.delete(notified)
  }
  return reading
}
