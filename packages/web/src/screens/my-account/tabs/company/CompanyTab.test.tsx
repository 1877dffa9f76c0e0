import { ANY_AGE, type CurrentUser, EXPIRED_STATUS, type RuleSet } from '@fairhaul/core'
import {
  aCompany,
  aCompanyChangeOrder,
  aRuleSet,
  aUser,
  fakeClock,
  fakeCompanyChangeOrders,
  fakeRules,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Navigator } from '../../../../di/navigator.ts'
import { AccountTokens, BrowserTokens } from '../../../../di/tokens.ts'

import { pageOf } from '../../../../parts/testing/page-of.tsx'
import { CompanyTab } from './CompanyTab.tsx'
import { readCompanyAddress } from './company-address.ts'
import { CompanyStore } from './company-store.ts'

afterEach(cleanup)

const manager = aUser({ scopes: ['manage_users'] })

interface Given {
  readonly user?: CurrentUser
  readonly query?: string
  readonly ruleSets?: RuleSet[]
}

const setUp = async ({ user = manager, query = '', ruleSets = [aRuleSet()] }: Given = {}) => {
  const world = fakeWorld({ user, accounts: [user], ruleSets })
  const orders = fakeCompanyChangeOrders(world)
  const rules = fakeRules(world)
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const account = { user, refresh }
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const store = new CompanyStore({ orders, rules, account })
  const page = pageOf([
    [AccountTokens.AccountStore, account],
    [BrowserTokens.Clock, fakeClock()],
    [BrowserTokens.Navigator, navigator],
  ])
  store.open(readCompanyAddress(new URLSearchParams(query)))
  await store.settled()
  render(
    <page.Page store={store} address={`/my-account?tab=1&${query}`}>
      <CompanyTab />
    </page.Page>,
  )
  return { world, orders, store, refresh, navigator, person: userEvent.setup() }
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

it('the company tab lists pending change orders', async () => {
  await setUp()
  expect(screen.getByText('1 waits for a decision')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Legal name/ }).textContent).toContain('Awaiting decision')
})

it('an approval is confirmed first, and refreshes the user, whose company has changed', async () => {
  const { person, world, refresh } = await setUp({ query: 'order=8' })
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  const sure = screen.getByRole('alertdialog', { name: 'Approve the change order of Noor Haddad?' })
  await person.click(within(sure).getByRole('button', { name: 'Approve' }))
  expect(world.changeOrders[0]?.state).toBe('approved')
  expect(refresh).toHaveBeenCalledOnce()
  expect(within(screen.getByRole('dialog')).getByText('Approved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('a change order decided by someone else meanwhile shows that decision', async () => {
  const { person, world } = await setUp({ query: 'order=8' })
  world.changeOrders = [
    aCompanyChangeOrder({ state: 'rejected', decidedBy: 'Kim Vance', decidedAt: '2026-11-12T09:00:00.000Z' }),
  ]
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }))
  const drawer = screen.getByRole('dialog')
  expect((await within(drawer).findByRole('alert')).textContent).toContain('was already rejected')
  expect(within(drawer).getByText('Kim Vance')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('the confirmation stays open when the connection is lost', async () => {
  const { person, orders, world } = await setUp({ query: 'order=8' })
  await person.click(screen.getByRole('button', { name: 'Reject' }))
  orders.failNext('reject')
  const sure = screen.getByRole('alertdialog')
  await person.click(within(sure).getByRole('button', { name: 'Reject' }))
  expect((await within(sure).findByRole('alert')).textContent).toContain('Not rejected: no connection')
  await person.click(within(sure).getByRole('button', { name: 'Reject' }))
  expect(world.changeOrders[0]?.state).toBe('rejected')
})

it('a change order cannot be decided by users who do not manage users, and says who can', async () => {
  await setUp({ user: aUser({ scopes: [] }), query: 'order=8' })
  expect(screen.getByText('An admin at your company decides on it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('a missing change order says so, and links to the list', async () => {
  const { person, navigator } = await setUp({ query: `order=${id(99)}` })
  expect(await within(screen.getByRole('dialog')).findByText('Not found')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(navigator.go).toHaveBeenCalledWith('/my-account?tab=1', { replace: true })
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
    screen.getByText('Give a number of days from 1 to 3,650, or leave it blank for any age.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(world.factAges).toBe(ANY_AGE)
})

it('limits are read by everyone and set by admins', async () => {
  await setUp({ user: aUser({ scopes: [] }) })
  const fact = screen.getByText('Federal registration').closest('div')
  expect(fact?.textContent).toContain('any age')
  expect(screen.queryByRole('button', { name: 'Save limits' })).toBeNull()
})

it('a monitor without limits leaves them out', async () => {
  await setUp({ ruleSets: [] })
  expect(screen.queryByText('How old facts can be')).toBeNull()
})
