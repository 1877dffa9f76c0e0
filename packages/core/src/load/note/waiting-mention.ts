import { parseId, type UserId } from '../../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { textAt } from '../../shared/query-values.ts'
import { paths } from '../../routes/paths.ts'
import type { Note, NoteId, NoteSubject } from './note.ts'

/** A note that mentions the user, which they have not opened yet. Source: section 3, "Mention". */
export interface WaitingMention {
  readonly noteId: NoteId
  readonly subject: NoteSubject
  /** The carrier's legal name, or the load's own number. Null: not on record. */
  readonly subjectName: string | null
  /** Null: the author is no longer on record. */
  readonly authorName: string | null
  /** The instant the note was written. */
  readonly createdAt: string
}

const subjectText = ({ subject, subjectName }: Pick<WaitingMention, 'subject' | 'subjectName'>): string =>
  subject.kind === 'carrier'
    ? (subjectName ?? `carrier ${subject.carrierId}`)
    : `load ${subjectName ?? subject.loadId}`

/** "Noor Haddad mentions you on load NL-20841". Source: section 3, "Mention". */
export const mentionText = (mention: WaitingMention): string =>
  `${mention.authorName ?? 'A former user'} mentions you on ${subjectText(mention)}`

/**
 * The path of a note: its carrier's or its load's, which opens with the note in view.
 *
 * Source: section 3, "Mention". The name in the query is ours.
 */
export const notePath = (subject: NoteSubject, note: NoteId): string =>
  subject.kind === 'carrier'
    ? `${paths.carrier({ id: subject.carrierId }, { note })}#notes`
    : paths.load({ id: subject.loadId }, { note })

/**
 * The note that an address opens, from its query with or without its question mark.
 *
 * Empty: null for none, and for what is no number. Source: section 3, "Mention".
 */
export const noteOfAddress = (search: string): NoteId | null =>
  parseId<'note'>(textAt(readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX)), 'note')) ?? null

/** Whether a note mentions a user who has not opened it yet. Source: section 3, "Mention". */
export const isWaitingFor = ({ mentions }: Pick<Note, 'mentions'>, userId: UserId): boolean =>
  mentions.some(mention => mention.userId === userId && !mention.isSeen)
