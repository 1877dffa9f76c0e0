import { AUTHORITY_AGE_SCALE, COUNT_SCALE, type LaneFilters, type RangeScale } from '@fairhaul/core'

/** A filter that is a range, with its words. */
export interface RangeFilterText {
  readonly name: 'fleetSize' | 'straightBoxTrucks' | 'cargoVans' | 'authorityAgeMonths'
  readonly label: string
  /** One of what is counted. */
  readonly unit: string
  readonly scale: RangeScale
}

export const RANGE_FILTERS: readonly RangeFilterText[] = [
  { name: 'fleetSize', label: 'Power units', unit: 'unit', scale: COUNT_SCALE },
  { name: 'straightBoxTrucks', label: 'Straight box trucks', unit: 'truck', scale: COUNT_SCALE },
  { name: 'cargoVans', label: 'Cargo vans', unit: 'van', scale: COUNT_SCALE },
  { name: 'authorityAgeMonths', label: 'Authority age', unit: 'month', scale: AUTHORITY_AGE_SCALE },
]

/** A filter that is an amount of cover, with its words. */
export interface CoverFilterText {
  readonly name: 'cargoUsd' | 'generalLiabilityUsd' | 'autoLiabilityUsd'
  readonly label: string
}

export const COVER_FILTERS: readonly CoverFilterText[] = [
  { name: 'cargoUsd', label: 'Cargo' },
  { name: 'generalLiabilityUsd', label: 'General liability' },
  { name: 'autoLiabilityUsd', label: 'Auto liability' },
]

/** What is set of the filters, to be merged into the others. */
export type SetFilters = (change: Partial<LaneFilters>) => void
