import type { UserInvitation } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aCardNonce,
  aCompanyChangeOrder,
  aCompanyReport,
  anExpiredUser,
  aUser,
  aUserInvitation,
  id,
} from '../builders/index.ts'
import {
  cardEntryContract,
  companyBillingContract,
  companyChangeOrdersContract,
  companyReportsContract,
  digestsContract,
  userInvitationsContract,
} from '../contracts/index.ts'
import { fakeCompanyBilling, fakeCompanyChangeOrders, fakeCompanyReports } from './company-fakes.ts'
import { fakeDigests } from './digest-fakes.ts'
import { fakeUserInvitations } from './user-invitation-fakes.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeCardEntry } from './service-fakes.ts'

const counter = () => {
  let last = 0
  return () => {
    last += 1
    return last
  }
}

companyBillingContract(async () => {
  const next = counter()
  return {
    billing: fakeCompanyBilling(fakeWorld()),
    plan: 'fleet',
    otherPlan: 'network',
    absentPlan: 'gold',
    nextNonce: () => aCardNonce(`tok_test_${next()}`),
    forVisitor: fakeCompanyBilling(fakeWorld({ user: null })),
  }
})

cardEntryContract(async () => {
  const next = counter()
  const entry = fakeCardEntry()
  return {
    entry,
    enterCard: () => entry.give(`tok_test_${next()}`),
    enterRefusedCard: () => entry.give('4242 4242 4242 4242'),
    cancel: () => entry.cancel(),
    unconfigured: fakeCardEntry('none'),
  }
})

digestsContract(async () => ({
  digests: fakeDigests(fakeWorld({ user: aUser({ scopes: ['connection_notifications'] }) })),
  asUnnotified: fakeDigests(fakeWorld({ user: aUser({ scopes: [] }) })),
}))

userInvitationsContract(async () => {
  const next = counter()
  const claimed: UserInvitation = aUserInvitation({
    id: id(500),
    email: 'joined@a.example',
    claimedAt: '2026-11-03T09:00:00.000Z',
  })
  return {
    invitations: fakeUserInvitations(fakeWorld({ userInvitations: [claimed] })),
    nextEmail: () => `person${next()}@northlake.example`,
    colleagueEmail: aUser().email,
    claimed: claimed.id,
    absent: id(999),
    forVisitor: fakeUserInvitations(fakeWorld({ user: null })),
  }
})

companyChangeOrdersContract(async () => {
  const changeOrders = [
    aCompanyChangeOrder({ id: id(7), requestedAt: '2026-10-01T09:00:00.000Z' }),
    aCompanyChangeOrder({ id: id(8) }),
    aCompanyChangeOrder({ id: id(9), requestedAt: '2026-11-12T09:00:00.000Z', state: 'rejected' }),
  ]
  return {
    orders: fakeCompanyChangeOrders(fakeWorld({ changeOrders })),
    pending: id(8),
    absent: id(999),
    forVisitor: fakeCompanyChangeOrders(fakeWorld({ user: null, changeOrders })),
  }
})

companyReportsContract(async () => {
  const reports = [aCompanyReport(), aCompanyReport({ id: id(10), name: 'All overrides' })]
  const fake = fakeCompanyReports(fakeWorld({ reports }))
  return {
    reports: fake,
    idle: id(9),
    finish: async () => {
      const at = '2026-11-21T12:00:00.000Z'
      fake.happen(id(9), { kind: 'started', at })
      fake.happen(id(9), { kind: 'finished', at, file: { name: 'carriers.csv', url: '/files/9' } })
    },
    absent: id(999),
    forVisitor: fakeCompanyReports(fakeWorld({ user: null, reports })),
  }
})

describe('the fakes of a company’s own business', () => {
  const staff = () => fakeWorld({ user: aUser({ scopes: ['sourcing'] }) })
  const expired = () => fakeWorld({ user: anExpiredUser() })
  const forbidden = { ok: false, refusal: { kind: 'forbidden' } }

  it('the company fakes let only user managers change company-wide data', async () => {
    expect(await fakeCompanyBilling(staff()).changePlan({ planId: 'network' })).toMatchObject(forbidden)
    expect(await fakeUserInvitations(staff()).list({})).toMatchObject(forbidden)
    expect(await fakeCompanyChangeOrders(staff()).approve({ id: id(8) })).toMatchObject(forbidden)
    expect((await fakeCompanyReports(staff()).run({ id: id(9) })).ok).toBe(true)
  })

  it('the company fakes let an expired company pay, and refuse everything beyond its account', async () => {
    expect((await fakeCompanyBilling(expired()).changePlan({ planId: 'network' })).ok).toBe(true)
    expect(await fakeCompanyReports(expired()).run({ id: id(9) })).toMatchObject(forbidden)
    expect(await fakeCompanyReports(expired()).list({})).toMatchObject(forbidden)
    expect((await fakeCompanyChangeOrders(expired()).list({})).ok).toBe(true)
  })

  it('fakeCardEntry reports whether it is open', async () => {
    const entry = fakeCardEntry()
    const entering = entry.enter()
    expect(entry.isOpen).toBe(true)
    entry.give('tok_test_1', null)
    expect(await entering).toEqual({ ok: true, value: { nonce: 'tok_test_1', name: null } })
    expect(entry.isOpen).toBe(false)
  })

  it('fakeCompanyReports sets the progress of a running report', async () => {
    const reports = fakeCompanyReports()
    await reports.run({ id: id(9) })
    reports.happen(id(9), { kind: 'started', at: '2026-11-21T12:00:00.000Z' })
    reports.happen(id(9), { kind: 'progressed', percent: 40 })
    expect(await reports.list({})).toMatchObject({
      value: { items: [{ run: { kind: 'running', progressPercent: 40 } }] },
    })
  })
})
