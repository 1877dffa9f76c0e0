import { AUTHORITY_AGE_SCALE, COUNT_SCALE, type LaneFilters, type RangeScale } from '@fairhaul/core'

/** A range filter, with its texts. */
export interface RangeFilterText {
  readonly name: 'fleetSize' | 'straightBoxTrucks' | 'cargoVans' | 'authorityAgeMonths'
  readonly label: string
  /** The unit in the singular. */
  readonly unit: string
  readonly scale: RangeScale
}

export const RANGE_FILTERS: readonly RangeFilterText[] = [
  { name: 'fleetSize', label: 'Power units', unit: 'unit', scale: COUNT_SCALE },
  { name: 'straightBoxTrucks', label: 'Straight box trucks', unit: 'truck', scale: COUNT_SCALE },
  { name: 'cargoVans', label: 'Cargo vans', unit: 'van', scale: COUNT_SCALE },
  { name: 'authorityAgeMonths', label: 'Authority age', unit: 'month', scale: AUTHORITY_AGE_SCALE },
]

/** A filter for an amount of coverage, with its texts. */
export interface CoverFilterText {
  readonly name: 'cargoUsd' | 'generalLiabilityUsd' | 'autoLiabilityUsd'
  readonly label: string
}

export const COVER_FILTERS: readonly CoverFilterText[] = [
  { name: 'cargoUsd', label: 'Cargo' },
  { name: 'generalLiabilityUsd', label: 'General liability' },
  { name: 'autoLiabilityUsd', label: 'Auto liability' },
]

/** Sets some of the filters; the others stay. */
export type SetFilters = (change: Partial<LaneFilters>) => void
