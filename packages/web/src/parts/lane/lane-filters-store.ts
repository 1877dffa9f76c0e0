import {
  DEFAULT_LANE_FILTERS,
  type LaneFilterChip,
  laneFilterChips,
  type LaneFilters,
  type LaneFiltersOffer,
  type LaneNarrowing,
  offeredLaneFilters,
  withoutLaneFilter,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

export interface LaneFiltersDeps {
  /** Which filters this build and this plan have; asked each time, as the plan may change. */
  readonly offer: () => LaneFiltersOffer
  /** The filters are others, by the broker's hand; also while a slider is dragged. Left out: nobody waits for it, as in a drawer that has its own button. */
  readonly onChange?: (filters: LaneFilters) => void
}

/**
 * The filters of a lane search as they are being set. On a form each change goes to its address; in a drawer they are a
 * draft, `take`n when it opens and read when it is applied, as each search counts against the plan.
 */
export class LaneFiltersStore {
  filters: LaneFilters = DEFAULT_LANE_FILTERS
  readonly #deps: LaneFiltersDeps

  constructor(deps: LaneFiltersDeps) {
    this.#deps = deps
    makeAutoObservable(this, { filters: observableRef }, { autoBind: true })
  }

  get offer(): LaneFiltersOffer {
    return this.#deps.offer()
  }

  /** What narrows, in words, in the order of the form. */
  get chips(): readonly LaneFilterChip[] {
    return laneFilterChips(offeredLaneFilters(this.filters, this.offer), this.offer)
  }

  get narrows(): boolean {
    return this.chips.length > 0
  }

  /** Shows filters that stand in the address, without those that are not offered; tells nobody. */
  take(filters: LaneFilters): void {
    this.filters = offeredLaneFilters(filters, this.offer)
  }

  set(change: Partial<LaneFilters>): void {
    this.filters = { ...this.filters, ...change }
    this.#deps.onChange?.(this.filters)
  }

  /** Takes one filter away, as its chip does. */
  remove(name: keyof LaneNarrowing): void {
    this.set(withoutLaneFilter(this.filters, name))
  }

  /** Takes all of them away. */
  reset(): void {
    this.set(DEFAULT_LANE_FILTERS)
  }
}
