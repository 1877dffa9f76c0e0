import type { Clock, CompanyEvents, EventBatch, EventMessage } from '@fairhaul/core'
import { SILENCE_MS } from './live-events.ts'
import type { PageSight } from './live-refresh.ts'
import type { Network } from './ports.ts'

export interface EventLineDeps {
  readonly events: CompanyEvents
  readonly clock: Pick<Clock, 'after'>
  readonly sight: PageSight
  readonly network: Network
  /** From 0 to 1: many browsers that lost their line at once come back one after another. */
  readonly random: () => number
  readonly publish: (batch: EventBatch) => void
}

/** A stream without its first message for this long is buffered by a proxy. */
export const FIRST_MS = 10_000
/** How long to wait before a line is opened again, at first and at most. */
const AGAIN_MS = 500
const AGAIN_MAX_MS = 30_000
/** While a proxy forbids streams: how often the events are requested, and how long until a stream is tried again. */
export const POLL_MS = 5_000
export const POLLS = 60
/** How long a hidden page keeps its line. */
export const HIDDEN_MS = 60_000

/** How a stream went. */
type End = 'ended' | 'buffered' | 'replaced' | 'failed' | 'refused' | 'no-place'

/**
 * The browser's line to what changes: a stream, opened again after each loss at the place where it was; where a proxy
 * forbids streams, requests every few seconds. It ends when the session is refused, when the page has been hidden for a
 * minute, and with its signal; the reader that begins the next one gives it the place.
 */
export class EventLine {
  cursor: string | undefined
  readonly #deps: EventLineDeps
  #failures = 0

  constructor(deps: EventLineDeps, cursor?: string) {
    this.#deps = deps
    this.cursor = cursor
  }

  /** Resolves when it has ended: `hidden` may begin again when the page is seen, `refused` not with this session. */
  async run(signal: AbortSignal): Promise<'hidden' | 'refused' | 'stopped'> {
    const hidden = this.#whenHidden(signal)
    const ending = AbortSignal.any([signal, hidden.signal])
    try {
      while (!ending.aborted) {
        if (!(await this.#online(ending))) break
        const end = await this.#stream(ending)
        if (ending.aborted) break
        if (end === 'refused') return 'refused'
        if (end === 'no-place') this.#lostPlace()
        else if (end === 'buffered' || end === 'replaced') {
          if ((await this.#poll(ending)) === 'refused') return 'refused'
        } else await this.#pause(this.#againMs(), ending)
      }
    } finally {
      hidden.stop()
    }
    return signal.aborted ? 'stopped' : 'hidden'
  }

  async #stream(signal: AbortSignal): Promise<End> {
    const silence = new AbortController()
    const inner = AbortSignal.any([signal, silence.signal])
    let cancel = this.#deps.clock.after(FIRST_MS, () => silence.abort())
    let messages = 0
    try {
      const opened = await this.#deps.events.stream(this.#params(), inner)
      if (!opened.ok) return opened.refusal.kind === 'invalid' ? 'no-place' : 'refused'
      for await (const message of opened.value) {
        cancel()
        if (message.kind === 'replaced') return 'replaced'
        messages += 1
        this.#failures = 0
        this.#handle(message)
        cancel = this.#deps.clock.after(SILENCE_MS, () => silence.abort())
      }
      if (silence.signal.aborted) return messages === 0 ? 'buffered' : 'failed'
      return messages === 0 ? 'failed' : 'ended'
    } catch {
      return silence.signal.aborted && messages === 0 ? 'buffered' : 'failed'
    } finally {
      cancel()
    }
  }

  /** Requests the events again and again, for some minutes. */
  async #poll(signal: AbortSignal): Promise<'over' | 'refused'> {
    for (let count = 0; count < POLLS && !signal.aborted; count += 1) {
      try {
        const { events } = this.#deps
        const answer = await events.since(this.#params(), signal)
        if (answer.ok) this.#handle({ kind: 'batch', batch: answer.value })
        else if (answer.refusal.kind === 'invalid') this.#lostPlace()
        else return 'refused'
      } catch {
        // A request that failed is tried again like any other.
      }
      await this.#pause(POLL_MS, signal)
    }
    return 'over'
  }

  #params() {
    return this.cursor === undefined ? {} : { cursor: this.cursor }
  }

  #handle(message: Extract<EventMessage, { kind: 'batch' }>): void {
    // What is on the page was loaded before the first place: something may have changed in between.
    const { cursor, events, isComplete } = message.batch
    const isFirst = this.cursor === undefined
    this.cursor = cursor
    this.#deps.publish({ cursor, events, isComplete: isComplete && !isFirst })
  }

  /** The monitor does not know the place: anything may have changed since. */
  #lostPlace(): void {
    this.#deps.publish({ cursor: '', events: [], isComplete: false })
    this.cursor = undefined
  }

  #againMs(): number {
    const ms = Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** this.#failures)
    this.#failures += 1
    return ms * (0.5 + this.#deps.random())
  }

  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const stop = () => {
        cancel()
        signal.removeEventListener('abort', stop)
        resolve()
      }
      const cancel = this.#deps.clock.after(ms, stop)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    })
  }

  /** Resolves when there is a network. False: it ended before. */
  async #online(signal: AbortSignal): Promise<boolean> {
    const { network } = this.#deps
    if (network.isOnline() || signal.aborted) return !signal.aborted
    await new Promise<void>(resolve => {
      const onChange = () => {
        if (!network.isOnline() && !signal.aborted) return
        unsubscribe()
        signal.removeEventListener('abort', onChange)
        resolve()
      }
      const unsubscribe = network.subscribe(onChange)
      signal.addEventListener('abort', onChange)
    })
    return !signal.aborted
  }

  /** A signal that the page has been hidden for long. */
  #whenHidden(signal: AbortSignal): { readonly signal: AbortSignal; readonly stop: () => void } {
    const { sight, clock } = this.#deps
    const hidden = new AbortController()
    let cancel = () => {}
    const onChange = () => {
      cancel()
      if (!sight.isVisible()) cancel = clock.after(HIDDEN_MS, () => hidden.abort())
    }
    const unwatch = sight.onChange(onChange)
    if (!signal.aborted) onChange()
    return {
      signal: hidden.signal,
      stop: () => {
        cancel()
        unwatch()
      },
    }
  }
}
