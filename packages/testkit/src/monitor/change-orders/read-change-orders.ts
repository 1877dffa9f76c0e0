import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'

/** A change to the company's record as it goes over the wire. Null: not on record. */
export const wireChangeOrder = z.object({
  id: z.number(),
  state: z.enum(['pending', 'approved', 'rejected']),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  requested_by: z.string().nullable(),
  requested_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
})
export type WireChangeOrder = z.input<typeof wireChangeOrder>

/** A company's change orders, newest first. */
export const ownChangeOrders = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('company_change_orders')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')

type OrderRecord = Awaited<ReturnType<ReturnType<typeof ownChangeOrders>['execute']>>[number]

/** Change orders with what each would change, read once for all of them. */
export async function wireChangeOrdersOf(
  db: Kysely<Schema>,
  records: readonly OrderRecord[],
): Promise<WireChangeOrder[]> {
  if (records.length === 0) return []
  const changes = await db
    .selectFrom('company_change_order_changes')
    .select(['company_change_order_id', 'field', 'before', 'after'])
    .where(
      'company_change_order_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return records.map(record => ({
    ...record,
    changes: changes.filter(({ company_change_order_id: order }) => order === record.id),
    requested_at: record.requested_at.toISOString(),
    decided_at: record.decided_at?.toISOString() ?? null,
  }))
}

/** One change order of a company; undefined for a missing or a foreign one. */
export async function readChangeOrder(
  db: Kysely<Schema>,
  companyId: number,
  id: number,
): Promise<WireChangeOrder | undefined> {
  const record = await ownChangeOrders(db, companyId).where('id', '=', id).executeTakeFirst()
  return record && (await wireChangeOrdersOf(db, [record]))[0]
}
