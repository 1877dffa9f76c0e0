/**
 * The provinces and territories whose National Safety Code numbers carriers hold, by their two letters.
 *
 * Source: section 3, "Identifiers" names the region; the letters are those of the Canadian post.
 */
export const NSC_REGIONS = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const

/** One of the thirteen. Source: section 3, "Identifiers". */
export type NscRegion = (typeof NSC_REGIONS)[number]

/** The name of each region. Source: section 3, "Identifiers"; the wording is ours. */
export const NSC_REGION_LABELS = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const satisfies Readonly<Record<NscRegion, string>>

/** The region of each pair of letters, including old ones still used in registers. */
const MEANINGS: ReadonlyMap<string, NscRegion> = new Map<string, NscRegion>([
  ...NSC_REGIONS.map(region => [region, region] as const),
  ['PQ', 'QC'],
  ['NF', 'NL'],
  ['YK', 'YT'],
])

/**
 * The region of two letters, in any case, trimmed.
 *
 * Refuses: undefined for letters that are no Canadian region; a state of the US has no such numbers.
 * Source: section 3, "Identifiers". Choice: the old letters PQ, NF and YK are read as QC, NL and YT, as federal records
 * still write PQ.
 */
export const readNscRegion = (text: string): NscRegion | undefined => MEANINGS.get(text.trim().toUpperCase())
