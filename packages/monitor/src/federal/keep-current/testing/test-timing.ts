import { STALLED_AFTER_MS, type Timing } from '../download/request-policy.ts'

/** A clock on which waits pass at once, and that notes them. Nothing stalls until the test says so. */
export class TestTiming implements Timing {
  readonly waits: number[] = []
  #now: number
  readonly #stalling = new Set<() => void>()

  constructor(now = Date.parse('2026-11-21T11:00:00Z')) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  after(ms: number, call: () => void): () => void {
    if (ms === STALLED_AFTER_MS) {
      this.#stalling.add(call)
      return () => void this.#stalling.delete(call)
    }
    this.waits.push(ms)
    const timer = setImmediate(() => {
      this.#now += ms
      call()
    })
    return () => clearImmediate(timer)
  }

  /** From here on nothing has arrived for longer than a connection may be silent. */
  stall(): void {
    for (const call of this.#stalling) call()
  }
}
