import {
  type CurrentUser,
  LANE_ENDS,
  type Lane,
  type LaneSearchAddress,
  laneSearchPath,
  laneSearchResultsPath,
  readLaneSearchAddress,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { AreaNames } from '../../parts/lane/area-names.ts'
import type { LaneEndsStore } from '../../parts/lane/lane-ends-store.ts'
import type { LaneFiltersStore } from '../../parts/lane/lane-filters-store.ts'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import { searchUnderPlan } from '../../stores/under-plan.ts'
import type { AddressWriter } from './address-writer.ts'

export interface LaneFormDeps {
  readonly ends: LaneEndsStore
  readonly filters: LaneFiltersStore
  readonly recent: RecentListStore<Lane>
  readonly notices: PlanNoticesStore
  readonly user: () => Pick<CurrentUser, 'paywall'> | null | undefined
  readonly names: Pick<AreaNames, 'follow' | 'dispose'>
  readonly writer: AddressWriter
  readonly navigator: Pick<Navigator, 'go' | 'prefetch'>
}

/** The result of pressing Search. */
export type SearchPressed =
  | { readonly kind: 'going' }
  /** An end is not complete, and gets the focus. */
  | { readonly kind: 'wrong'; readonly end: 'origin' | 'destination' }
  /** The plan has no search left: its notice is shown. */
  | { readonly kind: 'withheld' }

/**
 * The form of a lane search. All of its values are in its address, so that Back and a reload keep them; the address is
 * written in the same history entry, after a pause while a slider is dragged.
 */
export class LaneFormStore implements ScreenStore {
  readonly ends: LaneEndsStore
  readonly filters: LaneFiltersStore
  readonly recent: RecentListStore<Lane>
  readonly #deps: LaneFormDeps
  #naming: Promise<unknown> = Promise.resolve()

  constructor(deps: LaneFormDeps) {
    this.#deps = deps
    this.ends = deps.ends
    this.filters = deps.filters
    this.recent = deps.recent
    makeAutoObservable(this, { ends: false, filters: false, recent: false }, { autoBind: true })
  }

  get requested(): LaneSearchAddress {
    return { lane: this.ends.lane, filters: this.filters.filters, page: 1 }
  }

  /** Shows the values of an address, unless it was written here. */
  open(search: string): void {
    const requested = readLaneSearchAddress(search)
    if (!this.#deps.writer.isForeign(laneSearchPath(requested))) return
    this.filters.setFilters(requested.filters)
    this.ends.setLane(requested.lane)
    this.#naming = this.#deps.names.follow(requested.lane)
  }

  /** Replaces names that differ from those of the areas. What was chosen or typed since then stays. */
  rename(lane: Lane): void {
    const { ends } = this
    if (LANE_ENDS.every(end => !ends.boxes[end].isTyped && ends.lane[end]?.areaId === lane[end]?.areaId))
      ends.setLane(lane)
  }

  /** Resolves when the names of the lane are confirmed. */
  settled(): Promise<unknown> {
    return this.#naming
  }

  /** A value has changed: writes it to the address. */
  changed(): void {
    this.#deps.writer.write(laneSearchPath(this.requested))
  }

  /** Called when the page shows the address that was opened last: continues what waited for it. */
  arrived(): void {
    this.#deps.writer.arrived()
  }

  /** Loads the code of the results while the user still fills in the form. */
  prepare(): void {
    this.#deps.navigator.prefetch(laneSearchResultsPath(this.requested))
  }

  /** Searches, if the lane is complete and the plan has a search left. */
  search(): SearchPressed {
    const end = this.ends.firstError()
    if (end !== undefined) return { kind: 'wrong', end }
    const { user, notices, recent, writer, navigator } = this.#deps
    const who = user()
    const isWithheld =
      who != null && searchUnderPlan(notices, who, { page: 1, isRetry: false }).kind === 'withheld'
    if (isWithheld) return { kind: 'withheld' }
    recent.searched(this.ends.lane)
    // The form's own history entry must have all values before the results follow it.
    writer.whenWritten(laneSearchPath(this.requested), () =>
      navigator.go(laneSearchResultsPath(this.requested)),
    )
    return { kind: 'going' }
  }

  dispose(): void {
    this.ends.dispose()
    this.#deps.names.dispose()
    this.#deps.writer.stop()
  }
}
