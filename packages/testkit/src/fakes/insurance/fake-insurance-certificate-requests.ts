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
    list: (ask, signal) =>
      answer('list', ask, signal, () => {
        const why = refusedCertificates(world) ?? refusedCarrier(world, ask.carrierId)
        if (why !== undefined) return refused(why)
        const own = world.certificateRequests.filter(({ carrierId }) => carrierId === ask.carrierId)
        return done(pageOf(own.toSorted(newestFirst), ask.page ?? 1, PAGE_SIZE))
      }),
    activities: (ask, signal) =>
      answer('activities', ask, signal, () => {
        const why = refusedCertificates(world)
        if (why !== undefined) return refused(why)
        if (!world.certificateRequests.some(({ id }) => id === ask.requestId))
          return refused(refusal.notFound)
        const own = world.insuranceActivities.filter(({ requestId }) => requestId === ask.requestId)
        return done(pageOf(activitiesNewestFirst(own), ask.page ?? 1, PAGE_SIZE))
      }),
  }
}
