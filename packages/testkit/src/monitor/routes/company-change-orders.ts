import { z } from 'zod'
import { decideChangeOrder } from '../change-orders/decide-change-order.ts'
import {
  ownChangeOrders,
  readChangeOrder,
  wireChangeOrder,
  wireChangeOrdersOf,
} from '../change-orders/read-change-orders.ts'
import { brokerCompany, scopeGuard } from '../guards/guards.ts'

import { pageOf, pagingFields } from '../http/paging.ts'
import { missing } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { fullName } from '../session/full-name.ts'

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
  query: z.strictObject(pagingFields),
  answer: z.array(wireChangeOrder),
  handle: async ({ services: { db }, actor, query }) => {
    const { rows, headers } = await pageOf(ownChangeOrders(db, companyOf(actor)), query)
    return { body: await wireChangeOrdersOf(db, rows), headers }
  },
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

async function decide(services: Services, actor: Actor, id: number, state: 'approved' | 'rejected') {
  const by = { userId: actor.user.id, by: fullName(actor.user), at: services.clock.now() }
  await decideChangeOrder(services.db, { id, companyId: companyOf(actor), state, ...by })
  return handleOne(services, actor, id)
}

const approve = route({
  method: 'PATCH',
  path: 'company_change_orders/:id/approve',
  summary: 'Approves a change, once',
  access: 'account',
  guards: mayDecide,
  body: z.strictObject({}),
  answer: wireChangeOrder,
  handle: ({ services, actor, params }) => decide(services, actor, params.id, 'approved'),
})

const reject = route({
  method: 'PATCH',
  path: 'company_change_orders/:id/reject',
  summary: 'Rejects a change, once',
  access: 'account',
  guards: mayDecide,
  body: z.strictObject({}),
  answer: wireChangeOrder,
  handle: ({ services, actor, params }) => decide(services, actor, params.id, 'rejected'),
})

export const routes: readonly Route[] = [list, show, approve, reject]
