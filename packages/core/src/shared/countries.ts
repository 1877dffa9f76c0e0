/**
 * The countries that a search is about unless it says otherwise, in the order they are offered.
 *
 * Source: section 9, "Countries".
 */
export const DEFAULT_COUNTRIES = ['US', 'CA', 'MX'] as const

/** One of them, by its two letters. Source: section 9, "Countries". */
export type Country = (typeof DEFAULT_COUNTRIES)[number]

/** The country whose places need no country after them. Choice: the brokers of this portal sit there. */
export const HOME_COUNTRY: Country = 'US'

/** Source: section 9, "Countries"; the words are ours. */
export const COUNTRY_NAMES = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
} as const satisfies Record<Country, string>
