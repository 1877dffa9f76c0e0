import { z } from 'zod'
import { decideChangeOrder } from '../../company/change-orders/decide-change-order.ts'
import {
  changeOrderNarrowing,
  changeOrderQuery,
  countChangeOrders,
  narrowedChangeOrders,
  readChangeOrder,
  wireChangeOrder,
  wireChangeOrderCounts,
  wireChangeOrdersOf,
} from '../../company/change-orders/read-change-orders.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { messageInBody } from '../../http/fields.ts'
import { brokerCompany, scopeGuard } from '../../http/guards/guards.ts'

import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'

async function handleOne({ db }: Services, actor: Actor, id: number) {
  const order = await readChangeOrder(db, companyOf(actor), id)
  if (order === undefined) throw missing()
  return { body: order }
}

const list = route({
  method: 'GET',
  path: 'company_change_orders',
  summary: "Changes to the company's record, newest first",
  access: 'account',
  guards: [brokerCompany],
  // Beyond section 7: what narrows it.
  query: z.strictObject({ q: changeOrderQuery.default({}), ...pagingFields }),
  answer: z.array(wireChangeOrder),
  handle: async ({ services: { db }, actor, query: { q, ...params } }) => {
    const { rows, headers } = await pageOf(narrowedChangeOrders(db, companyOf(actor), q), params)
    return { body: await wireChangeOrdersOf(db, rows), headers }
  },
})

/** Beyond section 7: the counts on the tabs. */
const counts = route({
  method: 'GET',
  path: 'company_change_orders/counts',
  summary: "How many changes to the company's record are in each state, and who requested them",
  access: 'account',
  guards: [brokerCompany],
  query: z.strictObject({ q: z.strictObject(changeOrderNarrowing).default({}) }),
  answer: wireChangeOrderCounts,
  handle: async ({ services: { db }, actor, query: { q } }) => ({
    body: await countChangeOrders(db, companyOf(actor), q),
  }),
})

const show = route({
  method: 'GET',
  path: 'company_change_orders/:id',
  summary: 'One change to the record',
  access: 'account',
  guards: [brokerCompany],
  answer: wireChangeOrder,
  handle: ({ services, actor, params }) => handleOne(services, actor, params.id),
})

/** Choice: a change for the whole company needs the right to manage its users. */
const mayDecide = [brokerCompany, scopeGuard('manage_users')]

const REASON_MAX = 500

/** Beyond section 7: the reason. A portal that knows none sends no body. */
const reasonInBody = z.strictObject({
  reason: messageInBody(REASON_MAX, 'Write the reason, or leave it out.').optional(),
})

interface Decided {
  readonly id: number
  readonly state: 'approved' | 'rejected'
  readonly reason?: string | null | undefined
}

async function decide(services: Services, actor: Actor, { id, state, reason = null }: Decided) {
  await decideChangeOrder(services.db, { id, state, reason, author: authorOf(actor, services.clock) })
  return handleOne(services, actor, id)
}

const approve = route({
  method: 'PATCH',
  path: 'company_change_orders/:id/approve',
  summary: 'Approves a change, once',
  access: 'account',
  guards: mayDecide,
  body: reasonInBody,
  answer: wireChangeOrder,
  handle: ({ services, actor, params: { id }, body: { reason } }) =>
    decide(services, actor, { id, state: 'approved', reason }),
})

const reject = route({
  method: 'PATCH',
  path: 'company_change_orders/:id/reject',
  summary: 'Rejects a change, once',
  access: 'account',
  guards: mayDecide,
  body: reasonInBody,
  answer: wireChangeOrder,
  handle: ({ services, actor, params: { id }, body: { reason } }) =>
    decide(services, actor, { id, state: 'rejected', reason }),
})

export const routes: readonly Route[] = [list, counts, show, approve, reject]
