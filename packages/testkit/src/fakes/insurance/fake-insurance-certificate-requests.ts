import {
  activitiesNewestFirst,
  done,
  type InsuranceCertificateRequests,
  newestFirst,
  PAGE_SIZE,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { refusedCarrier, refusedCertificates } from './insurance-refusals.ts'

/** `InsuranceCertificateRequests` in memory, with the refusals of the server. */
export const fakeInsuranceCertificateRequests = (
  world: FakeWorld = fakeWorld(),
): InsuranceCertificateRequests & FakeCalls<'list' | 'activities'> => {
  const { control, answer } = userCalls<'list' | 'activities'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedCertificates(world) ?? refusedCarrier(world, params.carrierId)
        if (why !== undefined) return refused(why)
        const own = world.certificateRequests.filter(({ carrierId }) => carrierId === params.carrierId)
        return done(pageOf(own.toSorted(newestFirst), params.page ?? 1, PAGE_SIZE))
      }),
    activities: (params, signal) =>
      answer('activities', params, signal, () => {
        const why = refusedCertificates(world)
        if (why !== undefined) return refused(why)
        if (!world.certificateRequests.some(({ id }) => id === params.requestId))
          return refused(refusal.notFound)
        const own = world.insuranceActivities.filter(({ requestId }) => requestId === params.requestId)
        return done(pageOf(activitiesNewestFirst(own), params.page ?? 1, PAGE_SIZE))
      }),
  }
}
