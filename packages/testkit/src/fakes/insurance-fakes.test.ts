import { describe, expect, it } from 'vitest'
import {
  aCertificateRequest,
  anInsuranceActivity,
  anInsuranceFiling,
  aPaywall,
  aPolicy,
  aUser,
  id,
} from '../builders/index.ts'
import {
  insuranceCertificateRequestsContract,
  insuranceCertificatesContract,
  insurancePoliciesContract,
} from '../contracts/index.ts'
import { aFleet } from './carrier-world.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeInsuranceCertificates } from './certificate-fakes.ts'
import { fakeInsuranceCertificateRequests, fakeInsurancePolicies } from './insurance-fakes.ts'

insuranceCertificateRequestsContract(async () => ({
  requests: fakeInsuranceCertificateRequests(
    fakeWorld({
      carriers: aFleet(),
      certificateRequests: [
        aCertificateRequest({ createdAt: '2026-11-01T10:30:00.000Z' }),
        aCertificateRequest({ id: id(5), status: 'cancelled' }),
        aCertificateRequest({ id: id(6), carrierId: id(9) }),
      ],
      insuranceActivities: [
        anInsuranceActivity(),
        anInsuranceActivity({ id: id(7), kind: 'reminded', createdAt: '2026-11-19T10:30:00.000Z' }),
        anInsuranceActivity({ id: id(8), requestId: id(6) }),
      ],
    }),
  ),
  carrierId: id(7),
  bareCarrierId: id(8),
  absentCarrierId: id(999),
  requestId: id(4),
  bareRequestId: id(5),
  absentRequestId: id(999),
}))

/** A user who may request certificates. */
const follower = (change: Parameters<typeof aUser>[0] = {}) =>
  aUser({ scopes: ['insurance_workflow'], ...change })

insuranceCertificatesContract(async () => ({
  certificates: fakeInsuranceCertificates(fakeWorld({ user: follower(), carriers: aFleet() })),
  carrierId: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  absentCarrierId: id(999),
}))

insurancePoliciesContract(async () => ({
  policies: fakeInsurancePolicies(
    fakeWorld({
      user: follower(),
      carriers: aFleet(),
      insuranceFilings: new Map([
        [
          id<'carrier'>(9),
          [
            anInsuranceFiling({ endsOn: '2026-12-14' }),
            anInsuranceFiling({ endKind: 'replaced' }),
            anInsuranceFiling({ coverage: 'cargo', form: '34', endsOn: '2020-01-01', source: 'L&I InsHist' }),
            anInsuranceFiling({ endsOn: null }),
          ],
        ],
      ]),
      insurancePolicies: [
        aPolicy({ id: id(5), expiresOn: '2026-11-20' }),
        aPolicy({ id: id(4), isPending: true }),
        aPolicy({ id: id(3), cancelsOn: '2026-11-01' }),
        aPolicy({ id: id(2), coverage: 'bipd' }),
        aPolicy({ id: id(1) }),
        aPolicy({ id: id(6), carrierId: id(9) }),
      ],
    }),
  ),
  carrierId: id(7),
  bareCarrierId: id(8),
  filedCarrierId: id(9),
  absentCarrierId: id(999),
  cargo: id(1),
  auto: id(2),
  cancelledCargo: id(3),
  pendingCargo: id(4),
  endedCargo: id(5),
  absent: id(999),
}))

describe('the fakes of insurance', () => {
  const kindOf = (outcome: { ok: boolean; refusal?: { kind: string } }) => outcome.refusal?.kind

  it('the fakes of insurance refuse a visitor', async () => {
    const world = fakeWorld({ user: null })
    const requests = fakeInsuranceCertificateRequests(world)
    const policies = fakeInsurancePolicies(world)
    const answers = [
      await requests.list({ carrierId: id(7) }),
      await requests.activities({ requestId: id(4) }),
      await policies.listActive({ carrierId: id(7) }),
      await policies.requestCargoPolicy({ policyId: id(31) }),
    ]
    expect(answers.map(kindOf)).toEqual(Array(4).fill('unauthenticated'))
  })

  it('the fakes of insurance show certificates only where the plan includes them, and policies anyway', async () => {
    const paywall = aPaywall({ canViewInsuranceCertificates: false })
    const world = fakeWorld({ user: follower({ paywall }), certificateRequests: [aCertificateRequest()] })
    const requests = fakeInsuranceCertificateRequests(world)
    const policies = fakeInsurancePolicies(world)
    const answers = [
      await requests.list({ carrierId: id(7) }),
      await requests.activities({ requestId: id(4) }),
      await policies.requestCargoPolicy({ policyId: id(31) }),
      await policies.listActive({ carrierId: id(7) }),
    ]
    expect(answers.map(kindOf)).toEqual(['forbidden', 'forbidden', 'forbidden', undefined])
  })

  it('the fakes of insurance let only users with the scope request a certificate', async () => {
    const world = fakeWorld()
    const request = () => fakeInsurancePolicies(world).requestCargoPolicy({ policyId: id(31) })
    expect(kindOf(await request())).toBe('forbidden')
    expect(world.certificateRequests).toEqual([])
    world.user = follower()
    expect(kindOf(await request())).toBeUndefined()
  })

  it('the fakes of insurance list the request that was made, with its first activity', async () => {
    const world = fakeWorld({ user: follower() })
    const made = await fakeInsurancePolicies(world).requestCargoPolicy({ policyId: id(31) })
    const requests = fakeInsuranceCertificateRequests(world)
    expect(await requests.list({ carrierId: id(7) })).toMatchObject({
      value: { items: [made.ok && made.value] },
    })
    expect(await requests.activities({ requestId: id(1) })).toMatchObject({
      value: { items: [{ requestId: 1, kind: 'requested' }] },
    })
  })
})
