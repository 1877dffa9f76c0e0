import type { Kysely } from 'kysely'
import { z } from 'zod'
import { requireFindable } from '../carriers/require-findable.ts'
import type { Schema } from '../database/schema.ts'
import { invalid } from '../http/refused.ts'
import { requireLoad } from '../loads/read-loads.ts'

/** A note as it goes over the wire. */
export const wireNote = z.object({
  id: z.number(),
  carrier_id: z.number().nullable(),
  notable_id: z.number().nullable(),
  text: z.string(),
  user_id: z.number(),
  user_name: z.string().nullable(),
  created_at: z.string(),
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
    .orderBy('notes.created_at', 'desc')
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
export const wireNoteOf = (row: NoteRecord): z.output<typeof wireNote> => ({
  ...row,
  user_name: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
  created_at: row.created_at.toISOString(),
})
