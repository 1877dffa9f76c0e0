import {
  DEFAULT_LANE_FILTERS,
  type LaneFilterChip,
  type LaneFilters,
  type LaneFiltersOffer,
  type LaneNarrowing,
  laneFilterChips,
  offeredLaneFilters,
  withoutLaneFilter,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

export interface LaneFiltersDeps {
  /** The filters of this build and plan; called each time, as the plan may change. */
  readonly offer: () => LaneFiltersOffer
  /** Called when the user changed the filters, even while dragging a slider. Left out: in a drawer with its own button. */
  readonly onChange?: (filters: LaneFilters) => void
}

/**
 * The filters of a lane search. On a form, each change is written to its address; in a drawer they are a draft that is
 * `setFilters`n when it opens and read when it is applied, as each search counts against the plan.
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

  /** The filters that narrow, as text, in the order of the form. */
  get chips(): readonly LaneFilterChip[] {
    return laneFilterChips(offeredLaneFilters(this.filters, this.offer), this.offer)
  }

  get narrows(): boolean {
    return this.chips.length > 0
  }

  /** Shows the filters of the address, without those that are not offered. Does not call `onChange`. */
  setFilters(filters: LaneFilters): void {
    this.filters = offeredLaneFilters(filters, this.offer)
  }

  set(change: Partial<LaneFilters>): void {
    this.filters = { ...this.filters, ...change }
    this.#deps.onChange?.(this.filters)
  }

  /** Removes one filter, as its chip does. */
  remove(name: keyof LaneNarrowing): void {
    this.set(withoutLaneFilter(this.filters, name))
  }

  /** Removes all filters. */
  reset(): void {
    this.set(DEFAULT_LANE_FILTERS)
  }
}
