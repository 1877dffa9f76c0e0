import { done, type Outcome, type Refusal, refused, type Vehicle, type Vehicles } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

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
