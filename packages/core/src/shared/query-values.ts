import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import type { NestedQuery } from './nested-query.ts'

/** The nested values of a name. Empty: an empty query, also for a text or a list. */
export const queryAt = (query: NestedQuery, name: string): NestedQuery => {
  const found = query[name]
  return typeof found === 'object' && !Array.isArray(found) ? (found as NestedQuery) : {}
}

/** The text of a name; of a list the first. Empty: an empty text. */
export const textAt = (query: NestedQuery, name: string): string => {
  const found = query[name]
  if (typeof found === 'string') return found
  return Array.isArray(found) ? String(found[0]) : ''
}

/** The texts of a name; a single text is a list of one. Empty: an empty list. */
export const textsAt = (query: NestedQuery, name: string): readonly string[] => {
  const found = query[name]
  if (typeof found === 'string') return [found]
  return Array.isArray(found) ? (found as readonly string[]) : []
}

/** The whole number of a name, from 0, with seven digits at most. Refuses: undefined for anything else. */
export const wholeNumberAt = (query: NestedQuery, name: string): number | undefined => {
  const text = textAt(query, name)
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

/** In every zone, a day within these begins and ends in a year from 2000 to 2199. */
const FIRST_DAY = '2000-01-02'
const LAST_DAY = '2199-12-30'

/**
 * The day of a name. Refuses: null for any other text, and before 2000 or after 2199.
 *
 * Source: section 5, "Typed dates".
 */
export const dayAt = (query: NestedQuery, name: string): CalendarDate | null => {
  const day = parseCalendarDate(textAt(query, name))
  return day === undefined || day < FIRST_DAY || day > LAST_DAY ? null : day
}

/** The option whose text is the value of a name. Refuses: undefined for any other. */
export const oneOfAt = <const Value extends string | number>(
  query: NestedQuery,
  name: string,
  values: readonly Value[],
): Value | undefined => {
  const text = textAt(query, name)
  return values.find(value => String(value) === text)
}

/** The options whose texts are values of a name, each once, in the order of the options. */
export const someOfAt = <const Value extends string>(
  query: NestedQuery,
  name: string,
  values: readonly Value[],
): readonly Value[] => {
  const texts = new Set(textsAt(query, name))
  return values.filter(value => texts.has(value))
}
