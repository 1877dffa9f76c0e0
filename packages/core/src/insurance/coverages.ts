/**
 * The lines of insurance that a certificate may show, in the order in which a broker asks for them.
 *
 * Source: section 3, "Insurance records". Choice: the lines are not told; these are those of the usual certificate.
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
] as const

/** One line of insurance. Source: section 3, "Insurance records". */
export type Coverage = (typeof COVERAGES)[number]

/** What each line is called on a screen. Source: section 3, "Insurance records". */
export const COVERAGE_LABELS: Readonly<Record<Coverage, string>> = {
  bipd: 'Auto liability (BIPD)',
  cargo: 'Motor truck cargo',
  'general-liability': 'General liability',
  'workers-compensation': 'Workers’ compensation',
  umbrella: 'Umbrella or excess',
  'trailer-interchange': 'Trailer interchange',
  'non-owned-trailer': 'Non-owned trailer',
  'physical-damage': 'Physical damage',
}
