import { z } from 'zod'
import { folded } from '../database/folded.ts'

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
