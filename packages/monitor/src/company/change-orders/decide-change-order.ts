import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, missing } from '../../http/refused.ts'
import { changeRecord, lockRecord } from './company-record.ts'

export interface Decision {
  readonly id: number
  readonly state: 'approved' | 'rejected'
  readonly author: Author
  /** Null: none was given. */
  readonly reason: string | null
}

/**
 * Decides a change order, once; an approved one changes the company's record in the same transaction.
 *
 * Refuses: 404 for a missing or foreign one; 409 for one that was decided already, and to approve one whose record has
 * changed since the request. Source: section 4, "Change order decision".
 */
export const decideChangeOrder = (db: Kysely<Schema>, decision: Decision): Promise<void> =>
  db.transaction().execute(async trx => {
    const { id, state, author, reason } = decision
    const { companyId, userId, userName: by, at } = author
    // The record is locked first, so that two orders about one field also wait for each other.
    const record = await lockRecord(trx, companyId)
    const order = await trx
      .selectFrom('company_change_orders')
      .select('state')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst()
    if (order === undefined) throw missing()
    if (order.state !== 'pending')
      throw conflict(`This change order was already ${order.state}. Decisions are final.`)
    const changes = await trx
      .selectFrom('company_change_order_changes')
      .select(['field', 'before', 'after'])
      .where('company_change_order_id', '=', id)
      .execute()
    if (state === 'approved') {
      if (changes.some(({ field, before }) => record[field] !== before))
        throw conflict(
          'Your record has changed since this was requested. Reject it and have it requested again.',
        )
      await changeRecord(
        trx,
        companyId,
        Object.fromEntries(changes.map(({ field, after }) => [field, after])),
      )
    }
    await trx
      .updateTable('company_change_orders')
      .set({ state, decided_by_user_id: userId, decided_by: by, decided_at: at, reason })
      .where('id', '=', id)
      .execute()
    await recordEntry(trx, author, {
      kind: `change_order_${state}`,
      subject: { type: 'change_order', id, label: null },
      reason,
      after: changes.map(({ field }) => field).toSorted(),
    })
  })
