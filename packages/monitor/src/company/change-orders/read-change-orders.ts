import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { calendarDate, textField } from '../../http/fields.ts'

const STATES = ['pending', 'approved', 'rejected'] as const

/** The most names to choose from. */
const REQUESTERS_MAX = 200

/** A change to the company's record as it goes over the wire. Null: not on record. */
export const wireChangeOrder = z.object({
  id: z.number(),
  state: z.enum(STATES),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  requested_by: z.string().nullable(),
  requested_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Beyond section 7. */
  reason: z.string().nullable(),
})
export type WireChangeOrder = z.input<typeof wireChangeOrder>

/** A company's change orders, newest first. */
const ownChangeOrders = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('company_change_orders')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')

/** How many change orders there are by state, and who requested any. Beyond section 7. */
export const wireChangeOrderCounts = z.object({
  pending: z.number(),
  approved: z.number(),
  rejected: z.number(),
  all: z.number(),
  requesters: z.array(z.string()),
})

/** What narrows a list of change orders, by the names on the wire. */
export const changeOrderNarrowing = {
  requested_by_eq: textField({ min: 1, max: 200 }).optional(),
  requested_at_gteq: calendarDate.optional(),
}
export const changeOrderQuery = z.strictObject({
  state_eq: z.enum(STATES, 'Give pending, approved or rejected.').optional(),
  ...changeOrderNarrowing,
})
type Narrowing = z.output<typeof changeOrderQuery>

/** A company's change orders that match a query, newest first. Choice: a day begins at midnight UTC, as everywhere here. */
export const narrowedChangeOrders = (
  db: Kysely<Schema>,
  companyId: number,
  { state_eq, requested_by_eq, requested_at_gteq }: Narrowing,
) =>
  ownChangeOrders(db, companyId)
    .$if(state_eq !== undefined, query => query.where('state', '=', state_eq ?? 'pending'))
    .$if(requested_by_eq !== undefined, query => query.where('requested_by', '=', requested_by_eq ?? ''))
    .$if(requested_at_gteq !== undefined, query =>
      query.where('requested_at', '>=', new Date(`${requested_at_gteq}T00:00:00.000Z`)),
    )

/** The counts of a company's change orders, in two statements. The names are those of all, however it is narrowed. */
export async function countChangeOrders(
  db: Kysely<Schema>,
  companyId: number,
  narrowing: Omit<Narrowing, 'state_eq'>,
): Promise<z.input<typeof wireChangeOrderCounts>> {
  const rows = await narrowedChangeOrders(db, companyId, narrowing)
    .clearSelect()
    .clearOrderBy()
    .select(['state', eb => eb.fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute()
  const names = await db
    .selectFrom('company_change_orders')
    .select('requested_by')
    .distinct()
    .where('company_id', '=', companyId)
    .where('requested_by', 'is not', null)
    .orderBy('requested_by')
    .limit(REQUESTERS_MAX)
    .execute()
  const countOf = (state: (typeof STATES)[number]) =>
    Number(rows.find(row => row.state === state)?.count ?? 0)
  const [pending, approved, rejected] = [countOf('pending'), countOf('approved'), countOf('rejected')]
  return {
    pending,
    approved,
    rejected,
    all: pending + approved + rejected,
    requesters: names.flatMap(({ requested_by }) => requested_by ?? []),
  }
}

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
