import { z } from 'zod'

import { folded } from '../database/name-key.ts'

/** The largest id of the database. A larger number is no id. */
export const ID_MAX = 2_147_483_647

/** A whole number in a query: digits only, between `min` and `max`. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string('Give one whole number.')
    .regex(/^\d{1,10}$/, 'Give a whole number.')
    .transform(Number)
    .refine(number => number >= min && number <= max, `Give a number from ${min} to ${max}.`)

export const idInQuery = wholeNumber({ min: 1, max: ID_MAX })

/** An id in a body: a number in JSON, its digits in a form. */
export const idInBody = z.union([z.int().min(1).max(ID_MAX), idInQuery], 'Give a whole number.')

/** A flag in a query: `true` or `false`. */
export const flagInQuery = z.enum(['true', 'false'], 'Give true or false.').transform(text => text === 'true')

/** A flag in a body: a boolean in JSON, `true` or `false` in a form. */
export const flagInBody = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')],
  'Give true or false.',
)

const isCalendarDate = (text: string) => {
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A calendar date, `2026-11-21`. A date that does not exist (February 30) is refused. */
export const calendarDate = z
  .string('Give a date.')
  .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: 'Give a date such as 2026-11-21.', abort: true })
  .refine(isCalendarDate, 'This date does not exist.')

const EMAIL_MAX = 254

/** An e-mail address in a body, trimmed and in lower case, as addresses are stored. */
export const emailInBody = z
  .string('Give an e-mail address.')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, 'Give an e-mail address.')
  .meta({ format: 'email' })
  .pipe(z.email('Give an e-mail address.'))

/** In the schema of every text that people write. */
const AS_TYPED = 'Plain text, kept as typed, markup too. Show it as text, or escape it for where it goes.'

/**
 * One line that a person typed, trimmed: not empty, at most `max` characters, and without control characters, some of
 * which the database cannot store.
 */
export const lineOfText = ({ max, empty }: { max: number; empty: string }) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(max, `Use at most ${max} characters.`)
    .regex(/^\P{Cc}*$/u, 'Remove control characters.')
    .describe(AS_TYPED)

/** An instant in a body, ISO 8601 with its zone: `2026-11-21T08:00:00.000Z`. */
export const instantInBody = z.iso
  .datetime({ offset: true, error: 'Give an instant such as 2026-11-21T08:00:00.000Z.' })
  .transform(text => new Date(text))
  .refine(at => at.getTime() >= EARLIEST && at.getTime() <= LATEST, 'There was nothing here at that time.')
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

/** The only sort of a list, optional in `q[s]`. Refuses: 422 for any other. */
export const sortedBy = <const Sort extends string>(sort: Sort) =>
  z.literal(sort, `This list is sorted by "${sort}".`).optional()

/**
 * A text in a query or a body, trimmed, of at most `max` characters.
 *
 * Refuses: a longer text, and with `min: 1` an empty one. Text is never truncated.
 */
export const textField = ({ min = 0, max }: { readonly min?: 0 | 1; readonly max: number }) =>
  z
    .string('Enter one text.')
    .trim()
    .min(min, 'Enter some text.')
    .max(max, `Give at most ${max.toLocaleString('en-US')} characters.`)

/** A text for a `like` pattern, its wildcards escaped. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)

/** Control characters except line break and tab, and invisible characters. */
const UNSEEN = /[^\P{Cc}\n\t]|\p{Cf}|[\p{Zl}\p{Zp}]|\p{Cs}/gu

/**
 * A text as it is stored: trimmed, with one kind of line end, without control and invisible characters (they could
 * reverse a text or hide a part of it). Markup stays, as text.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').trim()

/** A text that is not blank, sanitized. Refuses: a blank one, and one of more than `max` characters. */
export const messageInBody = (max: number, blank: string) =>
  z
    .string('Give a text.')
    // The limit is checked first, so that longer text is not processed.
    .max(max, `Write at most ${max.toLocaleString('en-US')} characters.`)
    .transform(plainText)
    .refine(text => text !== '', blank)
    .describe(AS_TYPED)

const TEXT_MAX = 200

/** A part of a name or subject that filters a list, in any case. Refuses: 422 for blanks alone. */
export const containsInQuery = z
  .string('Enter one text.')
  .max(TEXT_MAX, `Give at most ${TEXT_MAX} characters.`)
  // The database stores no such character, and fails on a search for it.
  .refine(sent => !sent.includes('\u0000'), 'This text cannot be searched.')
  .transform(folded)
  .refine(text => text !== '', 'Give at least one character.')

/** The `like` pattern that finds a text anywhere in a folded one, its wildcards escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
