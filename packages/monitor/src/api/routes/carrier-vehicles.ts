import { z } from 'zod'
import { readEldStatus, readEldVehicles } from '../../carriers/eld/read-eld.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { powerUnitsOf } from '../../carriers/touches/power-units.ts'
import { historicalAreas, recentlyVerifiedAreas } from '../../carriers/touches/touched-areas.ts'
import { vehiclesOfCarrier } from '../../carriers/vehicles/of-carrier.ts'
import { vehicleFilters } from '../../carriers/vehicles/vehicle-filters.ts'
import { numberStart } from '../../carriers/vehicles/vehicle-lookup.ts'
import { wireCarrierVehicle } from '../../carriers/vehicles/wire-vehicle.ts'
import { calendarDate } from '../../http/fields.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { addMonths } from '../../kernel/calendar.ts'
import { today } from '../../kernel/clock.ts'

/** How far back a carrier's list reaches by default. Source: section 9, "Vehicle windows". */
const LIST_MONTHS = 24

const SORTS = ['is_type asc', 'trailer_type asc', 'date desc'] as const
const sorted = z.tuple(
  [z.literal(SORTS[0]), z.literal(SORTS[1]), z.literal(SORTS[2])],
  `This list is sorted by ${SORTS.join(', ')}.`,
)

const vehicles = route({
  method: 'GET',
  path: 'carriers/:id/vehicles',
  summary: "A carrier's trucks and trailers by type, trailer type and date, and how many its insurance lists",
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({
    q: z
      .strictObject({
        date_gteq: calendarDate.optional(),
        ...vehicleFilters,
        number_start: numberStart,
        s: sorted.optional(),
      })
      .optional(),
    ...pagingFields,
  }),
  answer: z.array(wireCarrierVehicle),
  handle: async ({ services: { db, clock }, params: { id }, query: { q = {}, ...page } }) => {
    await requireFindable(db, id)
    const day = today(clock)
    const { date_gteq: from = addMonths(day, -LIST_MONTHS), number_start: start, s: _, ...filters } = q
    return vehiclesOfCarrier(db, { carrierId: id, from, filters, start, day }, page)
  },
})

const eldVehicle = z.object({
  carrier_vehicle_id: z.number(),
  carrier_id: z.number(),
  vin: z.string().nullable(),
  provider: z.string().nullable(),
  seen_on: z.string(),
  is_on_certificate: z.boolean().nullable(),
})

const eldVehicles = route({
  method: 'GET',
  path: 'carriers/:id/eld_carrier_vehicles',
  summary: "What a carrier's logging devices reported in the last days, newest first",
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.object({ eld_carrier_vehicles: z.array(eldVehicle) }),
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: { eld_carrier_vehicles: await readEldVehicles(db, id, today(clock)) } }
  },
})

const eldStatus = route({
  method: 'GET',
  path: 'carriers/:id/eld_status',
  summary: "How a carrier's logging devices match its certificate of insurance; 404 if nothing is known",
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.object({
    carrier_id: z.number(),
    status: z.string().nullable(),
    provider: z.string().nullable(),
    has_valid_credentials: z.boolean().nullable(),
  }),
  handle: async ({ services: { db, clock }, params: { id } }) => {
    const status = await readEldStatus(db, id, today(clock))
    if (status === undefined) throw missing()
    return { body: status }
  },
})

const touchedArea = z.object({
  area_id: z.number(),
  name: z.string(),
  zip: z.string(),
  count: z.number(),
  last_on: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const historical = route({
  method: 'GET',
  path: 'carriers/:id/historical_touches_by_five_zip_areas',
  summary: "ZIP areas where a carrier's trucks were seen, the newest first",
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.object({ areas: z.array(touchedArea) }),
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: { areas: [...(await historicalAreas(db, id, today(clock)))] } }
  },
})

const verified = route({
  method: 'GET',
  path: 'carriers/:id/recently_visited_areas_verified_by_eld',
  summary: "ZIP areas where logging devices recently reported a carrier's trucks, newest first",
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.object({ areas: z.array(touchedArea) }),
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: { areas: [...(await recentlyVerifiedAreas(db, id, today(clock)))] } }
  },
})

const powerUnits = route({
  method: 'GET',
  path: 'carriers/:id/power_unit_stats',
  summary: 'How many trucks a carrier has, by source',
  access: 'broker',
  guards: [seesFullProfile],
  answer: z.object({
    carrier_id: z.number(),
    reported: z.number().nullable(),
    inspected: z.number().nullable(),
    on_eld: z.number().nullable(),
    insured: z.number().nullable(),
  }),
  handle: async ({ services: { db, clock }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: await powerUnitsOf(db, id, today(clock)) }
  },
})

export const routes: readonly Route[] = [vehicles, eldVehicles, eldStatus, historical, verified, powerUnits]
