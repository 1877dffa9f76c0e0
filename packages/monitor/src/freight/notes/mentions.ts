import type { Kysely, Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import { type Author, authorOf, recordReason } from '../../http/audit-log/record-entry.ts'
import type { Schema } from '../../database/schema.ts'
import { invalid, missing } from '../../http/refused.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { nameOfUser } from '../../company/users/names-of.ts'
import { type NoteSubject, type wireMention, type wireNote, wireNotes } from './own-notes.ts'

/** The most users that one note mentions. */
export const MENTIONS_MAX = 20
export const MENTIONS_ADVICE = `Mention at most ${MENTIONS_MAX} people.`

/** A note that mentions a user and that they have not opened. */
export const wireWaiting = z.object({
  note_id: z.number(),
  carrier_id: z.number().nullable(),
  notable_id: z.number().nullable(),
  subject_name: z.string().nullable(),
  user_name: z.string().nullable(),
  created_at: z.string(),
})

/** Refuses: 422 for someone who is not of the company. */
export async function requireColleagues(
  db: Kysely<Schema>,
  companyId: number,
  userIds: readonly number[],
  field = 'note.mentioned_user_ids',
): Promise<void> {
  if (userIds.length === 0) return
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', anyOf(userIds))
    .where('company_id', '=', companyId)
    .execute()
  if (found.length < userIds.length) throw invalid(field, 'Someone who is mentioned is not in your company.')
}

/** Stores a note and whom it mentions in the transaction of an act. */
export async function storeNote(
  trx: Transaction<Schema>,
  { companyId, userId, at }: Pick<Author, 'companyId' | 'userId' | 'at'>,
  note: NoteSubject & { readonly text: string },
  userIds: readonly number[],
) {
  const added = await trx
    .insertInto('notes')
    .values({ ...note, company_id: companyId, user_id: userId, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  const mentions = userIds.map(user_id => ({ note_id: added.id, user_id }))
  if (mentions.length > 0) await trx.insertInto('note_mentions').values(mentions).execute()
  return added
}

/** Adds a note and whom it mentions, both or neither. */
export async function addNote(
  db: Kysely<Schema>,
  actor: Actor,
  note: NoteSubject & { readonly text: string },
  now: Date,
  userIds: readonly number[] = [],
): Promise<z.output<typeof wireNote>> {
  const made = await db.transaction().execute(async trx => {
    const author = authorOf(actor, { now: () => now })
    const added = await storeNote(trx, author, note, userIds)
    const { carrier_id: carrierId, text } = note
    if (carrierId != null) await recordReason(trx, author, { carrierId, text })
    return added
  })
  const [wire] = await wireNotes(db, [{ ...actor.user, ...made }])
  if (wire === undefined) throw missing()
  return wire
}

/** The notes of a company that wait for a user, newest first, with what they are about and who wrote them. */
export const waitingFor = (db: Kysely<Schema>, companyId: number, userId: number) =>
  db
    .selectFrom('note_mentions')
    .innerJoin('notes', 'notes.id', 'note_mentions.note_id')
    .leftJoin('users', 'users.id', 'notes.user_id')
    .leftJoin('carriers', 'carriers.id', 'notes.carrier_id')
    .leftJoin('loads', 'loads.id', 'notes.notable_id')
    .select(['notes.id as note_id', 'notes.carrier_id', 'notes.notable_id', 'notes.created_at'])
    .select(['carriers.legal_name', 'loads.external_load_number'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('note_mentions.user_id', '=', userId)
    .where('note_mentions.seen_at', 'is', null)
    .where('notes.company_id', '=', companyId)
    .orderBy('notes.id', 'desc')

interface WaitingRecord {
  readonly note_id: number
  readonly carrier_id: number | null
  readonly notable_id: number | null
  readonly created_at: Date
  readonly legal_name: string | null
  readonly external_load_number: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}

/** A waiting note as it goes over the wire. */
export const wireWaitingOf = (row: WaitingRecord): z.output<typeof wireWaiting> => ({
  note_id: row.note_id,
  carrier_id: row.carrier_id,
  notable_id: row.notable_id,
  subject_name: row.notable_id === null ? row.legal_name : row.external_load_number,
  user_name: nameOfUser(row),
  created_at: row.created_at.toISOString(),
})

/** Records when a user opened a note, once. Refuses: 404 for a note of another company, or that does not mention them. */
export async function markSeen(
  db: Kysely<Schema>,
  actor: Actor,
  noteId: number,
  now: Date,
): Promise<z.output<typeof wireMention>> {
  const mention = await db
    .selectFrom('note_mentions')
    .innerJoin('notes', 'notes.id', 'note_mentions.note_id')
    .select(['note_mentions.id', 'note_mentions.seen_at'])
    .where('note_mentions.note_id', '=', noteId)
    .where('note_mentions.user_id', '=', actor.user.id)
    .where('notes.company_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (mention === undefined) throw missing()
  if (mention.seen_at === null)
    await db
      .updateTable('note_mentions')
      .set({ seen_at: now })
      .where('id', '=', mention.id)
      .where('seen_at', 'is', null)
      .execute()
  return { user_id: actor.user.id, user_name: nameOfUser(actor.user), is_seen: true }
}
