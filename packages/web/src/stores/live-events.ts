import { type Clock, type EventBatch, type EventInterest, outdates } from '@fairhaul/core'

/** Whether a batch has a place to go on from; one without it says that the source has lost its place. */
const isPlace = ({ cursor }: EventBatch): boolean => cursor !== ''

interface Subscriber {
  readonly interest: EventInterest
  readonly call: () => void
}

/** A source without any batch for this long, in milliseconds, is lost: two beats of the monitor and some. */
export const SILENCE_MS = 40_000

/** What changed for the company, passed on to the stores that show it. Without a source no one is ever called. */
export class LiveEvents {
  readonly #clock: Pick<Clock, 'after'>
  readonly #subscribers = new Set<Subscriber>()
  #cancelSilence: (() => void) | undefined

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock
  }

  /** Whether all that changes is received, by this tab or by another one that shares it. */
  get isLive(): boolean {
    return this.#cancelSilence !== undefined
  }

  /** Calls back when what is shown may be outdated. The returned function ends it. */
  subscribe(interest: EventInterest, call: () => void): () => void {
    const subscriber = { interest, call }
    this.#subscribers.add(subscriber)
    return () => void this.#subscribers.delete(subscriber)
  }

  publish(batch: EventBatch): void {
    this.#cancelSilence?.()
    this.#cancelSilence = isPlace(batch) ? this.#clock.after(SILENCE_MS, () => this.lost()) : undefined
    for (const { interest, call } of this.#subscribers) if (outdates(batch, interest)) call()
  }

  /** Nothing is received any more. */
  lost(): void {
    this.#cancelSilence?.()
    this.#cancelSilence = undefined
  }
}
