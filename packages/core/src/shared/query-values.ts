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
