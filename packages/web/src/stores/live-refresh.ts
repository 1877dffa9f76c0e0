import type { Clock, EventInterest } from '@fairhaul/core'
import type { LiveEvents } from './live-events.ts'

/** Whether the user sees the page. */
export interface PageSight {
  isVisible(): boolean
  /** Calls back when that changes. The returned function ends it. */
  onChange(call: () => void): () => void
}

export interface LiveRefreshDeps {
  readonly clock: Pick<Clock, 'after'>
  readonly sight: PageSight
  /** Requests what is shown again, without a sign of it. The next refresh waits for its end. */
  readonly refresh: () => Promise<unknown>
  /** How long it waits between two refreshes, in milliseconds. Missing: half a minute. */
  readonly everyMs?: number
  /** Refreshes too when something of interest has changed. Missing: only after each wait. */
  readonly changes?: LiveChanges
  /** Each refresh also says that the user is there, so that it stays at its interval. */
  readonly reportsToo?: boolean
}

/** Which events outdate what is shown. */
export interface LiveChanges {
  readonly events: Pick<LiveEvents, 'subscribe' | 'isLive'>
  readonly interest: EventInterest
}

/** Events within this time, in milliseconds, are one refresh. */
export const TOGETHER_MS = 200

/** The usual wait between two refreshes. */
const EVERY_MS = 30_000

/** The least wait while events are received: what changes without an event is shown that late. */
export const LIVE_EVERY_MS = 60_000

/**
 * Keeps what a page shows up to date while the user sees it: at once on return to the tab, then at its own interval.
 * Nothing is requested for a hidden page. Where events are received, it refreshes after each that matters, too: what
 * comes while a refresh is under way may not be in it, so that it is followed by another. While events are received, the
 * interval is a minute or longer; when they are lost, it is its own again.
 */
export class LiveRefresh {
  readonly #deps: LiveRefreshDeps
  #cancel: (() => void) | undefined
  #unwatch: (() => void) | undefined
  #isRefreshing = false
  #isOutdated = false
  /** How long it has waited since the last refresh, in milliseconds. */
  #waitedMs = 0
  #cancelChange: (() => void) | undefined

  constructor(deps: LiveRefreshDeps) {
    this.#deps = deps
  }

  /** Begins. Does nothing if it has begun. */
  start(): void {
    if (this.#unwatch !== undefined) return
    const { sight, changes } = this.#deps
    const unwatch = sight.onChange(() => (sight.isVisible() ? void this.now() : this.#cancel?.()))
    const unsubscribe = changes?.events.subscribe(changes.interest, () => this.#changed())
    this.#unwatch = () => {
      unwatch()
      unsubscribe?.()
    }
    this.#wait()
  }

  /** Refreshes at once, and waits anew. Does nothing while a refresh is under way. */
  async now(): Promise<void> {
    if (this.#isRefreshing) return
    this.#cancel?.()
    this.#waitedMs = 0
    this.#isRefreshing = true
    this.#isOutdated = false
    try {
      await this.#deps.refresh()
    } finally {
      this.#isRefreshing = false
      this.#wait()
      if (this.#isOutdated) this.#changed()
    }
  }

  stop(): void {
    this.#cancel?.()
    this.#cancelChange?.()
    this.#cancelChange = undefined
    this.#unwatch?.()
    this.#unwatch = undefined
  }

  #changed(): void {
    this.#isOutdated = this.#isRefreshing
    const { sight, clock } = this.#deps
    // A hidden page is refreshed when it is seen again.
    if (this.#isRefreshing || this.#unwatch === undefined || !sight.isVisible()) return
    this.#cancelChange ??= clock.after(TOGETHER_MS, () => {
      this.#cancelChange = undefined
      if (this.#isRefreshing) this.#isOutdated = true
      else void this.now()
    })
  }

  #wait(): void {
    this.#cancel?.()
    const { everyMs = EVERY_MS, sight, clock } = this.#deps
    if (this.#unwatch === undefined || !sight.isVisible()) return
    this.#cancel = clock.after(everyMs, () => {
      this.#waitedMs += everyMs
      if (this.#isSpared()) this.#wait()
      else void this.now()
    })
  }

  /** Whether a refresh is left out, as events would have said that something changed. */
  #isSpared(): boolean {
    const { changes, reportsToo } = this.#deps
    return reportsToo !== true && changes?.events.isLive === true && this.#waitedMs < LIVE_EVERY_MS
  }
}
