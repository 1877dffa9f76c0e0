import type { WireEvents } from '../database/read-events.ts'
import type { TestBrowser } from './test-browser.ts'

/** A stream of events, as a client reads it. */
export interface EventLines {
  readonly response: Response
  /** The next message; null: the stream has ended. Rejects when it was cut off. */
  next(): Promise<{ readonly event: string; readonly data: WireEvents } | null>
  /** The events of the next messages, until one of them is of a kind. */
  until(kind: string): Promise<readonly string[]>
  leave(): Promise<void>
}

export const eventText = ({ kind, subject, id }: WireEvents['events'][number]) => `${kind} ${subject} ${id}`

/** Opens a stream of events in a browser, after a place if one is given. */
export async function eventLines(
  browser: TestBrowser,
  after?: string,
  init: RequestInit = {},
): Promise<EventLines> {
  const response = await browser.fetch('/monitor/events', {
    ...init,
    headers: { accept: 'text/event-stream', ...(after !== undefined && { 'last-event-id': after }) },
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const next: EventLines['next'] = async () => {
    while (!text.includes('\n\n')) {
      const read = await reader?.read()
      if (read === undefined || read.done) return null
      text += decoder.decode(read.value, { stream: true })
    }
    const end = text.indexOf('\n\n')
    const lines = text.slice(0, end).split('\n')
    text = text.slice(end + 2)
    const field = (name: string) =>
      lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
    return { event: field('event'), data: JSON.parse(field('data')) as WireEvents }
  }
  return {
    response,
    next,
    until: async kind => {
      const seen: string[] = []
      for (;;) {
        const message = await next()
        if (message === null) throw new Error(`The stream ended before ${kind}.`)
        seen.push(...message.data.events.map(eventText))
        if (message.data.events.some(event => event.kind === kind)) return seen
      }
    },
    leave: async () => reader?.cancel(),
  }
}
