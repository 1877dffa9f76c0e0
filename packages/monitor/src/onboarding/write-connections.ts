import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema, TableRow } from '../database/schema.ts'
import { storeNote } from '../freight/notes/mentions.ts'
import { type Author, type NewEntry, recordEntry } from '../http/audit-log/record-entry.ts'
import { missing, type Refused } from '../http/refused.ts'
import type { KeepAct } from '../own-carriers/decisions/keep-act.ts'
import { ownConnections } from './read-connections.ts'
import { blockRefusal } from '../own-carriers/refuse-blocked.ts'
import { changedMeanwhile, type SeenConnection } from './seen-connection.ts'
import { type CONNECTION_STATUSES, wireConnectionOf } from './wire-connection.ts'

/** A change of a connection: its status, or whether it is dismissed. */
export type ConnectionChange =
  | { readonly status: (typeof CONNECTION_STATUSES)[number]; readonly notes?: string | null | undefined }
  | { readonly is_dismissed: boolean }

/** Whether a connection is in the state that a caller saw; without one, always. */
export const isAsSeen = (seen: SeenConnection | undefined) => {
  if (seen === undefined) return sql<boolean>`true`
  return seen === null
    ? sql<boolean>`false`
    : sql<boolean>`connections.status = ${seen.status} and connections.is_dismissed = ${seen.is_dismissed}
        and (connections.latest_packet_status is not distinct from 'held') = ${seen.is_held}`
}

/**
 * The refusal of a change of a connection that is not as it was seen: 404 for a missing one or another company's; else 409,
 * which says who marked the carrier do not dispatch where that is what changed.
 */
export async function otherThanSeen(
  trx: Transaction<Schema>,
  companyId: number,
  id: number,
  seen: SeenConnection | undefined,
): Promise<Refused> {
  const own = await ownConnections(trx, companyId).where('id', '=', id).executeTakeFirst()
  if (own === undefined) return missing()
  const isNewBlock = seen?.status !== 'do_not_dispatch'
  return (isNewBlock ? await blockRefusal(trx, companyId, own.carrier_id) : null) ?? changedMeanwhile()
}

type ChangedConnection = Pick<TableRow<'connections'>, 'carrier_id' | 'status' | 'is_dismissed'>

/** Null: nothing is other than before. */
const entryOf = (
  was: Pick<ChangedConnection, 'status' | 'is_dismissed'>,
  { carrier_id, status, is_dismissed }: ChangedConnection,
): NewEntry | null => {
  const carrierIds = [carrier_id]
  if (was.status !== status)
    return { kind: 'connection_status_changed', carrierIds, before: [was.status], after: [status] }
  if (was.is_dismissed === is_dismissed) return null
  return { kind: is_dismissed ? 'connection_dismissed' : 'connection_restored', carrierIds }
}

/** A changed connection, once its change is in the audit log. */
export const readChanged = async (trx: Transaction<Schema>, companyId: number, id: number) =>
  wireConnectionOf(await ownConnections(trx, companyId).where('id', '=', id).executeTakeFirstOrThrow())

/**
 * Changes a connection: of two simultaneous changes of one field the later wins, unless it says in which state it saw the
 * connection.
 *
 * Refuses: 404 for a missing one or another company's; 409 for one that is not as it was seen.
 */
export async function changeConnection(
  db: Kysely<Schema>,
  { id, author }: { id: number; author: Author },
  change: ConnectionChange,
  seen?: SeenConnection,
  keep?: KeepAct,
) {
  const { companyId, at } = author
  return db.transaction().execute(async trx => {
    const was = await trx
      .selectFrom('connections')
      .select(['status', 'is_dismissed'])
      .where('id', '=', id)
      .where('issuer_id', '=', companyId)
      .where(isAsSeen(seen))
      .forUpdate()
      .executeTakeFirst()
    if (was === undefined) throw await otherThanSeen(trx, companyId, id, seen)
    const changed = await trx
      .updateTable('connections')
      .set({ ...change, updated_at: at })
      .where('id', '=', id)
      .returning(['carrier_id', 'status', 'is_dismissed'])
      .executeTakeFirstOrThrow()
    const entry = entryOf(was, changed)
    if (entry !== null) await recordEntry(trx, author, entry)
    const isOnboarded = was.status !== changed.status && changed.status === 'onboarded'
    const recordId = isOnboarded ? await keep?.(trx, null) : null
    return { ...(await readChanged(trx, companyId, id)), ...storedWith(recordId) }
  })
}

/** A do not dispatch: its notes, whom they mention, and what keeps its record. */
export interface NewBlock {
  readonly notes: string | null
  readonly mentioned: readonly number[]
  readonly keep: KeepAct
}

const storedWith = (id: number | null | undefined) => (id == null ? {} : { decision_record_id: id })

/**
 * Sets a carrier to do not dispatch and creates a missing connection, which is recorded as a change: the trigger of the
 * table takes a new row for no change. Notes that mention users are a note of the carrier too. Repeating it changes
 * nothing.
 *
 * Empty: null notes keep the existing ones. Refuses: 409 for a connection that is not as it was seen.
 * Source: section 4, "Do not dispatch"; section 3, "Mention".
 */
export async function setDoNotDispatch(
  db: Kysely<Schema>,
  { carrierId, author }: { carrierId: number; author: Author },
  { notes, mentioned, keep }: NewBlock,
  seen?: SeenConnection,
) {
  const { companyId, at } = author
  const known = ownConnections(db, companyId).where('carrier_id', '=', carrierId)
  if (seen && (await known.executeTakeFirst()) === undefined) throw changedMeanwhile()
  return db.transaction().execute(async trx => {
    const was = await trx
      .selectFrom('connections')
      .select(['status', 'notes'])
      .where('issuer_id', '=', companyId)
      .where('carrier_id', '=', carrierId)
      .forUpdate()
      .executeTakeFirst()
    const marked = await trx
      .insertInto('connections')
      .values({
        issuer_id: companyId,
        carrier_id: carrierId,
        status: 'do_not_dispatch',
        notes,
        created_at: at,
        updated_at: at,
      })
      .onConflict(conflict =>
        conflict
          .columns(['issuer_id', 'carrier_id'])
          .doUpdateSet({
            status: 'do_not_dispatch',
            notes: sql`coalesce(excluded.notes, connections.notes)`,
            updated_at: sql`case
          when connections.status = 'do_not_dispatch'
            and connections.notes is not distinct from coalesce(excluded.notes, connections.notes)
          then connections.updated_at else excluded.updated_at end`,
          })
          .where(isAsSeen(seen)),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
      .executeTakeFirst()
    if (marked === undefined) throw changedMeanwhile()
    if (marked.is_new)
      await trx
        .insertInto('carrier_facts_seen')
        .values({
          carrier_id: carrierId,
          company_id: companyId,
          kind: 'connection',
          subject: 'status',
          was: null,
          now: 'do_not_dispatch',
          source: 'Your company',
        })
        .execute()
    let recordId: number | null = null
    if (was?.status !== 'do_not_dispatch' || (notes !== null && was.notes !== notes)) {
      recordId = await keep(trx, notes)
      await recordEntry(trx, author, {
        kind: 'do_not_dispatch',
        carrierIds: [carrierId],
        reason: notes,
        ...(was && { before: [was.status] }),
      })
      if (notes !== null && mentioned.length > 0)
        await storeNote(trx, author, { carrier_id: carrierId, text: notes }, mentioned)
    }
    const isReplaced = notes !== null && was !== undefined && was.notes !== notes
    return {
      ...(await readChanged(trx, companyId, marked.id)),
      ...(isReplaced && { replaced_notes: was.notes }),
      ...storedWith(recordId),
    }
  })
}
