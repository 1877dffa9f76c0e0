import type { CarrierDetail, CarrierId, Carriers, CurrentUser, Outcome, Refusal } from '@fairhaul/core'

/** Details kept at hand, at most. */
export const DETAILS_MAX = 12

/** Details asked for ahead of a click that may be under way together. */
export const AHEAD_MAX = 2

/**
 * The last few carriers' details, so that a profile that was hovered, or left a moment ago, opens at once and is
 * refreshed behind. They belong to the person who asked, and are gone when somebody else is here.
 *
 * Nothing in it is observable: the profile's own store shows what it is given.
 */
export class CarrierDetailsStore {
  readonly #carriers: Carriers
  readonly #user: () => CurrentUser | null | undefined
  readonly #known = new Map<CarrierId, CarrierDetail>()
  readonly #ahead = new Map<CarrierId, Promise<Outcome<CarrierDetail, Refusal>>>()
  #owner = ''

  constructor(carriers: Carriers, user: () => CurrentUser | null | undefined) {
    this.#carriers = carriers
    this.#user = user
  }

  /** The detail as it was last seen. Empty: undefined. */
  peek(id: CarrierId): CarrierDetail | undefined {
    this.#forgetOthers()
    return this.#known.get(id)
  }

  keep(detail: CarrierDetail): void {
    this.#forgetOthers()
    this.#known.delete(detail.id)
    this.#known.set(detail.id, detail)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= DETAILS_MAX) return
      this.#known.delete(oldest)
    }
  }

  /** What is at hand of a carrier is old, and so is an answer to it that was asked for before now. */
  forget(id: CarrierId): void {
    this.#known.delete(id)
    this.#ahead.delete(id)
  }

  /** The person goes, and with them all that is at hand and on its way. */
  forgetAll(): void {
    this.#owner = ''
    this.#known.clear()
    this.#ahead.clear()
  }

  /** Asks ahead of a click. What comes of it is kept; what goes wrong is told when the profile itself asks. */
  prefetch(id: CarrierId): void {
    this.#forgetOthers()
    if (this.#known.has(id) || this.#ahead.has(id) || this.#ahead.size >= AHEAD_MAX) return
    const owner = this.#owner
    const pending = this.#carriers.detail({ id })
    this.#ahead.set(id, pending)
    pending
      .then(answer => {
        if (answer.ok && this.#ownerNow === owner && this.#ahead.get(id) === pending) this.keep(answer.value)
      })
      .catch(() => undefined)
      .finally(() => {
        if (this.#ahead.get(id) === pending) this.#ahead.delete(id)
      })
  }

  /** The answer of an asking ahead that is still under way, or a new one. */
  async request(id: CarrierId, signal: AbortSignal): Promise<Outcome<CarrierDetail, Refusal>> {
    this.#forgetOthers()
    const owner = this.#owner
    const answer = await (this.#ahead.get(id) ?? this.#carriers.detail({ id }, signal))
    if (answer.ok && this.#ownerNow === owner) this.keep(answer.value)
    return answer
  }

  get #ownerNow(): string {
    const user = this.#user()
    return user === null || user === undefined ? '' : `${user.id}/${user.company?.id ?? ''}`
  }

  #forgetOthers(): void {
    const owner = this.#ownerNow
    if (owner === this.#owner) return
    this.#owner = owner
    this.#known.clear()
    this.#ahead.clear()
  }
}
