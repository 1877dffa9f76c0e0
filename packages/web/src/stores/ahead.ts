import type { Clock } from '@fairhaul/core'
import { when } from 'mobx'
import type { ConnectionStore } from './connection-store.ts'
import type { IdleMoments } from './ports.ts'
import type { SessionEndEvents } from './session-end-events.ts'

/** The longest wait for an idle moment, in milliseconds. */
export const IDLE_WAIT_MS = 1_000

/** The same while a page opens, and how long the first key and its response have before that. */
export const QUIET_WAIT_MS = 2_000
export const FIRST_KEY_MS = 1_000

/** How long likely tasks wait after one that failed, and while nothing may be sent. */
export const LIKELY_PAUSE_MS = 5_000

type Task = () => unknown
type Cancel = () => void

export interface AheadDeps {
  readonly moments: IdleMoments
  readonly connection: Pick<ConnectionStore, 'isOnline' | 'maySendInBackground'>
  readonly clock: Pick<Clock, 'after'>
  readonly sessionEndEvents: Pick<SessionEndEvents, 'subscribe'>
}

/**
 * What is done before it is wanted, or later than it could be. A caller says what, by the method when, and may cancel it.
 *
 * `idle` and `quiet` are done in any case, once there is a network. The others may never be wanted: none of them is done
 * while nothing may be sent in the background, nor once the session has ended.
 */
export class Ahead {
  readonly #deps: AheadDeps
  readonly #likely = new Set<Task>()
  #isWorking = false
  #cancelTyped: Cancel = () => {}
  #intend = () => {}
  /** Resolves when something has been hovered or typed: the user is about to go on. */
  readonly intended = new Promise<void>(resolve => (this.#intend = resolve))

  constructor(deps: AheadDeps) {
    this.#deps = deps
    deps.sessionEndEvents.subscribe(() => {
      this.#cancelTyped()
      this.#likely.clear()
    })
  }

  /** At once, or never: the pointer or the focus is on what leads there. */
  readonly hovered = (what: Task): void => {
    if (!this.#maySend()) return
    what()
    this.#intend()
  }

  /**
   * In the next idle moment: a key is painted first. A newer task takes its place. Never where the browser does not say
   * when it is idle, as each key would send a request then.
   */
  readonly typed = (what: Task): Cancel => {
    this.#cancelTyped()
    this.#cancelTyped = this.#deps.moments.next(() => this.hovered(what), null)
    return this.#cancelTyped
  }

  /** In an idle moment, at the latest after a second. */
  readonly idle = (what: Task): Cancel => this.#inMoment(what, IDLE_WAIT_MS)

  /** In an idle moment of a page that has just opened: once the first key has had its response. */
  readonly quiet = (what: Task): Cancel => {
    let cancel = this.#deps.clock.after(FIRST_KEY_MS, () => (cancel = this.#inMoment(what, QUIET_WAIT_MS)))
    return () => cancel()
  }

  /** In turn with other likely tasks, each in an idle moment of its own. Never for a user who saves data. */
  readonly likely = (what: Task): Cancel => {
    if (this.#deps.moments.savesData()) return () => {}
    const task = () => what()
    this.#likely.add(task)
    if (!this.#isWorking) void this.#work()
    return () => this.#likely.delete(task)
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    while (this.#likely.size > 0) {
      await new Promise<void>(resolve => this.idle(resolve))
      while (!this.#maySend()) await this.#pause()
      const [task] = this.#likely
      if (task === undefined) break
      this.#likely.delete(task)
      try {
        await task()
      } catch {
        // Who opens it tries again, and says what is wrong.
        await this.#pause()
      }
    }
    this.#isWorking = false
  }

  #inMoment(what: Task, withinMs: number): Cancel {
    const { connection, moments } = this.#deps
    let cancel: Cancel = () => {}
    const stopWaiting = when(
      () => connection.isOnline,
      () => (cancel = moments.next(what, withinMs)),
    )
    return () => {
      stopWaiting()
      cancel()
    }
  }

  readonly #maySend = () => this.#deps.connection.maySendInBackground()
  readonly #pause = () => new Promise<void>(resolve => this.#deps.clock.after(LIKELY_PAUSE_MS, resolve))
}
