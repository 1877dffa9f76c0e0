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
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => {
          const found = world.carrierVehicles.filter(
            vehicle =>
              vehicle.carrierId === params.carrierId && isListed(vehicle, params.filters ?? {}, params.from),
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
            isListed(vehicle, params.filters ?? {}, EVER),
        )
        const found = vehiclesByDate(seen)
          .flatMap(vehicle => foundIn(world, vehicle) ?? [])
          .filter(vehicle => isLookedUp(vehicle, params.lookup))
        return done(pageOf(found, params.page ?? 1, PAGE_SIZE))
      }),
  }
}
