import type {
  CarrierDetail,
  CarrierId,
  CarrierSummary,
  Carriers,
  CurrentUser,
  Outcome,
  Refusal,
} from '@fairhaul/core'

/** The maximum number of cached details. */
export const DETAILS_MAX = 12

/** The maximum number of cached rows: a few pages of lists. */
export const ROWS_MAX = 200

/** How long details that were just loaded are not requested again, as between hovering a link and pressing it. */
export const FRESH_MS = 5_000

/** The maximum number of prefetches pending at the same time. */
const AHEAD_MAX = 2

/**
 * A cache of the last few carriers' details, so that a profile that was hovered or left a moment ago opens at once and
 * is refreshed in the background. It belongs to one user, and is empty for another.
 *
 * Nothing in it is observable: the profile's own store shows the details. No Query: several carriers may be pending at
 * the same time, each by its id.
 */
export class CarrierDetailsStore {
  readonly #carriers: Carriers
  readonly #user: () => CurrentUser | null | undefined
  readonly #now: () => number
  readonly #known = new Map<CarrierId, { readonly detail: CarrierDetail; readonly loadedAt: number }>()
  readonly #rows = new Map<CarrierId, CarrierSummary>()
  readonly #ahead = new Map<CarrierId, Promise<Outcome<CarrierDetail, Refusal>>>()
  #owner = ''

  constructor(carriers: Carriers, user: () => CurrentUser | null | undefined, now: () => number) {
    this.#carriers = carriers
    this.#user = user
    this.#now = now
  }

  /** The cached details. Empty: undefined. */
  peek(id: CarrierId): CarrierDetail | undefined {
    this.#forgetOthers()
    return this.#known.get(id)?.detail
  }

  /** Whether the cached details were loaded a moment ago. */
  isFresh(id: CarrierId): boolean {
    this.#forgetOthers()
    const loadedAt = this.#known.get(id)?.loadedAt
    return loadedAt !== undefined && this.#now() - loadedAt < FRESH_MS
  }

  /** The row of a carrier in a list that was shown a moment ago, or its details. Empty: undefined. */
  summaryOf(id: CarrierId): CarrierSummary | undefined {
    return this.peek(id) ?? this.#rows.get(id)
  }

  /** Remembers the rows of a list, so that a profile opened from it shows its head at once. */
  keepRows(rows: readonly CarrierSummary[]): void {
    this.#forgetOthers()
    for (const row of rows) {
      this.#rows.delete(row.id)
      this.#rows.set(row.id, row)
    }
    for (const oldest of this.#rows.keys()) {
      if (this.#rows.size <= ROWS_MAX) return
      this.#rows.delete(oldest)
    }
  }

  keep(detail: CarrierDetail): void {
    this.#forgetOthers()
    this.#known.delete(detail.id)
    this.#known.set(detail.id, { detail, loadedAt: this.#now() })
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= DETAILS_MAX) return
      this.#known.delete(oldest)
    }
  }

  /** Removes a carrier's details, and drops any response that was requested before now. */
  forget(id: CarrierId): void {
    this.#known.delete(id)
    this.#rows.delete(id)
    this.#ahead.delete(id)
  }

  /** Clears the cache and drops pending requests: the person leaves. */
  forgetAll(): void {
    this.#owner = ''
    this.#known.clear()
    this.#rows.clear()
    this.#ahead.clear()
  }

  /**
   * Prefetches before a click. The result is cached; an error is shown only when the profile itself requests the
   * details.
   */
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

  /** The result of a pending prefetch, or of a new request. */
  async request(id: CarrierId, signal?: AbortSignal): Promise<Outcome<CarrierDetail, Refusal>> {
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
    this.#rows.clear()
    this.#ahead.clear()
  }
}
