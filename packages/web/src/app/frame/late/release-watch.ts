import { type Clock, isNewRelease } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { PageRelease } from '../../../stores/ports.ts'

/** How often the served page is requested while the page is visible, in milliseconds. */
export const RELEASE_CHECK_MS = 15 * 60_000

/** The shortest time between two requests, in milliseconds. */
export const RELEASE_FRESH_MS = 60_000

/** Watches for a newer release than the running one. Section 2, "Missing code". */
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

  /** Whether to show the notice. It is shown once for each release. */
  get isNew(): boolean {
    return isNewRelease(this.#release.running, this.served) && this.served !== this.dismissed
  }

  /** Requests the release now, unless it was requested a moment ago, and repeats this until stopped. */
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

  /** Dismisses the notice; the next release is announced again. */
  dismiss(): void {
    this.dismissed = this.served
  }

  stop(): void {
    this.#cancel?.()
  }
}
