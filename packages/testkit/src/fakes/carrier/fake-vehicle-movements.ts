import { CARRIER_VEHICLE_AREAS, done, movementsInOrder, refused, type VehicleMovements } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `VehicleMovements` in memory. */
export const fakeVehicleMovements = (
  world: FakeWorld = fakeWorld(),
): VehicleMovements & FakeCalls<'latest'> => {
  const { control, answer } = fakeCalls<'latest'>()
  return {
    ...control,
    latest: (ask, signal) =>
      answer('latest', ask, signal, () => {
        if (world.user === null) return refused(refusal.unauthenticated)
        if (!world.carrierVehicles.some(({ id }) => id === ask.carrierVehicleId))
          return refused(refusal.notFound)
        const own = world.vehicleMovements.filter(
          ({ carrierVehicleId }) => carrierVehicleId === ask.carrierVehicleId,
        )
        return done(movementsInOrder(own).slice(0, ask.limit ?? CARRIER_VEHICLE_AREAS))
      }),
  }
}
