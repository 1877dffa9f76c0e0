import { z } from 'zod'
import { idInBody } from '../http/fields.ts'
import { pageOf, pagingFields } from '../http/paging.ts'
import { type Route, route } from '../http/route.ts'
import { loadFilters, narrowed } from '../loads/load-filters.ts'
import { LOAD_STATUSES } from '../loads/load-status.ts'
import { readDistances } from '../loads/read-distances.ts'
import { ownLoads, readLoad, requireLoad, wireLoads } from '../loads/read-loads.ts'
import { readRecentAreas } from '../loads/read-recent-areas.ts'
import { readTrace } from '../loads/read-trace.ts'
import { updateLoad } from '../loads/update-load.ts'
import { wireLoad, wireTracePoint } from '../loads/wire-load.ts'
import { companyOf } from '../session/actor.ts'

const list = route({
  method: 'GET',
  path: 'loads',
  summary: "The company's loads, the newest first; tabs and exceptions by the monitor's clock",
  access: 'broker',
  query: z.strictObject({ q: loadFilters.optional(), ...pagingFields }),
  answer: z.array(wireLoad),
  handle: async ({ services: { db, clock }, actor, query }) => {
    const loads = narrowed(ownLoads(db, companyOf(actor)), query.q ?? {}, clock.now())
    const { rows, headers } = await pageOf(loads, query)
    return { body: await wireLoads(db, rows), headers }
  },
})

const one = route({
  method: 'GET',
  path: 'loads/:id',
  summary: 'One load with its stops',
  access: 'broker',
  answer: wireLoad,
  handle: async ({ services: { db }, actor, params: { id } }) => ({
    body: await readLoad(db, companyOf(actor), id),
  }),
})

const patch = route({
  method: 'PATCH',
  path: 'loads/:id',
  summary: "Changes a load's status, team or truck",
  access: 'broker',
  body: z.strictObject({
    load: z.strictObject({
      status: z.enum(LOAD_STATUSES, 'This is not a valid status.').optional(),
      team_id: idInBody.nullable().optional(),
      carrier_vehicle_id: idInBody.nullable().optional(),
    }),
  }),
  answer: wireLoad,
  handle: async ({ services: { db }, actor, params: { id }, body }) => {
    const companyId = companyOf(actor)
    await updateLoad(db, { companyId, id }, body.load)
    return { body: await readLoad(db, companyId, id) }
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

export const routes: readonly Route[] = [list, one, patch, trace, recentAreas, distances]
