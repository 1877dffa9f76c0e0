import { CONNECTION_STATUSES } from '../../carrier/connection-status.ts'
import type { RegionKey } from '../../map/regions.ts'
import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'
import type { Verdict } from '../../rules/verdict.ts'
import type { Country } from '../../shared/countries.ts'

/** The status of the connection between the company and a carrier, or none without a connection. */
export const CONNECTION_CHOICES = ['none', ...CONNECTION_STATUSES] as const

/** One of these statuses. Source: section 4, "Connection status". */
export type ConnectionState = (typeof CONNECTION_CHOICES)[number]

/** Whole US dollars of auto liability that can be required, the federal minimum first; 0 requires none. */
export const AUTO_COVERS_USD = [0, 750_000, 1_000_000, 2_000_000, 5_000_000] as const

/** Whole US dollars of cargo cover that can be required; 0 requires none. */
export const CARGO_FILTER_USD = [0, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const

/** The largest number of power units that can be required. */
export const UNITS_MAX = 100_000

/** A country, or a state or province with its country. */
export type FilteredPlace = Country | RegionKey

/**
 * The filters of a search by name or number. A filter at its default matches every carrier.
 *
 * Source: section 7, "Carriers", which gives the call filters; the selection is ours.
 */
export interface CarrierFilters {
  /**
   * The carrier's physical address is in one of these. In the order of `FILTERED_PLACES`, each once. Empty: anywhere.
   */
  readonly places: readonly FilteredPlace[]
  /** Null: any assessment. */
  readonly assessment: AssessmentBucket | null
  /** The verdict that the row shows. Null: any. */
  readonly verdict: Verdict | null
  /** In the order of `CONNECTION_CHOICES`, each once. Empty: any. */
  readonly connections: readonly ConnectionState[]
  /** Common or contract authority is active. */
  readonly hasActiveAuthority: boolean
  /** Auto liability (BIPD) in force today, at least this many US dollars; 0 requires none. */
  readonly autoUsd: (typeof AUTO_COVERS_USD)[number]
  /** Cargo cover in force today, at least this many US dollars; 0 requires none. */
  readonly cargoUsd: (typeof CARGO_FILTER_USD)[number]
  /** Power units at least: 1 to `UNITS_MAX`. Null: any number, including none on record. */
  readonly minUnits: number | null
  /** No known out-of-service order is in force. */
  readonly hasNoOrder: boolean
  readonly hasNoAlerts: boolean
}

/** The default filters, which match every carrier. Source: section 7, "Carriers". */
export const NO_CARRIER_FILTERS: CarrierFilters = {
  places: [],
  assessment: null,
  verdict: null,
  connections: [],
  hasActiveAuthority: false,
  autoUsd: 0,
  cargoUsd: 0,
  minUnits: null,
  hasNoOrder: false,
  hasNoAlerts: false,
}
