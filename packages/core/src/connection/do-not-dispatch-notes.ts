import { formatNumber } from '../shared/amounts.ts'
import type { Problem } from '../shared/refusal.ts'

/** Characters of the notes, at most. Choice: enough for a page of reasons. */
export const NOTES_CHARACTERS_MAX = 2_000

/**
 * The problems with the notes of a do not dispatch. Empty: notes are optional. Source: section 4, "Do not dispatch".
 */
export const notesProblems = (notes: string): readonly Problem[] =>
  notes.trim().length > NOTES_CHARACTERS_MAX
    ? [{ field: 'notes', message: `Shorten the notes to ${formatNumber(NOTES_CHARACTERS_MAX)} characters.` }]
    : []
