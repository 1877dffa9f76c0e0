import type { CarrierId, Id, UserId } from '../../shared/ids.ts'
import type { LoadId } from '../load.ts'

/** The monitor's number of one note. */
export type NoteId = Id<'note'>

/**
 * The subject of a note: a carrier or a load.
 *
 * Source: section 3, "Note". Choice: a load is the only notable that a screen shows notes of.
 */
export type NoteSubject =
  | { readonly kind: 'carrier'; readonly carrierId: CarrierId }
  | { readonly kind: 'load'; readonly loadId: LoadId }

/** A text that a user of the company wrote. Source: section 3, "Note". */
export interface Note {
  readonly id: NoteId
  readonly subject: NoteSubject
  readonly text: string
  readonly authorId: UserId
  /** Null: the author is no longer on record. */
  readonly authorName: string | null
  /** The instant it was written. */
  readonly createdAt: string
  /** In the order they were chosen. */
  readonly mentions: readonly NoteMention[]
}

/** Someone of the company whom a note mentions. Source: section 3, "Mention". */
export interface NoteMention {
  readonly userId: UserId
  /** Null: they are no longer on record. */
  readonly userName: string | null
  /** Whether they have opened the note. */
  readonly isSeen: boolean
}

/**
 * The subject of a note, from the two ids of its record.
 *
 * Empty: undefined when both are missing. Choice: a note that names both was written at the load.
 * Source: section 3, "Note".
 */
export const noteSubjectOf = ({
  carrierId,
  notableId,
}: {
  readonly carrierId: CarrierId | null
  readonly notableId: LoadId | null
}): NoteSubject | undefined => {
  if (notableId !== null) return { kind: 'load', loadId: notableId }
  return carrierId === null ? undefined : { kind: 'carrier', carrierId }
}

const keyOf = (subject: NoteSubject): string =>
  subject.kind === 'carrier' ? `carrier ${subject.carrierId}` : `load ${subject.loadId}`

/** Whether two subjects are the same carrier or the same load. A carrier and a load of the same number are not. */
export const isSameNoteSubject = (one: NoteSubject, other: NoteSubject): boolean =>
  keyOf(one) === keyOf(other)
