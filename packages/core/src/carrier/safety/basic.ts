/**
 * The federal behavior categories, in the order of the public record. Source: section 3, "Inspections, crashes and
 * violations".
 */
export const BASICS = [
  'unsafe_driving',
  'hours_of_service',
  'driver_fitness',
  'controlled_substances',
  'vehicle_maintenance',
  'crash_indicator',
  'hazmat_compliance',
] as const
/** One of the seven. Source: section 3, "Inspections, crashes and violations". */
export type Basic = (typeof BASICS)[number]

/** The kind of carrier, by what it carries, which sets the intervention thresholds. */
export type BasicPeerGroup = 'general' | 'hazmat' | 'passenger'

interface BasicFacts {
  readonly label: string
  /** Its id in the public record; null where property carriers' measures are not public. */
  readonly id: number | null
  /** Percentiles, 0 to 100. */
  readonly thresholds: Readonly<Record<BasicPeerGroup, number>>
}

const STRICT = { general: 65, hazmat: 60, passenger: 50 } as const
const USUAL = { general: 80, hazmat: 75, passenger: 65 } as const

/**
 * Each category's label, id and intervention thresholds.
 *
 * Units: thresholds are percentiles, 0 to 100. They are data, as the agency has announced a new method.
 * Source: section 3, "Inspections, crashes and violations"; the numbers are those of the federal safety measurement.
 */
export const BASIC_FACTS = {
  unsafe_driving: { label: 'Unsafe driving', id: 11, thresholds: STRICT },
  hours_of_service: { label: 'Hours of service', id: 12, thresholds: STRICT },
  driver_fitness: { label: 'Driver fitness', id: 13, thresholds: USUAL },
  controlled_substances: { label: 'Controlled substances and alcohol', id: 14, thresholds: USUAL },
  vehicle_maintenance: { label: 'Vehicle maintenance', id: 15, thresholds: USUAL },
  crash_indicator: { label: 'Crash indicator', id: null, thresholds: STRICT },
  hazmat_compliance: {
    label: 'Hazardous materials compliance',
    id: null,
    thresholds: { general: 80, hazmat: 80, passenger: 80 },
  },
} as const satisfies Readonly<Record<Basic, BasicFacts>>

/** The category of an id of the public record. Refuses: undefined for any other number. Source: section 3, "Inspections, crashes and violations". */
export const basicOfId = (id: number): Basic | undefined => BASICS.find(basic => BASIC_FACTS[basic].id === id)

/** A carrier's measure in one category. Null is "not on record", or not public. */
export interface BasicMeasure {
  readonly basic: Basic
  /** Weighted violations by exposure; 0 is the best. */
  readonly measure: number | null
  /** Rank in its peer group, 0 to 100; 100 is the worst. */
  readonly percentile: number | null
}

/**
 * Whether a percentile reaches the agency's intervention threshold.
 *
 * Empty: null when it is not on record. The threshold itself counts.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const exceedsThreshold = (
  { basic, percentile }: Pick<BasicMeasure, 'basic' | 'percentile'>,
  group: BasicPeerGroup,
): boolean | null => (percentile === null ? null : percentile >= BASIC_FACTS[basic].thresholds[group])
