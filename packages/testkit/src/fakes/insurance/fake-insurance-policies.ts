import {
  CARGO_POLICY_REFUSAL_TEXTS,
  cargoPolicyRefusal,
  done,
  type InsuranceCertificateRequest,
  type InsurancePolicies,
  type InsurancePolicyId,
  mayRequestCertificate,
  type Outcome,
  policyStatus,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from '../shared/fake-world.ts'
import { refusedCarrier, refusedCertificateRequest } from './insurance-refusals.ts'

const requested = (
  world: FakeWorld,
  policyId: InsurancePolicyId,
): Outcome<InsuranceCertificateRequest, Refusal> => {
  const why = refusedCertificateRequest(world)
  if (why !== undefined) return refused(why)
  const policy = world.insurancePolicies.find(({ id }) => id === policyId)
  if (policy === undefined) return refused(refusal.notFound)
  const unfit = cargoPolicyRefusal(policy, todayIn(world))
  if (unfit !== undefined) return refused(refusal.invalid('policyId', CARGO_POLICY_REFUSAL_TEXTS[unfit]))
  const earlier = world.certificateRequests.filter(({ carrierId }) => carrierId === policy.carrierId)
  if (!mayRequestCertificate(earlier, todayIn(world)))
    return refused(refusal.conflict('A certificate was requested already.'))
  const made: InsuranceCertificateRequest = {
    id: nextIdAmong(world.certificateRequests),
    carrierId: policy.carrierId,
    status: 'requested',
    createdAt: nextInstant(world),
  }
  world.certificateRequests.push(made)
  world.insuranceActivities.push({
    id: nextIdAmong(world.insuranceActivities),
    requestId: made.id,
    kind: 'requested',
    note: null,
    createdAt: made.createdAt,
  })
  return done(made)
}

/** `InsurancePolicies` in memory, with the refusals of the server. */
export const fakeInsurancePolicies = (
  world: FakeWorld = fakeWorld(),
): InsurancePolicies & FakeCalls<'listActive' | 'requestCargoPolicy'> => {
  const { control, answer } = userCalls<'listActive' | 'requestCargoPolicy'>(world)
  return {
    ...control,
    listActive: (params, signal) =>
      answer('listActive', params, signal, () => {
        const why = refusedCarrier(world, params.carrierId)
        if (why !== undefined) return refused(why)
        const today = todayIn(world)
        const own = world.insurancePolicies.filter(
          policy => policy.carrierId === params.carrierId && policyStatus(policy, today) !== 'ended',
        )
        return done(own.toSorted((one, other) => one.id - other.id))
      }),
    requestCargoPolicy: params =>
      answer('requestCargoPolicy', params, undefined, () => requested(world, params.policyId)),
  }
}
