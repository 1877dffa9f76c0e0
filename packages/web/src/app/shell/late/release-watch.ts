import { type Clock, isNewRelease } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { PageRelease } from '../../../stores/ports.ts'

/** How often the page that is served is asked for while it is looked at, in milliseconds. */
export const RELEASE_CHECK_MS = 15 * 60_000

/** How soon after an asking another is worth it, in milliseconds. */
export const RELEASE_FRESH_MS = 60_000

/** Knows whether a newer release is served than the one that runs. Section 2, "Missing code". */
export class ReleaseWatch {
  served: string | null = null
  dismissed: string | null = null
  readonly #release: PageRelease
  readonly #clock: Pick<Clock, 'now' | 'after'>
  #requestedAt = Number.NEGATIVE_INFINITY
  #cancel: (() => void) | undefined

  constructor(release: PageRelease, clock: Pick<Clock, 'now' | 'after'>) {
    this.#release = release
    this.#clock = clock
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the person is to be told. They are told once of each release. */
  get isNew(): boolean {
    return isNewRelease(this.#release.running, this.served) && this.served !== this.dismissed
  }

  /** Asks now, unless that was done a moment ago, and goes on asking until it is stopped. */
  async watch(): Promise<void> {
    this.stop()
    this.#cancel = this.#clock.after(RELEASE_CHECK_MS, () => void this.watch())
    await this.request()
  }

  async request(): Promise<void> {
    if (this.#release.running === null || this.#clock.now() - this.#requestedAt < RELEASE_FRESH_MS) return
    this.#requestedAt = this.#clock.now()
    const served = await this.#release.served()
    runInAction(() => {
      if (served.answered && served.release !== null) this.served = served.release
    })
  }

  /** Not now; the next release is told again. */
  dismiss(): void {
    this.dismissed = this.served
  }

  stop(): void {
    this.#cancel?.()
  }
}
