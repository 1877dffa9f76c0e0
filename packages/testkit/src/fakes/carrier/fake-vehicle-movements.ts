import { CARRIER_VEHICLE_AREAS, done, movementsInOrder, refused, type VehicleMovements } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

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
