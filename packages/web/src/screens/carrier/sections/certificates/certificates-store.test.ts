import {
  aCarrierDetail,
  aCertificate,
  aCertificateRequest,
  anInsuranceActivity,
  aPaywall,
  aPolicy,
  aUser,
  fakeInsuranceCertificateRequests,
  fakeInsuranceCertificates,
  fakeInsurancePolicies,
  type FakeWorld,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { CertificatesStore } from './certificates-store.ts'

const TODAY = '2026-11-21'
const cargo = aPolicy({
  id: id(3),
  carrierId: id(7),
  coverage: 'cargo',
  cancelsOn: null,
  expiresOn: '2027-06-01',
})
const agent = aUser({
  scopes: ['insurance_workflow'],
  paywall: aPaywall({ canViewInsuranceCertificates: true }),
})

const opened = async (change: Partial<FakeWorld> = {}) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail()],
    insurancePolicies: [cargo],
    user: agent,
    ...change,
  })
  const say = vi.fn<(text: string) => void>()
  const policies = fakeInsurancePolicies(world)
  const requests = fakeInsuranceCertificateRequests(world)
  const certificates = fakeInsuranceCertificates(world)
  const withdrawn = vi.fn<() => void>()
  const store = new CertificatesStore({
    carrierId: id(7),
    requests,
    certificates,
    withdrawn,
    policies,
    user: () => world.user,
    today: () => TODAY,
    isShort: () => false,
    say,
  })
  store.open()
  await vi.waitFor(() =>
    expect(store.requests.isComplete || store.requests.page.state.kind === 'idle').toBe(true),
  )
  await store.policies.finished()
  return { store, say, policies, requests, certificates, withdrawn, world }
}

it('canceled certificate requests are hidden, the others are listed newest first', async () => {
  const { store } = await opened({
    certificateRequests: [
      aCertificateRequest({ id: id(1), status: 'received', createdAt: '2026-01-01T10:00:00Z' }),
      aCertificateRequest({ id: id(2), status: 'cancelled', createdAt: '2026-02-01T10:00:00Z' }),
      aCertificateRequest({ id: id(3), status: 'declined', createdAt: '2026-03-01T10:00:00Z' }),
    ],
  })
  expect(store.shown.map(each => each.id)).toEqual([3, 1])
})

it('all pages of certificate requests are read', async () => {
  const { store } = await opened({
    certificateRequests: Array.from({ length: 60 }, (_, at) =>
      aCertificateRequest({ id: id(at + 1), status: at === 0 ? 'cancelled' : 'received' }),
    ),
  })
  expect(store.shown).toHaveLength(59)
})

it('a requested cargo certificate is confirmed, and is among the requests', async () => {
  const { store, say } = await opened()
  expect(store.waitsUntil).toBeNull()
  await store.request(cargo)
  expect(say).toHaveBeenCalledWith('Certificate requested: motor truck cargo.')
  expect(store.shown.map(({ status }) => status)).toEqual(['requested'])
})

it('someone who learns that a colleague requested it first sees that request', async () => {
  const { store, say, world } = await opened()
  world.certificateRequests.push(
    aCertificateRequest({
      id: id(9),
      carrierId: id(7),
      createdAt: `${TODAY}T10:00:00Z`,
      status: 'requested',
    }),
  )
  await store.request(cargo)
  expect(say).not.toHaveBeenCalled()
  expect(store.submission.error).toBe('Not requested. A certificate was requested already.')
  expect(store.shown.map(each => each.id)).toEqual([9])
})

it('without certificates in the plan nothing is requested', async () => {
  const { store, policies, requests, certificates } = await opened({
    user: aUser({ paywall: aPaywall({ canViewInsuranceCertificates: false }) }),
  })
  expect(store.isInPlan).toBe(false)
  expect([...policies.requests, ...requests.requests, ...certificates.requests]).toEqual([])
})

it('the activity of a request is read whole, page after page', async () => {
  const request = aCertificateRequest({ id: id(1), carrierId: id(7) })
  const { store } = await opened({
    certificateRequests: [request],
    insuranceActivities: Array.from({ length: 60 }, (_, at) =>
      anInsuranceActivity({ id: id(at + 1), requestId: request.id }),
    ),
  })
  const activities = store.activitiesOf(request.id)
  await activities.finished()
  expect(activities.value).toHaveLength(60)
})

it('the activity of a request is read once, when it is opened', async () => {
  const request = aCertificateRequest({ id: id(1), carrierId: id(7) })
  const { store, requests } = await opened({ certificateRequests: [request] })
  expect(store.activitiesOf(request.id)).toBe(store.activitiesOf(request.id))
  await store.activitiesOf(request.id).finished()
  expect(requests.requests.filter(({ call }) => call === 'activities')).toHaveLength(1)
})

it('a certificate is taken back with its reason alone, and its carrier is loaded again', async () => {
  const certificate = aCertificate({ carrierId: id(7) })
  const { store, say, withdrawn } = await opened({ certificates: [certificate] })
  await vi.waitFor(() => expect(store.certificates.rows).toEqual([certificate]))
  const { withdrawal } = store
  withdrawal.request(certificate)
  await withdrawal.confirm()
  expect(withdrawal.submission.fieldError('reason')).toBe('Enter why it no longer counts.')
  withdrawal.changeReason(' Wrong carrier. ')
  await withdrawal.confirm()
  expect(withdrawal.requested).toBeNull()
  expect(say).toHaveBeenCalledWith(
    'Taken back. Certificate confirmed Nov 21, 2026 by Dana Reyes no longer counts.',
  )
  expect(withdrawn).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(store.certificates.rows[0]?.withdrawnReason).toBe('Wrong carrier.'))
})

it('certificates are left out where the monitor does not have them', async () => {
  const world = fakeWorld({ carriers: [aCarrierDetail()], user: agent })
  const certificates = fakeInsuranceCertificates(world)
  certificates.refuseNext('list', { kind: 'not-found', requestId: null })
  const store = new CertificatesStore({
    carrierId: id(7),
    requests: fakeInsuranceCertificateRequests(world),
    certificates,
    policies: fakeInsurancePolicies(world),
    user: () => world.user,
    today: () => TODAY,
    isShort: () => false,
    say: () => {},
    withdrawn: () => {},
  })
  expect(store.hasNoCertificates).toBe(false)
  store.open()
  await vi.waitFor(() => expect(store.hasNoCertificates).toBe(true))
})
