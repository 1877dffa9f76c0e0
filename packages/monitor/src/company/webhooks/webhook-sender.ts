import { sql } from 'kysely'
import type { Listen } from '../../database/database.ts'
import { logLine } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { attempt, claimDue, DAY_SECONDS } from './deliver.ts'

/** How often it looks for what is due, in milliseconds; and at once when something is written. */
const POLL_MS = 5_000

/** How many deliveries of this process are under way at once. */
const AT_ONCE = 16

/** For how many days deliveries are stored. */
const STORED_DAYS = 30

/** How often old deliveries are deleted, in turns without work. */
const DELETE_EVERY = 720

/**
 * Sends what webhooks have to deliver. Any number of processes may do so over one database: each delivery belongs to one at
 * a time. What a process did not end, because it stopped, is sent by another with the same id.
 */
export class WebhookSender {
  readonly #services: Pick<Services, 'db' | 'clock' | 'config'>
  readonly #listen: Listen | undefined
  readonly #stopping = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #turning: Promise<void> | undefined
  #wake: (() => void) | undefined
  #isWoken = false
  #idle = 0

  constructor(services: Pick<Services, 'db' | 'clock' | 'config'>, listen?: Listen) {
    this.#services = services
    this.#listen = listen
  }

  start(): void {
    this.#turning ??= this.#turn()
  }

  /** Takes no more deliveries. Those under way are given up, and free for another process. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wakeUp()
    await this.#turning
    await Promise.all(this.#underWay)
  }

  /** Sends all that is due now, and what that makes due. For tests. */
  async drain(): Promise<void> {
    while ((await this.#claim()) > 0) await Promise.all(this.#underWay)
  }

  /** Starts what is due and is free. Resolves to how many. */
  async #claim(): Promise<number> {
    const free = AT_ONCE - this.#underWay.size
    if (free <= 0) return 0
    const claimed = await claimDue(this.#services, free)
    for (const each of claimed) {
      const sending: Promise<void> = attempt(this.#services, each, this.#stopping.signal)
        .catch(fault => this.#log(fault))
        .finally(() => {
          this.#underWay.delete(sending)
          this.#wakeUp()
        })
      this.#underWay.add(sending)
    }
    return claimed.length
  }

  /** Deletes what is too old to be of use. */
  async deleteOld(): Promise<void> {
    const before = secondsAfter(this.#services.clock.now(), -STORED_DAYS * DAY_SECONDS)
    await sql`delete from webhook_deliveries where created_at < ${before}`.execute(this.#services.db)
  }

  async #turn(): Promise<void> {
    const { signal } = this.#stopping
    const unlisten = await this.#listen?.('webhooks', () => this.#wakeUp()).catch(fault => this.#log(fault))
    while (!signal.aborted) {
      let taken = 0
      try {
        taken = await this.#claim()
        if (taken === 0 && this.#idle % DELETE_EVERY === 0) await this.deleteOld()
      } catch (fault) {
        // A database outage must not end the sender.
        this.#log(fault)
      }
      if (taken > 0) continue
      this.#idle += 1
      await this.#pause()
    }
    await unlisten?.()
  }

  #wakeUp(): void {
    this.#isWoken = true
    this.#wake?.()
  }

  /** Waits until something is written, a delivery has ended, or some seconds have passed. */
  async #pause(): Promise<void> {
    if (!this.#isWoken && !this.#stopping.signal.aborted)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, POLL_MS).unref()
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#wake = undefined
    this.#isWoken = false
  }

  #log(fault: unknown): void {
    this.#services.config.log?.(logLine({ requestId: '-', route: 'webhook', status: 500, ms: 0, fault }))
  }
}
