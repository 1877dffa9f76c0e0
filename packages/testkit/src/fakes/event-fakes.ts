import {
  type CompanyEvent,
  type CompanyEvents,
  done,
  type EventBatch,
  type EventMessage,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

/** What a test may do to a fake of events. */
export interface FakeEvents {
  /** Something changes: the next batch has these events. */
  happen(...events: readonly CompanyEvent[]): void
  /** Sends a batch without events to every open stream. */
  beat(): void
  /** Ends every open stream: as a lost line does, or because the person has too many. */
  end(reason?: 'lost' | 'replaced'): void
  /** How many streams are open. */
  readonly open: number
}

/** A stream that a test writes to. */
class OpenStream implements AsyncIterableIterator<EventMessage> {
  readonly #waiting: EventMessage[] = []
  #wake: (() => void) | undefined
  #isOver = false
  readonly #onEnd: () => void

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  send(message: EventMessage): void {
    this.#waiting.push(message)
    this.#wake?.()
  }

  end(): void {
    this.#isOver = true
    this.#wake?.()
    this.#onEnd()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async next(): Promise<IteratorResult<EventMessage>> {
    while (this.#waiting.length === 0 && !this.#isOver)
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    const value = this.#waiting.shift()
    return value === undefined ? { done: true, value } : { done: false, value }
  }

  async return(): Promise<IteratorResult<EventMessage>> {
    this.end()
    return { done: true, value: undefined }
  }
}

const CURSOR = /^\d{1,9}$/

/** `CompanyEvents` in memory: what a test lets happen, numbered in order. */
export const fakeCompanyEvents = (
  world: FakeWorld = fakeWorld(),
): CompanyEvents & FakeCalls<'since' | 'stream'> & FakeEvents => {
  const { control, answer } = userCalls<'since' | 'stream'>(world)
  const happened: CompanyEvent[] = []
  const streams = new Set<OpenStream>()
  const batchAfter = (cursor: string | undefined): EventBatch => ({
    cursor: String(happened.length),
    events: cursor === undefined ? [] : happened.slice(Number(cursor)),
    isComplete: cursor === undefined || Number(cursor) <= happened.length,
  })
  const isCursor = (cursor: string | undefined) => cursor === undefined || CURSOR.test(cursor)
  const notACursor = () => refused(refusal.invalid('cursor', 'This is no place in the events.'))
  const sendAll = (batch: EventBatch) => {
    for (const stream of streams) stream.send({ kind: 'batch', batch })
  }
  return {
    ...control,
    since: (params, signal) =>
      answer('since', params, signal, () =>
        isCursor(params.cursor) ? done(batchAfter(params.cursor)) : notACursor(),
      ),
    stream: (params, signal) =>
      answer('stream', params, signal, () => {
        if (!isCursor(params.cursor)) return notACursor()
        const stream: OpenStream = new OpenStream(() => streams.delete(stream))
        streams.add(stream)
        signal?.addEventListener('abort', () => stream.end(), { once: true })
        stream.send({ kind: 'batch', batch: batchAfter(params.cursor) })
        return done(stream)
      }),
    happen: (...events) => {
      const before = String(happened.length)
      happened.push(...events)
      sendAll(batchAfter(before))
    },
    beat: () => sendAll(batchAfter(undefined)),
    end: reason => {
      for (const stream of [...streams]) {
        if (reason === 'replaced') stream.send({ kind: 'replaced' })
        stream.end()
      }
    },
    get open() {
      return streams.size
    },
  }
}
