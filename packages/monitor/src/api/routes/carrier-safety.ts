import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { crashesOf, inspectionsOf, violationsOf } from '../../carriers/safety/read-inspections.ts'
import { readOrders, wireOrders } from '../../carriers/safety/read-orders.ts'
import { readSafety } from '../../carriers/safety/read-safety.ts'
import {
  wireCarrierSafety,
  wireCrash,
  wireInspection,
  wireViolation,
} from '../../carriers/safety/wire-safety-records.ts'
import { seesFullProfile, seesSafety } from '../../http/guards/guards.ts'
import { pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { today } from '../../kernel/clock.ts'

const guards = [seesSafety, seesFullProfile]
const paging = z.strictObject(pagingFields)

const inspections = route({
  method: 'GET',
  path: 'carriers/:id/inspections',
  summary: "A carrier's inspections, newest first",
  access: 'broker',
  guards,
  query: paging,
  answer: z.array(wireInspection),
  handle: async ({ services: { db }, params: { id }, query }) => {
    await requireFindable(db, id)
    return inspectionsOf(db, id, query)
  },
})

const violations = route({
  method: 'GET',
  path: 'carriers/:id/violations',
  summary: "A carrier's violations, newest first",
  access: 'broker',
  guards,
  query: paging,
  answer: z.array(wireViolation),
  handle: async ({ services: { db }, params: { id }, query }) => {
    await requireFindable(db, id)
    return violationsOf(db, id, query)
  },
})

const crashes = route({
  method: 'GET',
  path: 'carriers/:id/crashes',
  summary: "Crashes of a carrier's vehicles, newest first",
  access: 'broker',
  guards,
  query: paging,
  answer: z.array(wireCrash),
  handle: async ({ services: { db }, params: { id }, query }) => {
    await requireFindable(db, id)
    return crashesOf(db, id, query)
  },
})

const safety = route({
  method: 'GET',
  path: 'carriers/:id/safety',
  summary: "A carrier's safety record as a whole",
  access: 'broker',
  guards,
  answer: wireCarrierSafety,
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: await readSafety(db, id, today(clock)) }
  },
})

const orders = route({
  method: 'GET',
  path: 'carriers/:id/out_of_service_orders',
  summary:
    "A carrier's out-of-service orders, newest first, also those that were rescinded; beyond section 7",
  access: 'broker',
  guards,
  answer: wireOrders,
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: await readOrders(db, id, today(clock)) }
  },
})

export const routes: readonly Route[] = [inspections, violations, crashes, orders, safety]
