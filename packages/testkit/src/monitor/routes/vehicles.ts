import { z } from 'zod'
import { today } from '../clock.ts'
import { maySearchCarriers } from '../guards/may-search-carriers.ts'
import { showsVehicles } from '../guards/shows-vehicles.ts'
import { idInQuery, wholeNumber } from '../http/fields.ts'
import { pagingFields } from '../http/paging.ts'
import { type Route, route } from '../http/route.ts'
import { sortedBy } from '../http/sorted-by.ts'
import { vehicleFilters } from '../vehicles/filters.ts'
import { latestMovements } from '../vehicles/movements.ts'
import { readVehicle } from '../vehicles/read-vehicle.ts'
import { searchVehicles } from '../vehicles/search-vehicles.ts'
import { vinInPath } from '../vehicles/vin.ts'
import { wireCarrierVehicle, wireMovement, wireVehicle } from '../vehicles/wire.ts'

/** Areas of one vehicle that are told, unless more are asked for. Source: section 9, "Vehicle windows". */
const AREAS = 5
const AREAS_MAX = 100

/** What the two vehicle screens ask. Source: section 4, "Navigation guard", steps 3 and 4. */
const onVehicleScreens = [showsVehicles, maySearchCarriers]

const search = route({
  method: 'GET',
  path: 'carrier_vehicles',
  summary: 'Trucks and trailers with the carriers that ran them, the newest date first',
  access: 'broker',
  guards: onVehicleScreens,
  query: z.strictObject({
    q: z
      .strictObject({
        carrier_id_eq: idInQuery.optional(),
        ...vehicleFilters,
        s: sortedBy('date desc'),
      })
      .optional(),
    ...pagingFields,
  }),
  answer: z.array(wireCarrierVehicle),
  handle: async ({ services: { db, clock }, query: { q = {}, ...page } }) => {
    const { carrier_id_eq: carrierId, s: _, ...filters } = q
    return searchVehicles(db, { carrierId, filters, day: today(clock) }, page)
  },
})

const show = route({
  method: 'GET',
  path: 'vehicles/:id',
  summary: 'One truck or trailer, and who ran it',
  access: 'broker',
  guards: onVehicleScreens,
  answer: wireVehicle,
  handle: async ({ services: { db }, params: { id } }) => ({ body: await readVehicle(db, { id }) }),
})

const byVin = route({
  method: 'GET',
  path: 'vehicles/:vin/by_vin',
  params: { vin: vinInPath },
  summary: 'The same by its identification number, in any case, with blanks and dashes',
  access: 'broker',
  guards: onVehicleScreens,
  answer: wireVehicle,
  handle: async ({ services: { db }, params: { vin } }) => ({ body: await readVehicle(db, { vin }) }),
})

const movements = route({
  method: 'GET',
  path: 'carrier_vehicle_areas/by_carrier_vehicle',
  summary: "The last areas of a carrier's vehicle, newest first",
  access: 'broker',
  guards: onVehicleScreens,
  query: z.strictObject({
    carrier_vehicle_id: idInQuery,
    limit: wholeNumber({ min: 1, max: AREAS_MAX }).default(AREAS),
  }),
  answer: z.array(wireMovement),
  handle: async ({ services: { db }, query }) => ({
    body: await latestMovements(db, query.carrier_vehicle_id, query.limit),
  }),
})

export const routes: readonly Route[] = [search, show, byVin, movements]
