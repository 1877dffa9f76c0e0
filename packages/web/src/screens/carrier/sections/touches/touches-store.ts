import {
  areasWithin,
  type CalendarDate,
  type CarrierId,
  type CarrierTouches,
  type TouchedArea,
  type TouchWindow,
  type VisitedArea,
  verifiedAreas,
  visitedAreas,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

export interface TouchesDeps {
  readonly carrierId: CarrierId
  readonly today: () => CalendarDate
  readonly touches: Pick<CarrierTouches, 'historical' | 'recentlyVerified'>
}

const NONE: readonly TouchedArea[] = []

/** Where a carrier was seen: its history and the reports of its ELD, which load and fail apart. */
export class TouchesStore implements ScreenStore {
  window: TouchWindow = 'all'
  /** Only areas that an ELD verified. */
  isVerifiedOnly = false
  readonly historical: Query<readonly TouchedArea[]>
  readonly verified: Query<readonly TouchedArea[]>
  readonly #today: () => CalendarDate

  constructor({ carrierId, today, touches }: TouchesDeps) {
    this.#today = today
    this.historical = new Query((_, signal) => touches.historical({ carrierId }, signal))
    this.verified = new Query((_, signal) => touches.recentlyVerified({ carrierId }, signal))
    makeAutoObservable(this, { historical: false, verified: false }, { autoBind: true })
  }

  /** All areas that are known so far. Undefined before either of the two has loaded. */
  get all(): readonly VisitedArea[] | undefined {
    const { historical, verified } = this
    if (historical.value === undefined && verified.value === undefined) return undefined
    return visitedAreas(historical.value ?? NONE, verified.value ?? NONE)
  }

  /** The areas of the chosen window and source, the last visited first. */
  get areas(): readonly VisitedArea[] {
    const within = areasWithin(this.all ?? [], this.window, this.#today())
    return this.isVerifiedOnly ? verifiedAreas(within) : within
  }

  get isPending(): boolean {
    return this.historical.isPending || this.verified.isPending
  }

  open(): void {
    void this.historical.load()
    void this.verified.load()
  }

  setWindow(window: TouchWindow): void {
    this.window = window
  }

  setVerifiedOnly(isVerifiedOnly: boolean): void {
    this.isVerifiedOnly = isVerifiedOnly
  }

  showAll(): void {
    this.window = 'all'
    this.isVerifiedOnly = false
  }

  dispose(): void {
    this.historical.dispose()
    this.verified.dispose()
  }
}
