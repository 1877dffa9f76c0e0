/**
 * What an area is: a five-digit ZIP, three characters of a postal code, a state, a country, a market (KMA).
 *
 * Source: section 3, "Area".
 */
export const AREA_KINDS = ['five_zip', 'three_zip', 'state', 'country', 'kma'] as const

/** One of the kinds. Source: section 3, "Area". */
export type AreaKind = (typeof AREA_KINDS)[number]

/**
 * The text for an area's kind, shown after its name. Choice: "Market area" for a KMA, a term that few brokers spell
 * out; "Postal area" for three characters, since a Canadian FSA is one as well. Source: section 3, "Area".
 */
export const AREA_KIND_LABELS = {
  five_zip: 'ZIP code',
  three_zip: 'Postal area',
  state: 'State',
  country: 'Country',
  kma: 'Market area',
} as const satisfies Record<AreaKind, string>
