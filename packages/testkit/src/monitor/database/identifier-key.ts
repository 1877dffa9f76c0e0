/**
 * An identifier as the search compares it: capitals, without dashes and blanks; a region stays where it is.
 *
 * Source: section 5, "Search text". Choice: one key for all types, as dashes never tell two numbers apart.
 */
export const identifierKey = (value: string): string => value.toUpperCase().replace(/[\s-]+/gu, '')
