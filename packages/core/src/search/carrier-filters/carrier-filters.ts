import { CONNECTION_STATUSES } from '../../carrier/connection-status.ts'
import type { RegionKey } from '../../map/regions.ts'
import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'
import type { Country } from '../../shared/countries.ts'

/** How the company stands to a carrier: one of the connection's states, or no connection at all. */
export const CONNECTION_STANDINGS = ['none', ...CONNECTION_STATUSES] as const

/** One of them. Source: section 4, "Connection status". */
export type ConnectionState = (typeof CONNECTION_STANDINGS)[number]

/** Whole US dollars of auto liability that a search can ask for, the federal minimum first; 0 asks for none. */
export const AUTO_COVERS_USD = [0, 750_000, 1_000_000, 2_000_000, 5_000_000] as const

/** Whole US dollars of cargo cover that a search can ask for; 0 asks for none. */
export const CARGO_FILTER_USD = [0, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const

/** Power units that a search may ask for at most. */
export const UNITS_MAX = 100_000

/** A country, or a state or province with its country. */
export type FilteredPlace = Country | RegionKey

/**
 * What narrows a search by name or number. Each filter that is left alone lets every carrier through.
 *
 * Source: section 7, "Carriers", which gives the call filters; which there are is ours.
 */
export interface CarrierFilters {
  /** The carrier's physical address is in one of them. In the order of `FILTERED_PLACES`, each once. Empty: anywhere. */
  readonly places: readonly FilteredPlace[]
  /** Null: whatever the rules say. */
  readonly assessment: AssessmentBucket | null
  /** In the order of `CONNECTION_STANDINGS`, each once. Empty: any. */
  readonly connections: readonly ConnectionState[]
  /** Common or contract authority is active. */
  readonly hasActiveAuthority: boolean
  /** Auto liability (BIPD) in force today, at least so many US dollars; 0 asks for none. */
  readonly autoUsd: (typeof AUTO_COVERS_USD)[number]
  /** Cargo cover in force today, at least so many US dollars; 0 asks for none. */
  readonly cargoUsd: (typeof CARGO_FILTER_USD)[number]
  /** Power units at least: 1 to `UNITS_MAX`. Null: any number, also none on record. */
  readonly minUnits: number | null
  /** No out-of-service order is in force as far as is known. */
  readonly hasNoOrder: boolean
  readonly hasNoAlerts: boolean
}

/** Nothing narrows. Source: section 7, "Carriers". */
export const NO_CARRIER_FILTERS: CarrierFilters = {
  places: [],
  assessment: null,
  connections: [],
  hasActiveAuthority: false,
  autoUsd: 0,
  cargoUsd: 0,
  minUnits: null,
  hasNoOrder: false,
  hasNoAlerts: false,
}
