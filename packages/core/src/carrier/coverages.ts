/**
 * The lines of insurance that a certificate may show, in the order that brokers use.
 *
 * Source: section 3, "Insurance records". Choice: the source does not list the lines; these are the ones of the usual
 * certificate, and the surety bond or trust fund that a broker files.
 */
export const COVERAGES = [
  'bipd',
  'cargo',
  'general-liability',
  'workers-compensation',
  'umbrella',
  'trailer-interchange',
  'non-owned-trailer',
  'physical-damage',
  'broker-bond',
] as const

/** One line of insurance. Source: section 3, "Insurance records". */
export type Coverage = (typeof COVERAGES)[number]

/** The label of each line. Source: section 3, "Insurance records". */
export const COVERAGE_LABELS: Readonly<Record<Coverage, string>> = {
  bipd: 'Auto liability (BIPD)',
  cargo: 'Motor truck cargo',
  'general-liability': 'General liability',
  'workers-compensation': 'Workers’ compensation',
  umbrella: 'Umbrella or excess',
  'trailer-interchange': 'Trailer interchange',
  'non-owned-trailer': 'Non-owned trailer',
  'physical-damage': 'Physical damage',
  'broker-bond': 'Broker bond',
}
