import type { EventCursor } from '../../database/cursor.ts'
import type { WireEvents } from '../../database/read-events.ts'
import type { EventHub, EventReader } from './event-hub.ts'

export const EVENT_STREAM = 'text/event-stream'

/** How many bytes may wait for a reader. A slower one is cut off, and comes back for what it lacks. */
const WAITING_BYTES = 65_536

const encoder = new TextEncoder()

/** A message of a stream, by the HTML standard: a browser that comes back sends its id. */
const changesText = (message: WireEvents) =>
  `id: ${message.cursor}\nevent: changes\ndata: ${JSON.stringify(message)}\n\n`

const REPLACED = 'event: replaced\ndata: {}\n\n'

/** A reader's events as a stream of bytes. It ends with the session, the hub, or the signal. */
export async function eventStream(
  hub: EventHub,
  who: Pick<EventReader, 'companyId' | 'userId' | 'sessionId'>,
  { since, signal }: { readonly since: EventCursor | undefined; readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  let close = () => {}
  let isOver = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start: given => {
        controller = given
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  )
  const leave = () => {
    isOver = true
    close()
    signal.removeEventListener('abort', abort)
  }
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const abort = () => {
    if (isOver) return
    leave()
    controller?.error(new Error('The client left.'))
  }
  signal.addEventListener('abort', abort, { once: true })
  const reader: EventReader = {
    ...who,
    send: message => {
      if (isOver) return
      if ((controller?.desiredSize ?? 0) <= 0) {
        leave()
        controller?.error(new Error('The client reads too slowly.'))
      } else write(changesText(message))
    },
    end: reason => {
      if (isOver) return
      leave()
      if (reason === 'replaced') write(REPLACED)
      controller?.close()
    },
  }
  const opened = await hub.open(reader, since)
  close = opened
  if (isOver) opened()
  return stream
}
