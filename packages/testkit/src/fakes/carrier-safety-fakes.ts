import {
  type CarrierId,
  type CarrierSafety,
  type CarrierSafetyRecords,
  compareCalendarDates,
  hasScope,
  inspectionsInOrder,
  type OutOfServiceOrders,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { ofKnownCarrier } from './carrier-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

type CarrierSafetyCall = 'inspections' | 'crashes' | 'violations' | 'orders' | 'safety'

const withoutRecord = (carrierId: CarrierId): CarrierSafety => ({
  carrierId,
  summary: {
    rating: null,
    ratedOn: null,
    outOfService: null,
    inspections24Months: null,
    vehicleOutOfServiceRate: null,
    driverOutOfServiceRate: null,
    lastInspectedOn: null,
    asOf: null,
  },
  basics: [],
  measuredOn: null,
})

/** No file of orders was read. */
const NO_ORDERS: OutOfServiceOrders = { orders: [], asOf: null }

/** `CarrierSafetyRecords` in memory; closed to a user whose scope blocks safety data. */
export const fakeCarrierSafety = (
  world: FakeWorld = fakeWorld(),
): CarrierSafetyRecords & FakeCalls<CarrierSafetyCall> => {
  const { control, answer } = userCalls<CarrierSafetyCall>(world)
  const given = <T>(carrierId: CarrierId, give: () => T): Outcome<T, Refusal> =>
    world.user !== null && hasScope(world.user, 'block_safety_data')
      ? refused(refusal.forbidden('You do not have access to safety data.'))
      : ofKnownCarrier(world, carrierId, give)
  const own = <T extends { readonly carrierId: CarrierId }>(rows: readonly T[], carrierId: CarrierId) =>
    rows.filter(row => row.carrierId === carrierId)
  return {
    ...control,
    inspections: (params, signal) =>
      answer('inspections', params, signal, () =>
        given(params.carrierId, () =>
          pageOf(inspectionsInOrder(own(world.inspections, params.carrierId)), params.page ?? 1, PAGE_SIZE),
        ),
      ),
    crashes: (params, signal) =>
      answer('crashes', params, signal, () =>
        given(params.carrierId, () => {
          const rows = own(world.crashes, params.carrierId).toSorted(
            (one, other) => compareCalendarDates(other.occurredOn, one.occurredOn) || other.id - one.id,
          )
          return pageOf(rows, params.page ?? 1, PAGE_SIZE)
        }),
      ),
    violations: (params, signal) =>
      answer('violations', params, signal, () =>
        given(params.carrierId, () => {
          const rows = own(world.violations, params.carrierId).toSorted(
            (one, other) => compareCalendarDates(other.foundOn, one.foundOn) || other.id - one.id,
          )
          return pageOf(rows, params.page ?? 1, PAGE_SIZE)
        }),
      ),
    orders: (params, signal) =>
      answer('orders', params, signal, () =>
        given(params.carrierId, () => world.outOfServiceOrders.get(params.carrierId) ?? NO_ORDERS),
      ),
    safety: (params, signal) =>
      answer('safety', params, signal, () =>
        given(
          params.carrierId,
          () => own(world.safetyRecords, params.carrierId)[0] ?? withoutRecord(params.carrierId),
        ),
      ),
  }
}
