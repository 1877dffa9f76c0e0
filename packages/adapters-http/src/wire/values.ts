import { type CalendarDate, type Id, parseId } from '@fairhaul/core'
import { type Reader, Unreadable } from './reader.ts'

/** Text, also empty text. */
export const text: Reader<string> = value => {
  if (typeof value !== 'string') throw new Unreadable('no text')
  return value
}

export const yesNo: Reader<boolean> = value => {
  if (typeof value !== 'boolean') throw new Unreadable('neither true nor false')
  return value
}

/** A whole number from 0: how many, or whole US dollars. */
export const count: Reader<number> = value => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new Unreadable('no whole number from 0')
  return value as number
}

/** Any number from 0, fractions too: a measure. */
export const amount: Reader<number> = value => {
  if (typeof value !== 'number' || !(value >= 0 && value < Number.POSITIVE_INFINITY))
    throw new Unreadable('no number from 0')
  return value
}

/** A share, 0 to 1. */
export const share: Reader<number> = value => {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new Unreadable('no share from 0 to 1')
  return value
}

/** Miles from 0, with fractions. */
export const miles: Reader<number> = value => {
  if (typeof value !== 'number' || !(value >= 0)) throw new Unreadable('no miles from 0')
  return value
}

/** Degrees north or east; core checks whether they are on the map. */
export const degrees: Reader<number> = value => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Unreadable('no degrees')
  return value
}

/** The monitor's id of a record. The type says of which kind: `id<'carrier'>`. */
export const id = <Kind extends string>(value: unknown): Id<Kind> => {
  const read = typeof value === 'number' ? parseId<Kind>(value) : undefined
  if (read === undefined) throw new Unreadable('no id')
  return read
}

/** A day, `YYYY-MM-DD`, that is in the calendar. */
export const calendarDate: Reader<CalendarDate> = value => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || !isDay(value))
    throw new Unreadable('no calendar date')
  return value as CalendarDate
}

/** Days 1 to 28 are in every month; only later days are checked. */
const isDay = (value: string): boolean => {
  const month = Number(value.slice(5, 7))
  const day = Number(value.slice(8))
  if (month < 1 || month > 12 || day < 1) return false
  return day <= 28 || day <= new Date(Date.UTC(Number(value.slice(0, 4)), month, 0)).getUTCDate()
}

/** An instant in ISO 8601 with its zone, kept as text. */
export const instant: Reader<string> = value => {
  if (typeof value !== 'string' || !INSTANT.test(value) || Number.isNaN(Date.parse(value)))
    throw new Unreadable('no instant with a zone')
  return value
}
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * A URL that a link may have: one that starts with `/`, `http://` or `https://`.
 *
 * Refuses: every other scheme, as a `javascript:` link would run.
 */
export const linkAddress: Reader<string> = value => {
  if (typeof value !== 'string' || !/^(https?:\/)?\//i.test(value))
    throw new Unreadable('no address of the web')
  return value
}

/** Null is a missing value. A missing field is not null and is refused. */
export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  value =>
    value === null ? null : reader(value)

/** A field beyond the specified ones, which a monitor may leave out: then it is null. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | null> =>
  value =>
    value === null || value === undefined ? null : reader(value)

/** One of a closed set of names. */
export const oneOf =
  <const Word extends string>(terms: readonly Word[]): Reader<Word> =>
  value => {
    if (!isOneOf(terms, value)) throw new Unreadable('no word that is known here')
    return value
  }

export const isOneOf = <const Word extends string>(terms: readonly Word[], value: unknown): value is Word =>
  (terms as readonly unknown[]).includes(value)

/** Whether a field of a row has a known name. A row that is not an object is kept. */
export const names =
  (field: string, terms: readonly string[]) =>
  (row: unknown): boolean => {
    const word = (row as Readonly<Record<string, unknown>> | null | undefined)?.[field]
    return typeof word !== 'string' || isOneOf(terms, word)
  }
