import {
  type CarrierId,
  type CarrierSafety,
  type CarrierSafetyRecords,
  compareCalendarDates,
  hasScope,
  inspectionsInOrder,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { ofKnownCarrier } from './known-carrier.ts'

type Call = 'inspections' | 'crashes' | 'violations' | 'safety'

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

/** `CarrierSafetyRecords` in memory; closed to a user whose scope blocks safety data. */
export const fakeCarrierSafety = (world: FakeWorld = fakeWorld()): CarrierSafetyRecords & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  const given = <T>(carrierId: CarrierId, give: () => T): Outcome<T, Refusal> =>
    world.user !== null && hasScope(world.user, 'block_safety_data')
      ? refused(refusal.forbidden('Safety data is not open to you.'))
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
    safety: (params, signal) =>
      answer('safety', params, signal, () =>
        given(
          params.carrierId,
          () => own(world.safetyRecords, params.carrierId)[0] ?? withoutRecord(params.carrierId),
        ),
      ),
  }
}
