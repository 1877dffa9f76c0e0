import { z } from 'zod'
import { latestMovements, type MovementsOf } from '../../carriers/vehicles/latest-movements.ts'
import { readVehicle } from '../../carriers/vehicles/read-vehicle.ts'
import { searchVehicles } from '../../carriers/vehicles/search-vehicles.ts'
import { vehicleFilters } from '../../carriers/vehicles/vehicle-filters.ts'
import { lookupFilters, numberStart } from '../../carriers/vehicles/vehicle-lookup.ts'
import { vinInPath } from '../../carriers/vehicles/vin.ts'
import { wireFoundVehicle, wireMovement, wireVehicle } from '../../carriers/vehicles/wire-vehicle.ts'
import { idInQuery, sortedBy, wholeNumber } from '../../http/fields.ts'
import { maySearchCarriers, showsVehicles } from '../../http/guards/guards.ts'
import { pagingFields } from '../../http/paging.ts'
import { invalid } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'

/** The default number of areas of one vehicle. Source: section 9, "Vehicle windows". */
const AREAS = 5
const AREAS_MAX = 100

/** The guards of the two vehicle screens. Source: section 4, "Navigation guard", steps 3 and 4. */
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
        ...lookupFilters,
        ...vehicleFilters,
        assigned_number_start: numberStart,
        s: sortedBy('date desc'),
      })
      .optional(),
    ...pagingFields,
  }),
  answer: z.array(wireFoundVehicle),
  handle: async ({ services, actor, query: { q = {}, ...page } }) => {
    const { carrier_id_eq: carrierId, assigned_number_start: assignedStart, s: _, ...sent } = q
    const { vin_eq, plate_eq, plate_state_eq, unit_number_eq, ...filters } = sent
    const lookup = { vin_eq, plate_eq, plate_state_eq, unit_number_eq }
    return searchVehicles(services, actor, { carrierId, lookup, filters, assignedStart }, page)
  },
})

const show = route({
  method: 'GET',
  path: 'vehicles/:id',
  summary: 'One truck or trailer, and who ran it',
  access: 'broker',
  guards: onVehicleScreens,
  answer: wireVehicle,
  handle: async ({ services, actor, params: { id } }) => ({
    body: await readVehicle(services, actor, { id }),
  }),
})

const byVin = route({
  method: 'GET',
  path: 'vehicles/:vin/by_vin',
  params: { vin: vinInPath },
  summary: 'One truck or trailer by its VIN, in any case, with spaces and dashes',
  access: 'broker',
  guards: onVehicleScreens,
  answer: wireVehicle,
  handle: async ({ services, actor, params: { vin } }) => ({
    body: await readVehicle(services, actor, { vin }),
  }),
})

const movementsOf = ({
  carrier_vehicle_id: carrierVehicleId,
  vehicle_id: vehicleId,
}: {
  readonly carrier_vehicle_id?: number | undefined
  readonly vehicle_id?: number | undefined
}): MovementsOf => {
  if (carrierVehicleId !== undefined && vehicleId === undefined) return { carrierVehicleId }
  if (vehicleId !== undefined && carrierVehicleId === undefined) return { vehicleId }
  throw invalid('carrier_vehicle_id', 'Say either which carrier vehicle, or which vehicle.')
}

const movements = route({
  method: 'GET',
  path: 'carrier_vehicle_areas/by_carrier_vehicle',
  summary: 'The last areas of a vehicle, newest first',
  access: 'broker',
  guards: onVehicleScreens,
  query: z.strictObject({
    carrier_vehicle_id: idInQuery.optional(),
    vehicle_id: idInQuery.optional(),
    limit: wholeNumber({ min: 1, max: AREAS_MAX }).default(AREAS),
  }),
  answer: z.array(wireMovement),
  handle: async ({ services: { db }, query: { limit, ...of } }) => ({
    body: await latestMovements(db, movementsOf(of), limit),
  }),
})

export const routes: readonly Route[] = [search, show, byVin, movements]
