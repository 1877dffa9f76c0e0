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
        if (!world.carrierVehicles.some(({ id }) => id === ask.carrierVehicleId))
          return refused(refusal.notFound)
        const own = world.vehicleMovements.filter(
          ({ carrierVehicleId }) => carrierVehicleId === ask.carrierVehicleId,
        )
        return done(movementsInOrder(own).slice(0, ask.limit ?? CARRIER_VEHICLE_AREAS))
      }),
  }
}
