const ADDRESS_MAX = 8_000

/** The screens that search. Source: section 2, "Routes"; section 3, "Saved search". */
const SCREENS: ReadonlySet<string> = new Set([
  '/carriers/search-results',
  '/carriers/global-search',
  '/carriers/lane-search',
  '/carriers/lane-search-results',
  '/carriers/contact-search',
  '/vehicles',
])

/** One slash, then neither blanks, controls, backslashes nor a hash. */
const IN_APP = /^\/(?!\/)[^\\\s\p{Cc}\p{Cf}#]*$/u

/**
 * Whether a text is the address of a search of the portal: a path of a screen that searches, below the base, with any
 * query. Another host in any disguise is none.
 */
export const isSearchAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && IN_APP.test(text) && SCREENS.has(text.replace(/\?.*$/u, ''))
