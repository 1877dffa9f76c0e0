import { sql } from 'kysely'
import type { AssociationKind } from '../carriers/associations/kinds.ts'
import { anyOf } from '../database/any-of.ts'
import { authorOf, recordEntry } from '../http/audit-log/record-entry.ts'
import { recordsOfAct } from './decisions/keep-act.ts'
import { invalid } from '../http/refused.ts'
import type { Services } from '../http/services.ts'
import type { Actor } from '../http/session/actor.ts'
import { tiedBy } from '../carriers/associations/read-ties.ts'

/** Which carriers to block: all that share one kind of thing with a carrier, or only the selected ones of them. */
export interface Block {
  readonly carrierId: number
  readonly kind: AssociationKind
  readonly carrierIds: readonly number[] | null
  /** Null: the connections keep their notes. */
  readonly notes: string | null
}

const chosen = (tied: readonly number[], ticked: Block['carrierIds']): readonly number[] => {
  if (ticked === null) return tied
  const known = new Set(tied)
  if (!ticked.every(id => known.has(id)))
    throw invalid('carrier_ids', 'Choose from the carriers that share this.')
  return [...new Set(ticked)].toSorted((one, other) => one - other)
}

/**
 * Sets the company's connections to these carriers to do-not-dispatch, all of them or none, creates those that are missing,
 * and keeps a decision record of each that it changes. Connections with that status are left unchanged. Rows are locked in the order of their carriers, so that two
 * such calls cannot deadlock.
 *
 * Refuses: 422 for a carrier that does not share this kind of thing.
 */
export async function blockCarriers(services: Services, actor: Actor, block: Block) {
  const { db, clock } = services
  const ids = chosen(await tiedBy(db, block.carrierId, block.kind), block.carrierIds)
  if (ids.length === 0) return { carrierIds: ids, newlyBlocked: 0, stored: 0 }
  const keep = await recordsOfAct(services, actor, { carrierIds: ids, act: 'do_not_dispatch' })
  const author = authorOf(actor, clock)
  const { companyId, at } = author
  return db.transaction().execute(async trx => {
    const { rows: made } = await sql<{ carrier_id: number }>`
      insert into connections (issuer_id, carrier_id, status, notes, created_at, updated_at)
      select ${companyId}::int, id, 'do_not_dispatch', ${block.notes}::text, ${at}::timestamptz,
        ${at}::timestamptz
      from unnest(${sql.val(ids)}::int[]) as id order by id
      on conflict (issuer_id, carrier_id) do nothing returning carrier_id`.execute(trx)
    const found = await trx
      .selectFrom('connections')
      .select(['id', 'status'])
      .where('issuer_id', '=', companyId)
      .where('carrier_id', '=', anyOf(ids))
      .orderBy('carrier_id')
      .forUpdate()
      .execute()
    const { notes } = block
    const updated = await trx
      .updateTable('connections')
      .set({ status: 'do_not_dispatch', updated_at: at, ...(notes !== null && { notes }) })
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .where(eb =>
        eb.or([
          eb('status', '<>', 'do_not_dispatch'),
          ...(notes === null ? [] : [eb('notes', 'is distinct from', notes)]),
        ]),
      )
      .returning('carrier_id')
      .execute()
    const carrierIds = [...made, ...updated].map(row => row.carrier_id)
    const records = await keep(trx, notes, carrierIds)
    if (carrierIds.length > 0)
      await recordEntry(trx, author, { kind: 'do_not_dispatch', carrierIds, reason: notes })
    const changed = found.filter(({ status }) => status !== 'do_not_dispatch').length
    return { carrierIds: ids, newlyBlocked: made.length + changed, stored: records.size }
  })
}
