import type { Kysely } from 'kysely'
import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { nameOfUser } from '../../company/users/names-of.ts'
import type { Schema } from '../../database/schema.ts'
import { invalid } from '../../http/refused.ts'
import { requireLoad } from '../loads/read-loads.ts'

/** Someone whom a note mentions. */
export const wireMention = z.object({
  user_id: z.number(),
  user_name: z.string().nullable(),
  is_seen: z.boolean(),
})

/** A note as it goes over the wire. */
export const wireNote = z.object({
  id: z.number(),
  carrier_id: z.number().nullable(),
  notable_id: z.number().nullable(),
  text: z.string(),
  user_id: z.number(),
  user_name: z.string().nullable(),
  created_at: z.string(),
  mentions: z.array(wireMention),
})

/** The subject of a note: a carrier, or a load by `notable_id`. */
export interface NoteSubject {
  readonly carrier_id?: number | undefined
  readonly notable_id?: number | undefined
}

/**
 * Checks that a note has one subject that the company may see.
 *
 * Refuses: 422 for both or neither; 404 for an unfindable carrier and a load that is not the company's.
 */
export async function checkSubject(
  db: Kysely<Schema>,
  companyId: number,
  { carrier_id, notable_id }: NoteSubject,
  field: string,
): Promise<void> {
  if ((carrier_id === undefined) === (notable_id === undefined))
    throw invalid(field, 'Name a carrier, or a load by notable_id.')
  if (carrier_id !== undefined) await requireFindable(db, carrier_id)
  if (notable_id !== undefined) await requireLoad(db, companyId, notable_id)
}

/** The notes of a company about one subject, newest first, each with its author's name. */
export const notesAbout = (
  db: Kysely<Schema>,
  companyId: number,
  { carrier_id, notable_id }: NoteSubject,
) => {
  const notes = db
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.user_id')
    .selectAll('notes')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('notes.company_id', '=', companyId)
    .orderBy('notes.id', 'desc')
  return notable_id === undefined
    ? notes.where('notes.carrier_id', '=', carrier_id ?? null).where('notes.notable_id', 'is', null)
    : notes.where('notes.notable_id', '=', notable_id)
}

interface NoteRecord {
  readonly id: number
  readonly carrier_id: number | null
  readonly notable_id: number | null
  readonly text: string
  readonly user_id: number
  readonly created_at: Date
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}

/** A note as it goes over the wire. An author without a name is shown by address. */
const wireNoteOf = (row: NoteRecord): Omit<z.output<typeof wireNote>, 'mentions'> => ({
  ...row,
  user_name: nameOfUser(row),
  created_at: row.created_at.toISOString(),
})

/** Notes with whom they mention, in the order they were mentioned. */
export async function wireNotes(
  db: Kysely<Schema>,
  notes: readonly NoteRecord[],
): Promise<z.output<typeof wireNote>[]> {
  const rows =
    notes.length === 0
      ? []
      : await db
          .selectFrom('note_mentions')
          .innerJoin('users', 'users.id', 'note_mentions.user_id')
          .select(['note_mentions.note_id', 'note_mentions.user_id', 'note_mentions.seen_at'])
          .select(['users.first_name', 'users.last_name', 'users.email'])
          .where(
            'note_mentions.note_id',
            'in',
            notes.map(({ id }) => id),
          )
          .orderBy('note_mentions.id')
          .execute()
  return notes.map(note => ({
    ...wireNoteOf(note),
    mentions: rows
      .filter(({ note_id }) => note_id === note.id)
      .map(row => ({
        user_id: row.user_id,
        user_name: nameOfUser(row),
        is_seen: row.seen_at !== null,
      })),
  }))
}
