import type { Scope } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aCompany,
  aNewUser,
  anApiKey,
  anOAuthApplication,
  anOpenInvitation,
  aPaywall,
  aUser,
  id,
} from '../builders/index.ts'
import {
  apiKeysContract,
  companyUsersContract,
  featureFlagsContract,
  integrationsContract,
  sessionContract,
  signUpContract,
  webhooksContract,
} from '../contracts/index.ts'
import { fakeApiKeys } from './api-key-fakes.ts'
import { fakeFeatureFlags, fakeIntegrations } from './company-fakes.ts'
import { fakeCompanyUsers } from './company-user-fakes.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

import { fakeSession, fakeSignUp } from './sign-in-fakes.ts'
import { fakeWebhooks } from './webhook-fakes.ts'

featureFlagsContract(async () => ({
  board: fakeFeatureFlags(fakeWorld()),
  userId: aUser().id,
  otherUserId: id(999),
}))

sessionContract(async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  return { session, email: aUser().email, codeFor: async email => session.codeFor(email) }
})

const colleague = (number: number, firstName: string | null) =>
  aUser({ id: id(number), firstName, email: `user${number}@northlake.example`, scopes: ['sourcing'] })

companyUsersContract(async () => {
  const manager = aUser({ scopes: ['manage_users', 'sourcing', 'onboarding', 'compliance'] })
  const accounts = [
    manager,
    colleague(2, null),
    colleague(3, 'Ana'),
    aUser({ id: id(9), email: 'user3@other.example', company: aCompany({ id: id(2) }) }),
  ]
  const world = fakeWorld({ accounts, user: manager })
  // The same rows, also after a change, as another person sees them.
  const asColleague: FakeWorld = Object.assign(Object.create(world), { user: colleague(3, 'Ana') })
  return {
    users: fakeCompanyUsers(world),
    asColleague: fakeCompanyUsers(asColleague),
    manager: aUser().id,
    colleague: id(3),
    inOrder: [id(3), id(1), id(2)],
    term: 'user3@',
    foreign: id(9),
    absent: id(999),
  }
})

apiKeysContract(async () => ({
  keys: fakeApiKeys(fakeWorld()),
  ofOtherCompany: fakeApiKeys(fakeWorld({ user: aUser({ company: aCompany({ id: id(2) }) }) })),
}))

const manager = aUser({ scopes: ['manage_users'] })

webhooksContract(async () => {
  const world = fakeWorld({ user: manager })
  const asColleague: FakeWorld = Object.assign(Object.create(world), { user: colleague(3, 'Ana') })
  return {
    webhooks: fakeWebhooks(world),
    ofColleague: fakeWebhooks(asColleague),
    ofOtherCompany: fakeWebhooks(fakeWorld({ user: { ...manager, company: aCompany({ id: id(2) }) } })),
  }
})

describe('fakeWebhooks', () => {
  const form = { url: 'https://tms.example', events: ['alert.closed'] } as const

  it('refuses a webhook without the API in the plan, and more than 10', async () => {
    const user = { ...manager, paywall: aPaywall({ canApi: false }) }
    expect(await fakeWebhooks(fakeWorld({ user })).create(form)).toMatchObject({
      refusal: { kind: 'forbidden' },
    })
    const webhooks = fakeWebhooks(fakeWorld({ user: manager }))
    for (let count = 0; count < 10; count += 1)
      expect(await webhooks.create(form)).toMatchObject({ ok: true })
    expect(await webhooks.create(form)).toMatchObject({ refusal: { kind: 'invalid' } })
  })
})

describe('fakeApiKeys', () => {
  const form = { name: 'Nightly import', scopes: [], expiresInDays: 30 } as const

  it('refuses a key without the API in the plan, and more than 20 keys', async () => {
    const without = fakeApiKeys(fakeWorld({ user: aUser({ paywall: aPaywall({ canApi: false }) }) }))
    expect(await without.create(form)).toMatchObject({ refusal: { kind: 'forbidden' } })
    const keys = fakeApiKeys(fakeWorld())
    for (let count = 0; count < 20; count += 1) expect(await keys.create(form)).toMatchObject({ ok: true })
    expect(await keys.create(form)).toMatchObject({ refusal: { kind: 'invalid' } })
  })

  it("shows a colleague's keys to those who manage users only", async () => {
    const apiKeys = [anApiKey({ userId: id(2) })]
    const seenBy = async (scopes: readonly Scope[]) =>
      fakeApiKeys(fakeWorld({ apiKeys, user: aUser({ scopes: [...scopes] }) })).list({})
    expect(await seenBy(['sourcing'])).toMatchObject({ value: { total: 0 } })
    expect(await seenBy(['manage_users'])).toMatchObject({ value: { total: 1 } })
  })
})

integrationsContract(async () => ({
  integrations: fakeIntegrations(
    fakeWorld({
      oauthApplications: [
        anOAuthApplication({ id: id(8) }),
        anOAuthApplication(),
        anOAuthApplication({ id: id(5), companyId: id(2) }),
      ],
    }),
  ),
  userId: aUser().id,
  otherUserId: id(999),
  companyId: id(1),
  otherCompanyId: id(2),
  applicationIds: [id(4), id(8)],
}))

signUpContract(async () => {
  const invitation = anOpenInvitation()
  const signUp = fakeSignUp(
    fakeWorld({
      user: null,
      waitingInvitations: [{ email: 'Invited@northlake.example', company: aCompany(), invitation }],
    }),
  )
  return {
    signUp,
    email: 'ira@novak.example',
    knownEmail: aUser().email,
    invitedEmail: 'invited@northlake.example',
    invitation,
    codeFor: async email => signUp.codeFor(email),
  }
})

describe('fakeSignUp', () => {
  it('fakeSignUp signs in an address that has an account, as its user', async () => {
    const signUp = fakeSignUp()
    const { email } = aUser()
    await signUp.start({ email })
    expect(await signUp.enterCode({ email, code: signUp.codeFor(email) })).toEqual({
      ok: true,
      value: aUser(),
    })
  })

  it('fakeSignUp refuses a code older than ten minutes, and sends another after 30 seconds', async () => {
    const world = fakeWorld({ user: null })
    const signUp = fakeSignUp(world)
    const email = 'ira@novak.example'
    await signUp.start({ email })
    world.now += 600_001
    expect(await signUp.enterCode({ email, code: signUp.codeFor(email) })).toMatchObject({
      refusal: { problems: [{ field: 'code', message: 'This code has expired.' }] },
    })
    expect((await signUp.start({ email })).ok).toBe(true)
    expect(signUp.codeFor('nobody@novak.example')).toBe('')
  })
})

describe('fakeCompanyUsers', () => {
  it('fakeCompanyUsers signs out a user who removes themselves', async () => {
    const world = fakeWorld()
    world.accounts.push(aUser({ id: id(2) }))
    expect((await fakeCompanyUsers(world).remove({ id: id(1) })).ok).toBe(true)
    expect(world.user).toBeNull()
  })

  it("fakeCompanyUsers applies a user's change of their own scopes to the session", async () => {
    const world = fakeWorld()
    await fakeCompanyUsers(world).changeScopes({ id: id(1), scopes: ['manage_users'] })
    expect(world.user?.scopes).toEqual(['manage_users'])
  })

  it('fakeCompanyUsers refuses a visitor and a user without a company', async () => {
    const visitor = fakeCompanyUsers(fakeWorld({ user: null }))
    expect(await visitor.list({})).toMatchObject({ refusal: { kind: 'unauthenticated' } })
    const newUser = fakeCompanyUsers(fakeWorld({ user: aNewUser() }))
    expect(await newUser.list({})).toMatchObject({ refusal: { kind: 'forbidden' } })
  })
})

describe('fakeIntegrations', () => {
  it('fakeIntegrations refuses a visitor as unauthenticated', async () => {
    const integrations = fakeIntegrations(fakeWorld({ user: null }))
    expect(await integrations.outlookKey({ userId: id(1) })).toMatchObject({
      refusal: { kind: 'unauthenticated' },
    })
    expect(await integrations.applications({ companyId: id(1) })).toMatchObject({
      refusal: { kind: 'unauthenticated' },
    })
  })
})
