import {
  type CarrierVehicles,
  compareCalendarDates,
  done,
  isListed,
  PAGE_SIZE,
  vehicleCounts,
  vehiclesByDate,
  vehiclesInOrder,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { foundIn, isLookedUp } from './found-vehicles.ts'
import { ofKnownCarrier } from './known-carrier.ts'

type Call = 'ofCarrier' | 'onEld' | 'search'

/** Before any day that a vehicle was seen on. */
const EVER = '0001-01-01'

/** `CarrierVehicles` in memory. */
export const fakeCarrierVehicles = (world: FakeWorld = fakeWorld()): CarrierVehicles & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    ofCarrier: (ask, signal) =>
      answer('ofCarrier', ask, signal, () =>
        ofKnownCarrier(world, ask.carrierId, () => {
          const found = world.carrierVehicles.filter(
            vehicle => vehicle.carrierId === ask.carrierId && isListed(vehicle, ask.filters ?? {}, ask.from),
          )
          return {
            vehicles: pageOf(vehiclesInOrder(found), ask.page ?? 1, PAGE_SIZE),
            counts: vehicleCounts(found),
          }
        }),
      ),
    onEld: (ask, signal) =>
      answer('onEld', ask, signal, () =>
        ofKnownCarrier(world, ask.carrierId, () =>
          world.eldVehicles
            .filter(({ carrierId }) => carrierId === ask.carrierId)
            .toSorted(
              (one, other) =>
                compareCalendarDates(other.seenOn, one.seenOn) ||
                one.carrierVehicleId - other.carrierVehicleId,
            ),
        ),
      ),
    search: (ask, signal) =>
      answer('search', ask, signal, () => {
        const seen = world.carrierVehicles.filter(
          vehicle =>
            (ask.carrierId === undefined || vehicle.carrierId === ask.carrierId) &&
            isListed(vehicle, ask.filters ?? {}, EVER),
        )
        const found = vehiclesByDate(seen)
          .flatMap(vehicle => foundIn(world, vehicle) ?? [])
          .filter(vehicle => isLookedUp(vehicle, ask.lookup))
        return done(pageOf(found, ask.page ?? 1, PAGE_SIZE))
      }),
  }
}
