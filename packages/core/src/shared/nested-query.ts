import { isQueryName, NESTED_QUERY_DEPTH_MAX, NESTED_QUERY_VALUES_MAX } from './write-nested-query.ts'

/** A parsed query string: texts, lists of texts, and nested objects. */
export interface NestedQuery {
  readonly [name: string]: string | readonly string[] | NestedQuery
}

/** Characters of a query string, at most. A longer one reads as empty. */
export const NESTED_QUERY_CHARACTERS_MAX = 8_192

type Writable = { [name: string]: string | string[] | Writable }

/** A percent sign that begins no escape is one that was typed: `search=100%+HAUL`. */
const TYPED_PERCENT = /%(?![\dA-Fa-f]{2})/g

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced.replace(TYPED_PERCENT, '%25'))
  } catch {
    return spaced
  }
}

/** `a[b][c]`: the path of names (a, b), the last name (c), and whether it ends in `[]`. */
interface Key {
  readonly way: readonly string[]
  readonly name: string
  readonly isList: boolean
}

/** Refuses: undefined for anything malformed or too deep. */
const readKey = (key: string): Key | undefined => {
  const isList = key.endsWith('[]')
  const bare = isList ? key.slice(0, -2) : key
  if (!/^[^[\]]+(?:\[[^[\]]+\])*$/.test(bare)) return undefined
  const names = bare.split(/[[\]]/).filter(name => name !== '')
  const way = names.slice(0, -1)
  return names.every(isQueryName) && way.length <= NESTED_QUERY_DEPTH_MAX
    ? { way, name: String(names.at(-1)), isList }
    : undefined
}

const isInside = (value: Writable[string] | undefined): value is Writable =>
  typeof value === 'object' && !Array.isArray(value)

const put = (into: Writable, { way, name, isList }: Key, value: string): void => {
  let place = into
  for (const each of way) {
    const inside = Object.hasOwn(place, each) ? place[each] : (place[each] = {})
    if (!isInside(inside)) return
    place = inside
  }
  const known = Object.hasOwn(place, name) ? place[name] : undefined
  if (known === undefined) place[name] = isList ? [value] : value
  else if (typeof known === 'string') place[name] = [known, value]
  else if (Array.isArray(known)) known.push(value)
}

/**
 * Reads a query string, with or without its question mark.
 *
 * A repeated name becomes a list, as does one that ends in `[]`. If two values have conflicting shapes, the first is
 * kept. Empty: an empty object. Refuses: nothing; malformed, too deep or too many values are left out.
 * Source: section 2, "Nested query strings".
 */
export const readNestedQuery = (search: string): NestedQuery => {
  const read: Writable = {}
  const text = search.startsWith('?') ? search.slice(1) : search
  if (text.length > NESTED_QUERY_CHARACTERS_MAX) return read
  for (const part of text.split('&', NESTED_QUERY_VALUES_MAX)) {
    const equals = part.indexOf('=')
    const end = equals < 0 ? part.length : equals
    const key = readKey(decode(part.slice(0, end)))
    if (key !== undefined) put(read, key, decode(part.slice(end + 1)))
  }
  return read
}
