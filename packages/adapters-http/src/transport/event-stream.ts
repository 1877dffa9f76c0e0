/** One message of a stream, by the HTML standard: a message without a name is `message`. */
export interface StreamMessage {
  readonly event: string
  readonly data: string
}

/** A line or a message longer than this is no stream of events. */
const CHARACTERS_MAX = 1_000_000

/** Raised when the bytes are no stream of events. */
export class BrokenStream extends Error {}

/** The messages in a stream of bytes, as they come. Comments, ids and fields that it does not know are skipped. */
export async function* messagesIn(bytes: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let event = ''
  let data: string[] = []
  let length = 0
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const lines = text.split(/\r\n|\n|\r(?!$)/)
      text = lines.pop() ?? ''
      if (text.length > CHARACTERS_MAX) throw new BrokenStream('A line has no end.')
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n') }
          event = ''
          data = []
          length = 0
          continue
        }
        const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
        if (name === 'event') event = value
        if (name === 'data') {
          length += value.length
          if (length > CHARACTERS_MAX) throw new BrokenStream('A message has no end.')
          data.push(value)
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
