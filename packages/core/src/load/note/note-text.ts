import { formatNumber } from '../../shared/amounts.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'

/** Characters of a note, at most, as a form counts them. Choice: two printed pages. */
export const NOTE_CHARACTERS_MAX = 5_000

/** Why a text is no note, with words for the broker. */
export interface NoteTextRefusal {
  readonly kind: 'empty' | 'too-long'
  readonly message: string
}

/**
 * Reads the text of a note: without the blanks around it, lines and all else as typed.
 *
 * Refuses: `empty`, and `too-long` beyond 5,000 characters, which says by how many; nothing is ever cut off.
 * Source: section 3, "Note".
 */
export const readNoteText = (text: string): Outcome<string, NoteTextRefusal> => {
  const trimmed = text.trim()
  if (trimmed === '') return refused({ kind: 'empty', message: 'Write something first.' })
  const tooMany = trimmed.length - NOTE_CHARACTERS_MAX
  return tooMany > 0
    ? refused({
        kind: 'too-long',
        message: `A note has at most ${formatNumber(NOTE_CHARACTERS_MAX)} characters. Shorten it by ${formatNumber(tooMany)}.`,
      })
    : done(trimmed)
}
