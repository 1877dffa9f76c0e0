import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { logLine } from '../../http/log.ts'
import { type Clock, today } from '../../kernel/clock.ts'
import { readyLists } from '../../own-carriers/ready-lists.ts'
import { moveWorlds } from '../../worlds/index.ts'

const CHECK_EVERY_MS = 60_000

/** Receives the log lines of moves and failures. */
interface Surroundings {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log?: (line: string) => void
}

/**
 * Moves the dates of a database's worlds with the clock, beside the calls: at the start, and on each new day. After a
 * move, and every minute, it assesses the own carriers of which an import, a user or a day has changed something, so that
 * no list waits for it.
 */
export class MovingWorlds {
  readonly #around: Surroundings
  /** The day to which all worlds are known to be moved. */
  #day: string | undefined
  #updating: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #readying: Promise<void> = Promise.resolve()
  readonly #stopping = new AbortController()

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Checks now, and again every minute. */
  async start(): Promise<void> {
    await this.#check()
    this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS).unref()
  }

  /** Stops checking, and waits for a move that is running. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#updating
    await this.#readying
  }

  /** Moves the worlds that are behind. A move that fails is logged and tried again the next time. */
  async update(): Promise<void> {
    this.#updating ??= this.#move().finally(() => {
      this.#updating = undefined
    })
    await this.#updating
  }

  async #check(): Promise<void> {
    await this.update()
    await this.#readying
    if (!this.#stopping.signal.aborted) this.#readying = this.#ready()
  }

  async #move(): Promise<void> {
    const { db, clock } = this.#around
    const day = today(clock)
    if (day === this.#day) return
    try {
      if ((await moveWorlds(db, day)) !== 'busy') this.#day = day
    } catch (fault) {
      this.#report(fault)
    }
  }

  async #ready(): Promise<void> {
    const { signal } = this.#stopping
    try {
      await readyLists(this.#around, signal)
    } catch (fault) {
      if (!signal.aborted) this.#report(fault)
    }
  }

  #report(fault: unknown): void {
    this.#around.log?.(logLine({ requestId: '-', route: 'moving worlds', status: 500, ms: 0, fault }))
  }
}
