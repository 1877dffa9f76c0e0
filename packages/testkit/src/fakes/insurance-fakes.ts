import {
  activitiesNewestFirst,
  CARGO_POLICY_REFUSAL_TEXTS,
  type CarrierId,
  cargoPolicyRefusal,
  done,
  hasInsuranceWorkflow,
  type InsuranceCertificateRequest,
  type InsuranceCertificateRequests,
  type InsurancePolicies,
  type InsurancePolicyId,
  mayRequestCertificate,
  newestFirst,
  type Outcome,
  PAGE_SIZE,
  policyStatus,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

/** Why certificates are not open to a user. Empty: undefined when they are. */
const refusedCertificates = (world: FakeWorld): Refusal | undefined =>
  world.user?.paywall.canViewInsuranceCertificates === true
    ? undefined
    : refusal.forbidden('Your plan does not include insurance certificates.')

/** Why a user may not request certificates. Empty: undefined when they can. */
const refusedCertificateRequest = (world: FakeWorld): Refusal | undefined =>
  world.user !== null && hasInsuranceWorkflow(world.user)
    ? refusedCertificates(world)
    : refusal.forbidden('You need the "insurance workflow" permission to do this.')

/** Why a carrier's records are refused. Empty: undefined when it exists. */
const refusedCarrier = (world: FakeWorld, carrierId: CarrierId): Refusal | undefined =>
  world.carriers.some(({ id }) => id === carrierId) ? undefined : refusal.notFound

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

type InsurancePoliciesCall = 'listActive' | 'history' | 'requestCargoPolicy'

/** `InsurancePolicies` in memory, with the refusals of the server. */
export const fakeInsurancePolicies = (
  world: FakeWorld = fakeWorld(),
): InsurancePolicies & FakeCalls<InsurancePoliciesCall> => {
  const { control, answer } = userCalls<InsurancePoliciesCall>(world)
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
    history: (params, signal) =>
      answer('history', params, signal, () => {
        const why = refusedCarrier(world, params.carrierId)
        return why === undefined ? done(world.insuranceFilings.get(params.carrierId) ?? []) : refused(why)
      }),
    requestCargoPolicy: params =>
      answer('requestCargoPolicy', params, undefined, () => requested(world, params.policyId)),
  }
}

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
