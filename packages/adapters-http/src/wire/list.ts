import { type Reader, rethrowInside, Unreadable } from './reader.ts'
import { isOneOf, oneOf } from './values.ts'

/** Every row of a JSON array. Refuses: a value that is not an array, and a row that its reader refuses. */
export const list =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  value => {
    const rows = arrayIn(value)
    const read: T[] = []
    let at = 0
    try {
      for (; at < rows.length; at++) read.push(reader(rows[at]))
    } catch (thrown) {
      return rethrowInside(at, thrown)
    }
    return read
  }

/**
 * The rows of a JSON array that this portal knows.
 *
 * Choice: a row with an unknown type, scope or rule is left out, as one such row must not fail
 * the whole response. A row of a known kind that cannot be read is still refused.
 */
export const listOfKnown = <T>(
  isKnown: (row: unknown) => boolean,
  reader: Reader<T>,
): Reader<readonly T[]> => {
  const known = list<T | undefined>(row => (isKnown(row) ? reader(row) : undefined))
  return value => known(value).filter(row => row !== undefined)
}

/** A list of names of a closed set, without unknown names. Refuses: a value that is not text. */
export const knownValues = <const Word extends string>(terms: readonly Word[]): Reader<readonly Word[]> =>
  listOfKnown(row => typeof row !== 'string' || isOneOf(terms, row), oneOf(terms))

const arrayIn = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Unreadable('no list')
  return value
}
