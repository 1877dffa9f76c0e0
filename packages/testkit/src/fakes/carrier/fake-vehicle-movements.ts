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
    latest: (ask, signal) =>
      answer('latest', ask, signal, () => {
        const own = world.carrierVehicles.filter(({ id, vehicleId }) =>
          'vehicleId' in ask ? vehicleId === ask.vehicleId : id === ask.carrierVehicleId,
        )
        const isKnown =
          'vehicleId' in ask ? world.vehicles.some(({ id }) => id === ask.vehicleId) : own.length > 0
        if (!isKnown) return refused(refusal.notFound)
        const ids = new Set(own.map(({ id }) => id))
        const seen = world.vehicleMovements.filter(({ carrierVehicleId }) => ids.has(carrierVehicleId))
        return done(movementsInOrder(seen).slice(0, ask.limit ?? CARRIER_VEHICLE_AREAS))
      }),
  }
}
