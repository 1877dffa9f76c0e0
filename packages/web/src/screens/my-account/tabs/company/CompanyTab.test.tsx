import { ANY_AGE, type CurrentUser, EXPIRED_STATUS, type PolicyVersion, type RuleSet } from '@fairhaul/core'
import {
  aCompany,
  aPolicyVersion,
  aRuleSet,
  aUser,
  fakePolicies,
  fakeRules,
  fakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AccountTokens } from '../../../../di/tokens.ts'

import { pageOf } from '../../../../parts/testing/page-of.tsx'
import { CompanyPolicyStore } from '../../../../stores/company-policy-store.ts'
import { CompanyTab } from './CompanyTab.tsx'
import { CompanyStore } from './company-store.ts'

afterEach(cleanup)

const manager = aUser({ scopes: ['manage_users'] })

interface Given {
  readonly user?: CurrentUser
  readonly ruleSets?: RuleSet[]
  readonly policyVersions?: PolicyVersion[]
  readonly before?: (policies: ReturnType<typeof fakePolicies>) => void
}

const setUp = async ({
  user = manager,
  ruleSets = [aRuleSet()],
  policyVersions = [],
  before = () => undefined,
}: Given = {}) => {
  const world = fakeWorld({ user, accounts: [user], ruleSets, policyVersions })
  const policies = fakePolicies(world)
  before(policies)
  const rules = fakeRules(world)
  const refresh = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  const account = { user, refresh }
  const policy = new CompanyPolicyStore({ policies, account })
  const store = new CompanyStore({ rules, account, policy })
  const page = pageOf([[AccountTokens.AccountStore, account]])
  store.open()
  await store.settled()
  render(
    <page.Page store={store} address="/my-account?tab=1">
      <CompanyTab />
    </page.Page>,
  )
  return { world, store, refresh, person: userEvent.setup() }
}

it('the company tab shows the record, and what is not on record', async () => {
  await setUp({ user: { ...manager, company: aCompany({ carrierId: null, status: EXPIRED_STATUS }) } })
  const fact = (label: string) => screen.getByText(label).closest('div')?.textContent
  expect(fact('Type')).toBe('TypeBroker')
  expect(fact('Status')).toBe('StatusSubscription or trial expired')
  expect(fact('Carrier record')).toBe('Carrier recordNot on record')
})

it('the company tab shows a status only for an expired company', async () => {
  await setUp({ user: { ...manager, company: aCompany({ status: 'active' }) } })
  expect(screen.queryByText('Status')).toBeNull()
})

it('the company tab leads to the change orders', async () => {
  await setUp()
  expect(screen.getByRole('link', { name: 'Open change orders' }).getAttribute('href')).toContain(
    '/company_change_orders',
  )
})

it('limits of how old facts may be are suggested, saved and kept', async () => {
  const { person, world } = await setUp()
  const registration = screen.getByRole('textbox', { name: 'Federal registration' })
  await person.type(registration, '20')
  await person.click(screen.getByRole('button', { name: 'Fill in suggested limits' }))
  expect(screen.getByRole('textbox', { name: 'Safety data' })).toHaveProperty('value', '75')
  await person.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(world.factAges).toEqual({ registration: 20, census: 45, safety: 75, certificates: 365, checks: 365 })
  expect(await screen.findByText('Limits saved. They apply to every carrier.')).toBeTruthy()
})

it('a limit that is no number of days is refused beside its field', async () => {
  const { person, world } = await setUp()
  const field = screen.getByRole('textbox', { name: 'Company census' })
  await person.type(field, '0')
  await person.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(
    screen.getByText('Enter a number of days from 1 to 3,650, or leave it blank for any age.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(world.factAges).toBe(ANY_AGE)
})

it('how long a contact must be on record is saved, and the user is loaded again with it', async () => {
  const { person, world, refresh } = await setUp()
  const field = screen.getByRole('textbox', { name: 'Contact on record at least' })
  expect(field).toHaveProperty('placeholder', '90')
  expect(field).toHaveProperty('value', '')
  await person.type(field, '120')
  await person.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(await screen.findByText('Limits saved. They apply to every carrier.')).toBeTruthy()
  expect(world.user?.company?.contactWindowDays).toBe(120)
  expect(refresh).toHaveBeenCalledOnce()
  expect(field).toHaveProperty('value', '120')
})

it('a window of contacts outside its limits is refused beside its field', async () => {
  const { person, world, refresh } = await setUp()
  const field = screen.getByRole('textbox', { name: 'Contact on record at least' })
  await person.type(field, '6')
  await person.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(
    screen.getByText('Enter a number of days from 7 to 730, or leave it blank for 90 days.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(world.user?.company?.contactWindowDays).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
})

it('limits are read by everyone and set by admins', async () => {
  await setUp({ user: aUser({ scopes: [], company: aCompany({ contactWindowDays: 45 }) }) })
  const contacts = screen.getByText('Contact on record at least').closest('div')
  expect(contacts?.textContent).toContain('45 days')
  const fact = screen.getByText('Federal registration').closest('div')
  expect(fact?.textContent).toContain('any age')
  expect(screen.queryByRole('button', { name: 'Save limits' })).toBeNull()
})

it('a monitor without limits leaves them out', async () => {
  await setUp({ ruleSets: [] })
  expect(screen.queryByText('How old facts can be')).toBeNull()
})

it('the policy in force is named, and leads to its screen', async () => {
  await setUp({ policyVersions: [aPolicyVersion()] })
  expect(screen.getByText(/Version 1 is in force since Nov 1, 2026, with 2 rules\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the policy' }).getAttribute('href')).toBe(
    '/broker/rules/policy',
  )
})

it('a monitor without policies leaves the policy out', async () => {
  await setUp({ before: fake => fake.refuseNext('current', refusal.notFound) })
  expect(screen.queryByRole('heading', { name: 'Policy' })).toBeNull()
})
