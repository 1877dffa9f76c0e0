import { z } from 'zod'

import { folded } from '../database/name-key.ts'

/** The largest id that the database keeps. A larger one is no id. */
export const ID_MAX = 2_147_483_647

/** A whole number in an address: digits only, between `min` and `max`. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string('Give one whole number.')
    .regex(/^\d{1,10}$/, 'Give a whole number.')
    .transform(Number)
    .refine(number => number >= min && number <= max, `Give a number from ${min} to ${max}.`)

export const idInQuery = wholeNumber({ min: 1, max: ID_MAX })

/** An id in a body: a number in JSON, its digits in a form. */
export const idInBody = z.union([z.int().min(1).max(ID_MAX), idInQuery], 'Give a whole number.')

/** Yes or no in an address: `true` or `false`. */
export const flagInQuery = z.enum(['true', 'false'], 'Give true or false.').transform(text => text === 'true')

/** Yes or no in a body: a boolean in JSON, `true` or `false` in a form. */
export const flagInBody = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')],
  'Give true or false.',
)

const isCalendarDate = (text: string) => {
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A day, `2026-11-21`. A day that no calendar has (February 30) is refused. */
export const calendarDate = z
  .string('Give a date.')
  .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: 'Give a date such as 2026-11-21.', abort: true })
  .refine(isCalendarDate, 'There is no such day.')

const EMAIL_MAX = 254

/** An e-mail address in a body, without blanks around it and in small letters, as addresses are kept. */
export const emailInBody = z
  .string('Give an e-mail address.')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, 'Give an e-mail address.')
  .pipe(z.email('Give an e-mail address.'))

/**
 * One line that a person typed, without blanks around it: not empty, at most `max` characters, and no control
 * characters, of which the database cannot keep all.
 */
export const lineOfText = ({ max, empty }: { max: number; empty: string }) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(max, `Use ${max} characters at most.`)
    .regex(/^\P{Cc}*$/u, 'Use no control characters.')

/** An instant in a body, ISO 8601 with its zone: `2026-11-21T08:00:00.000Z`. */
export const instantInBody = z.iso
  .datetime({ offset: true, error: 'Give an instant such as 2026-11-21T08:00:00.000Z.' })
  .transform(text => new Date(text))
  .refine(at => at.getTime() >= EARLIEST && at.getTime() <= LATEST, 'There was nothing here at that time.')
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

/** The sort of a list, which a call may name in `q[s]` and may leave out. Refuses: every other, with a 422. */
export const sortedBy = <const Sort extends string>(sort: Sort) =>
  z.literal(sort, `This list is sorted by "${sort}".`).optional()

/**
 * A text in a query or a body, the blanks around it taken off, of at most so many characters.
 *
 * Refuses: a longer text, and with `min: 1` an empty one. Nothing is ever cut off.
 */
export const textField = ({ min = 0, max }: { readonly min?: 0 | 1; readonly max: number }) =>
  z
    .string('Give one text.')
    .trim()
    .min(min, 'Write something first.')
    .max(max, `Give at most ${max.toLocaleString('en-US')} characters.`)

/** A text as it stands in a `like` pattern: its own signs mean themselves. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)

/** Characters that no text of people needs: controls but the line break and the tab, and those that are not seen. */
const UNSEEN = /[^\P{Cc}\n\t]|\p{Cf}|[\p{Zl}\p{Zp}]|\p{Cs}/gu

/**
 * A text as it is kept: trimmed, its line ends of one kind, without controls and characters that are not seen (they
 * could turn a text around or hide a part of it). Markup stays, as text.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').trim()

/** A text that says something, sanitised. Refuses: a blank one, and one of more characters than `max`. */
export const saidInBody = (max: number, blank: string) =>
  z
    .string('Give a text.')
    // The cap comes first, so that no longer text is worked on.
    .max(max, `Write at most ${max.toLocaleString('en-US')} characters.`)
    .transform(plainText)
    .refine(text => text !== '', blank)

const TEXT_MAX = 200

/** A part of a name or subject that a list is narrowed by, whatever its case. Refuses: 422 for blanks alone. */
export const containsInQuery = z
  .string('Give one text.')
  .max(TEXT_MAX, `Give at most ${TEXT_MAX} characters.`)
  // The database keeps no such character; a search for it would be a fault there.
  .refine(sent => !sent.includes('\u0000'), 'This text cannot be searched for.')
  .transform(folded)
  .refine(text => text !== '', 'Give at least one character.')

/** The pattern of `like` for a text somewhere in a folded one: nothing in it is a wildcard. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
