/**
 * How long the calls that are here may take, in seconds, until a further one is refused. With the delay of the measured rate no
 * one waits for much more than 5 s.
 */
export const WAIT_MAX_SECONDS = {
  /** Sign-ins, and calls of a page that is open: it is better that some get all than that all get a part. */
  first: 4,
  others: 2,
} as const

/** A page is open while it was answered so lately. */
const OPEN_MS = 60_000
/** With fewer calls running, how many end says nothing of how many could. */
const BUSY_FROM = 16
/** How often the rate is measured while the monitor is busy. */
const MEASURED_EVERY_MS = 250
/** Choice: until the first measurement, what a small machine answers. */
const RATE_AT_START = 200
/** How much a new measurement counts against those before. */
const NEW_SHARE = 0.5
/** A refused call may come again after this long or longer, so that not all come again at once. */
const AGAIN_SECONDS = { least: 2, spread: 4 }
/**
 * How many calls run at a time. Of all that come at once each statement would wait behind those of all others: they would end
 * together and late, and no one could tell how long one takes.
 */
const PLACES = 32
/** A call that takes longer gives its place to the next one, so that some long ones do not stop all others. */
const PLACE_MS = 2_000
/** More open pages than a process can serve are not remembered. */
const PAGES_MAX = 10_000

export interface Applicant {
  /** Whose page it is. Null: a visitor, or a program. */
  readonly page: string | null
  readonly isSignIn: boolean
}

/** A call that may run when it has its turn, and must say when it has ended; or after how many seconds it may come again. */
export type Admitted =
  | { readonly turn: () => Promise<void>; readonly end: () => void; readonly againSeconds?: never }
  | { readonly againSeconds: number; readonly turn?: never; readonly end?: never }

/**
 * Decides whether a call may run, by how many are here and how many end in a second, and when: those of open pages and sign-ins
 * first. A call beyond that is refused at once: waiting for longer than anyone does would slow down those before it, and
 * lose the answer too.
 */
export class Admission {
  readonly #now: () => number
  readonly #answeredAt = new Map<string, number>()
  #running = 0
  #rate = RATE_AT_START
  #ended = 0
  #measuredAt: number | null = null
  #refused = 0
  #free = PLACES
  readonly #waiting = { first: [] as (() => void)[], others: [] as (() => void)[] }

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  admit({ page, isSignIn }: Applicant): Admitted {
    const isFirst = isSignIn || (page !== null && this.#isOpen(page))
    const seconds = this.#running / this.#rate
    if (
      this.#running >= BUSY_FROM &&
      seconds > (isFirst ? WAIT_MAX_SECONDS.first : WAIT_MAX_SECONDS.others)
    ) {
      this.#refused += 1
      return { againSeconds: AGAIN_SECONDS.least + (this.#refused % AGAIN_SECONDS.spread) }
    }
    this.#running += 1
    let leave = () => {}
    return {
      turn: async () => {
        await this.#place(isFirst)
        leave = this.#leavingOnce()
      },
      end: () => {
        leave()
        this.#end(page)
      },
    }
  }

  async #place(isFirst: boolean): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>(start => this.#waiting[isFirst ? 'first' : 'others'].push(start))
  }

  #leavingOnce(): () => void {
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      clearTimeout(late)
      const next = this.#waiting.first.shift() ?? this.#waiting.others.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
    const late = setTimeout(leave, PLACE_MS)
    late.unref()
    return leave
  }

  #isOpen(page: string): boolean {
    return this.#now() - (this.#answeredAt.get(page) ?? Number.NEGATIVE_INFINITY) < OPEN_MS
  }

  #end(page: string | null): void {
    if (page !== null) this.#remember(page)
    this.#measure()
    this.#running -= 1
  }

  /** The newest are last. */
  #remember(page: string): void {
    this.#answeredAt.delete(page)
    this.#answeredAt.set(page, this.#now())
    const [oldest] = this.#answeredAt.keys()
    if (this.#answeredAt.size > PAGES_MAX && oldest !== undefined) this.#answeredAt.delete(oldest)
  }

  #measure(): void {
    if (this.#running < BUSY_FROM) {
      this.#measuredAt = null
      return
    }
    const now = this.#now()
    if (this.#measuredAt === null) {
      this.#measuredAt = now
      this.#ended = 0
    }
    this.#ended += 1
    const ms = now - this.#measuredAt
    if (ms < MEASURED_EVERY_MS) return
    this.#rate = (1 - NEW_SHARE) * this.#rate + (NEW_SHARE * this.#ended * 1_000) / ms
    this.#measuredAt = now
    this.#ended = 0
  }
}
