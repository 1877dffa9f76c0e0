import { recordOfAct } from '../../own-carriers/decisions/keep-act.ts'
import { z } from 'zod'
import { idInBody } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { countTabs } from '../../freight/loads/count-tabs.ts'
import { loadFilters, loadOrders, narrowed, orderedLoads } from '../../freight/loads/load-filters.ts'
import { LOAD_STATUSES } from '../../freight/loads/load-status.ts'
import { LOAD_TABS } from '../../freight/loads/load-tabs.ts'
import { readDistances } from '../../freight/loads/read-distances.ts'
import { ownLoads, readLoad, requireLoad, wireLoads } from '../../freight/loads/read-loads.ts'
import { readRecentAreas } from '../../freight/loads/read-recent-areas.ts'
import { readTrace } from '../../freight/loads/read-trace.ts'
import { seenLoad } from '../../freight/loads/seen-load.ts'
import { carrierOfAssignment, updateLoad } from '../../freight/loads/update-load.ts'
import { wireLoad, wireTracePoint } from '../../freight/loads/wire-load.ts'
import { companyOf } from '../../http/session/actor.ts'

const list = route({
  method: 'GET',
  path: 'loads',
  summary: "The company's loads, the newest first; tabs and exceptions by the monitor's clock",
  access: 'broker',
  query: z.strictObject({ q: loadFilters.extend({ s: loadOrders }).optional(), ...pagingFields }),
  answer: z.array(wireLoad),
  handle: async ({ services, actor, query }) => {
    const { db, clock } = services
    const { s, ...q } = query.q ?? {}
    const loads = narrowed(ownLoads(db, companyOf(actor)), q, clock.now())
    const { rows, headers } = await pageOf(orderedLoads(loads, s), query)
    return { body: await wireLoads(services, actor, rows), headers }
  },
})

/** Beyond section 7: the counts on the tabs. */
const counts = route({
  method: 'GET',
  path: 'loads/counts',
  summary: 'How many loads are in each tab, and how many a search finds',
  access: 'broker',
  query: z.strictObject({ q: loadFilters.omit({ tab_eq: true }).optional() }),
  answer: z.object(
    Object.fromEntries([...LOAD_TABS, 'search_result'].map(tab => [tab, z.number()])) as Record<
      (typeof LOAD_TABS)[number] | 'search_result',
      z.ZodNumber
    >,
  ),
  handle: async ({ services: { db, clock }, actor, query: { q = {} } }) => ({
    body: await countTabs(db, companyOf(actor), q, clock.now()),
  }),
})

const one = route({
  method: 'GET',
  path: 'loads/:id',
  summary: 'One load with its stops',
  access: 'broker',
  answer: wireLoad,
  handle: async ({ services, actor, params: { id } }) => ({ body: await readLoad(services, actor, id) }),
})

const patch = route({
  method: 'PATCH',
  path: 'loads/:id',
  summary: "Changes a load's status, team or truck, if it is still as If-Match says",
  access: 'broker',
  body: z.strictObject({
    load: z.strictObject({
      status: z.enum(LOAD_STATUSES, 'This is not a valid status.').optional(),
      team_id: idInBody.nullable().optional(),
      carrier_vehicle_id: idInBody.nullable().optional(),
    }),
  }),
  /** Beyond section 7: the decision record that was kept as a truck was put on it; left out when none was. */
  answer: wireLoad.extend({ decision_record_id: z.number().optional() }),
  handle: async ({ services, request, actor, params, body }) => {
    const which = { companyId: companyOf(actor), id: params.id }
    const carrierId = await carrierOfAssignment(services.db, which, body.load)
    const keep =
      carrierId === null ? undefined : await recordOfAct(services, actor, { carrierId, act: 'load' })
    const storedId = await updateLoad(services.db, which, body.load, seenLoad(request), keep)
    const record = storedId === null ? {} : { decision_record_id: storedId }
    return { body: { ...(await readLoad(services, actor, params.id)), ...record } }
  },
})

const trace = route({
  method: 'GET',
  path: 'loads/:id/carrier_vehicle_area_trace_data',
  summary: "Where the load's truck was seen, the oldest first",
  access: 'broker',
  answer: z.array(wireTracePoint),
  handle: async ({ services: { db }, actor, params: { id } }) => ({
    body: await readTrace(db, await requireLoad(db, companyOf(actor), id)),
  }),
})

const recentAreas = route({
  method: 'GET',
  path: 'loads/:id/recent_carrier_vehicle_areas_by_carrier_vehicle',
  summary: 'Where each truck of the carrier was recently seen',
  access: 'broker',
  answer: z.array(z.object({ carrier_vehicle_id: z.number(), areas: z.array(wireTracePoint) })),
  handle: async ({ services: { db, clock }, actor, params: { id } }) => {
    const { carrier_id } = await requireLoad(db, companyOf(actor), id)
    return { body: await readRecentAreas(db, carrier_id, clock.now()) }
  },
})

const distances = route({
  method: 'GET',
  path: 'loads/:id/vehicle_distances_to_pickup',
  summary: 'How far each truck of the carrier is from the pickup, in miles',
  access: 'broker',
  answer: z.array(z.object({ carrier_vehicle_id: z.number(), miles: z.number().nullable() })),
  handle: async ({ services: { db }, actor, params: { id } }) => ({
    body: await readDistances(db, await requireLoad(db, companyOf(actor), id)),
  }),
})

export const routes: readonly Route[] = [list, counts, one, patch, trace, recentAreas, distances]
