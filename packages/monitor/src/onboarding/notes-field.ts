import { z } from 'zod'
import { plainText } from '../http/fields.ts'

/** The most characters of the notes. Choice: a page. */
const NOTES_MAX = 2_000

/** Notes in a body, as trimmed plain text. Blank notes become null. */
export const notesInBody = z
  .string('Give a text.')
  .transform(plainText)
  .refine(text => text.length <= NOTES_MAX, `Write at most ${NOTES_MAX.toLocaleString('en-US')} characters.`)
  .transform(text => text || null)
  .nullable()
