/**
 * The default countries of a search, in display order.
 *
 * Source: section 9, "Countries".
 */
export const DEFAULT_COUNTRIES = ['US', 'CA', 'MX'] as const

/** One of these, by its two letters. Source: section 9, "Countries". */
export type Country = (typeof DEFAULT_COUNTRIES)[number]

/** The country that is not shown after its places. Choice: the portal's brokers are based there. */
export const HOME_COUNTRY: Country = 'US'

/** Source: section 9, "Countries"; the wording is ours. */
export const COUNTRY_NAMES = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
} as const satisfies Record<Country, string>
