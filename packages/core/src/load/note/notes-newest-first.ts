import { newestFirst } from '../../shared/newest-first.ts'
import { relativeTime } from '../../shared/times.ts'
import type { Note } from './note.ts'

/** Notes in the order they are read: the newest first, and of two made at once the one with the higher id. */
export const notesNewestFirst = (notes: readonly Note[]): readonly Note[] => notes.toSorted(newestFirst)

/**
 * Who wrote a note and when: "Dana Reyes, 5 minutes ago". `now` is milliseconds since 1970.
 *
 * Empty: "A former user" when the author is no longer on record. Source: section 3, "Note".
 */
export const noteByline = ({ authorName, createdAt }: Pick<Note, 'authorName' | 'createdAt'>, now: number) =>
  `${authorName ?? 'A former user'}, ${relativeTime(createdAt, now)}`
