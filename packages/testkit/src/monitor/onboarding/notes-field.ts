import { z } from 'zod'
import { plainText } from '../http/fields.ts'

/** Characters of the notes, at most. Choice: enough for a page of reasons. */
const NOTES_MAX = 2_000

/** Notes in a body, as plain text. Blank ones, like null, say nothing. Blanks around them do not count. */
export const notesInBody = z
  .string('Give a text.')
  .transform(plainText)
  .refine(text => text.length <= NOTES_MAX, `Write at most ${NOTES_MAX.toLocaleString('en-US')} characters.`)
  .transform(text => text || null)
  .nullable()
