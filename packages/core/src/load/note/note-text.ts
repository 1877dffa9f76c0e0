import { formatNumber } from '../../shared/amounts.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'

/** Characters of a note, at most, as counted by a form. Choice: two printed pages. */
const NOTE_CHARACTERS_MAX = 5_000

/** Why a note text is refused, with a message for the broker. */
export interface NoteTextRefusal {
  readonly kind: 'empty' | 'too-long'
  readonly message: string
}

/**
 * Reads the text of a note: trimmed, otherwise as typed, line breaks included.
 *
 * Refuses: `empty`, and `too-long` beyond 5,000 characters, with the excess number; the text is never cut.
 * Source: section 3, "Note".
 */
export const readNoteText = (text: string): Outcome<string, NoteTextRefusal> => {
  const trimmed = text.trim()
  if (trimmed === '') return refused({ kind: 'empty', message: 'Enter a note.' })
  const tooMany = trimmed.length - NOTE_CHARACTERS_MAX
  return tooMany > 0
    ? refused({
        kind: 'too-long',
        message: `A note has at most ${formatNumber(NOTE_CHARACTERS_MAX)} characters. Shorten it by ${formatNumber(tooMany)}.`,
      })
    : done(trimmed)
}
