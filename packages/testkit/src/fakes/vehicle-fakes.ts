import {
  CARRIER_VEHICLE_AREAS,
  type CarrierVehicle,
  type CarrierVehicles,
  compareCalendarDates,
  done,
  type EldStatuses,
  eldStatusAnswer,
  type FoundVehicle,
  isListed,
  movementsInOrder,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  startsAs,
  type Vehicle,
  type VehicleLookup,
  type VehicleMovements,
  type Vehicles,
  vehicleCounts,
  vehiclesByDate,
  vehiclesInOrder,
} from '@fairhaul/core'
import { ofKnownCarrier } from './carrier-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

const key = (text: string | null): string | undefined => text?.replace(/[\s-]/gu, '').toUpperCase()

/** Whether a vehicle is the one that is looked up. Empty: without a lookup every one is. */
const isLookedUp = (found: FoundVehicle, lookup: VehicleLookup | undefined): boolean => {
  if (lookup === undefined) return true
  if (lookup.kind === 'vin') return found.vin === lookup.vin
  if (lookup.kind === 'unit') return found.unitNumber?.trim().toUpperCase() === lookup.unitNumber
  return (
    key(found.plate) === lookup.plate && (lookup.state === undefined || found.plateState === lookup.state)
  )
}

/** Whether a carrier vehicle has a unit number, plate or VIN that starts so. */
const isNumbered = ({ vehicles }: FakeWorld, seen: CarrierVehicle, start: string): boolean =>
  startsAs({ ...seen, plate: vehicles.find(({ id }) => id === seen.vehicleId)?.plate ?? null }, start)

/** A carrier vehicle with its vehicle and its carrier. Undefined: the carrier cannot be found. */
const foundIn = (world: FakeWorld, seen: CarrierVehicle): FoundVehicle | undefined => {
  const carrier = world.carriers.find(({ id }) => id === seen.carrierId)
  if (carrier === undefined) return undefined
  const vehicle = world.vehicles.find(({ id }) => id === seen.vehicleId)
  const [last] = movementsInOrder(
    world.vehicleMovements.filter(({ carrierVehicleId }) => carrierVehicleId === seen.id),
  )
  const { id, legalName, identifiers, connection, rulesAssessment, cautions } = carrier
  return {
    ...seen,
    make: vehicle?.make ?? null,
    model: vehicle?.model ?? null,
    modelYear: vehicle?.modelYear ?? null,
    plate: vehicle?.plate ?? null,
    plateState: vehicle?.plateState ?? null,
    lastAreaName: last?.areaName ?? null,
    carrier: { id, legalName, identifiers, connection, rulesAssessment, cautions },
  }
}

type CarrierVehiclesCall = 'ofCarrier' | 'onEld' | 'search'

/** Before any day that a vehicle was seen on. */
const EVER = '0001-01-01'

/** `CarrierVehicles` in memory. */
export const fakeCarrierVehicles = (
  world: FakeWorld = fakeWorld(),
): CarrierVehicles & FakeCalls<CarrierVehiclesCall> => {
  const { control, answer } = userCalls<CarrierVehiclesCall>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => {
          const found = world.carrierVehicles.filter(
            vehicle =>
              vehicle.carrierId === params.carrierId &&
              isListed(vehicle, params.filters ?? {}, params.from) &&
              (params.start === undefined || isNumbered(world, vehicle, params.start)),
          )
          return {
            vehicles: pageOf(vehiclesInOrder(found), params.page ?? 1, PAGE_SIZE),
            counts: vehicleCounts(found),
          }
        }),
      ),
    onEld: (params, signal) =>
      answer('onEld', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () =>
          world.eldVehicles
            .filter(({ carrierId }) => carrierId === params.carrierId)
            .toSorted(
              (one, other) =>
                compareCalendarDates(other.seenOn, one.seenOn) ||
                one.carrierVehicleId - other.carrierVehicleId,
            ),
        ),
      ),
    search: (params, signal) =>
      answer('search', params, signal, () => {
        const seen = world.carrierVehicles.filter(
          vehicle =>
            (params.carrierId === undefined || vehicle.carrierId === params.carrierId) &&
            isListed(vehicle, params.filters ?? {}, EVER) &&
            (params.assignedStart === undefined ||
              (world.loads.some(({ carrierVehicleId }) => carrierVehicleId === vehicle.id) &&
                isNumbered(world, vehicle, params.assignedStart))),
        )
        const found = vehiclesByDate(seen)
          .flatMap(vehicle => foundIn(world, vehicle) ?? [])
          .filter(vehicle => isLookedUp(vehicle, params.lookup))
        return done(pageOf(found, params.page ?? 1, PAGE_SIZE))
      }),
  }
}

/** `Vehicles` in memory. */
export const fakeVehicles = (world: FakeWorld = fakeWorld()): Vehicles & FakeCalls<'find' | 'findByVin'> => {
  const { control, answer } = userCalls<'find' | 'findByVin'>(world)
  const found = (is: (vehicle: Vehicle) => boolean): Outcome<Vehicle, Refusal> => {
    const vehicle = world.vehicles.find(is)
    return vehicle === undefined ? refused(refusal.notFound) : done(vehicle)
  }
  return {
    ...control,
    find: (params, signal) => answer('find', params, signal, () => found(({ id }) => id === params.id)),
    findByVin: (params, signal) =>
      answer('findByVin', params, signal, () => found(({ vin }) => vin === params.vin)),
  }
}

/** `VehicleMovements` in memory. */
export const fakeVehicleMovements = (
  world: FakeWorld = fakeWorld(),
): VehicleMovements & FakeCalls<'latest'> => {
  const { control, answer } = userCalls<'latest'>(world)
  return {
    ...control,
    latest: (params, signal) =>
      answer('latest', params, signal, () => {
        const own = world.carrierVehicles.filter(({ id, vehicleId }) =>
          'vehicleId' in params ? vehicleId === params.vehicleId : id === params.carrierVehicleId,
        )
        const isKnown =
          'vehicleId' in params ? world.vehicles.some(({ id }) => id === params.vehicleId) : own.length > 0
        if (!isKnown) return refused(refusal.notFound)
        const ids = new Set(own.map(({ id }) => id))
        const seen = world.vehicleMovements.filter(({ carrierVehicleId }) => ids.has(carrierVehicleId))
        return done(movementsInOrder(seen).slice(0, params.limit ?? CARRIER_VEHICLE_AREAS))
      }),
  }
}

/** `EldStatuses` in memory. */
export const fakeEldStatuses = (world: FakeWorld = fakeWorld()): EldStatuses & FakeCalls<'ofCarrier'> => {
  const { control, answer } = userCalls<'ofCarrier'>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () => {
        const status = world.eldStatuses.find(({ carrierId }) => carrierId === params.carrierId)
        return eldStatusAnswer(status === undefined ? refused(refusal.notFound) : done(status))
      }),
  }
}
