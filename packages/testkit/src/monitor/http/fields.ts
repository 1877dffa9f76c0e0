import { z } from 'zod'

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
