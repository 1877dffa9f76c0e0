import { z } from 'zod'

/** Characters of the notes, at most. Choice: enough for a page of reasons. */
const NOTES_MAX = 2_000

/** Notes in a body, trimmed. Blank ones, like null, say nothing. The database keeps no NUL. */
export const notesInBody = z
  .string('Give a text.')
  .trim()
  .max(NOTES_MAX, `Write at most ${NOTES_MAX.toLocaleString('en-US')} characters.`)
  .refine(text => !text.includes('\0'), 'This text cannot be kept.')
  .transform(text => (text === '' ? null : text))
  .nullable()
