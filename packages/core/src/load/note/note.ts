import type { CarrierId, Id, UserId } from '../../shared/ids.ts'
import type { LoadId } from '../load.ts'

/** The monitor's number of one note. */
export type NoteId = Id<'note'>

/**
 * What a note is about: a carrier, or a load, which is the other thing that notes are kept for.
 *
 * Source: section 3, "Note". Choice: a load is the only notable that a screen shows notes of.
 */
export type NoteSubject =
  | { readonly kind: 'carrier'; readonly carrierId: CarrierId }
  | { readonly kind: 'load'; readonly loadId: LoadId }

/** Something that somebody of the company wrote down. Source: section 3, "Note". */
export interface Note {
  readonly id: NoteId
  readonly subject: NoteSubject
  readonly text: string
  readonly authorId: UserId
  /** Null: they are no longer on record. */
  readonly authorName: string | null
  /** When it was written, an instant. */
  readonly createdAt: string
}

/**
 * What a note is about, from the two ids that its record has.
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
