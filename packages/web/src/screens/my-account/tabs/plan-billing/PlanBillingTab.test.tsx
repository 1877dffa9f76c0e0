import {
  aCompany,
  aBilling,
  anExpiredUser,
  aPaymentMethod,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeCompanyBilling,
  fakeSavedTarget,
  fakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Resolve } from '../../../../di/token.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { ScreenStoreContext } from '../../../../di/use-screen-store.ts'
import { ResolveContext } from '../../../../di/use-store.ts'
import type { CardProvider } from '../../../../stores/card-provider.ts'
import { CardDesk } from './card-desk.ts'
import { PlanBillingTab } from './PlanBillingTab.tsx'
import { PlanBillingStore } from './plan-billing-store.ts'

afterEach(cleanup)

const TEST: CardProvider = { kind: 'test', nonceOf: card => `test-${card}-n-1` }

interface Setting {
  readonly query?: string
  readonly provider?: CardProvider
  readonly target?: string
  readonly supportEmail?: string
  readonly isRefused?: boolean
}

const show = async (change: Partial<FakeWorld>, setting: Setting = {}) => {
  const world = fakeWorld(change)
  const companyBilling = fakeCompanyBilling(world)
  if (setting.isRefused) companyBilling.refuseNext('current', refusal.forbidden('Not yours.'))
  const savedTarget = fakeSavedTarget()
  if (setting.target) savedTarget.store(setting.target)
  const store = new PlanBillingStore({
    companyBilling,
    account: {
      user: world.user,
      refresh: async () => ({ kind: 'answered', user: world.user, flags: new Set() }),
    },
    desk: new CardDesk(setting.provider ?? TEST),
    savedTarget,
    navigator: { go: vi.fn(), back: vi.fn() },
    say: vi.fn(),
    today: () => '2026-11-21',
  })
  store.open(new URLSearchParams(setting.query))
  await store.settled()
  const resolve: Resolve = token => {
    if (token !== BrowserTokens.PageConfiguration) throw new Error(String(token))
    return { supportEmail: setting.supportEmail ?? null } as never
  }
  render(
    <ResolveContext value={resolve}>
      <ScreenStoreContext value={store}>
        <PlanBillingTab />
      </ScreenStoreContext>
    </ResolveContext>,
  )
  return { store, companyBilling }
}

const used = (carrierSearchesCount: number) =>
  aUser({ paywall: aPaywall({ limits: { carrierSearches: 10 }, usage: { carrierSearchesCount } }) })

it.each([
  [9, '9 of 10 searches used, 1 left', /When you have used them all/],
  [10, '10 of 10 searches used, 0 left', /You have used them all/],
])('says how far the searches are used up, and what happens then: %i', async (count, text, rule) => {
  await show({ user: used(count) })
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText(rule)).toBeDefined()
})

it('each plan shows what it adds and removes against the current plan', async () => {
  await show({})
  const network = within(screen.getByRole('list', { name: 'What Network includes' }))
  const rate = network.getAllByRole('listitem').find(item => item.textContent.includes('Rate confirmations'))
  expect(rate?.textContent).toBe('Rate confirmations, includedadded')
  const starter = within(screen.getByRole('list', { name: 'What Starter includes' }))
  expect(starter.getAllByText('not included')).toHaveLength(2)
  expect(screen.getByText('Your plan')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Choose Fleet' })).toBeNull()
})

it('a company on a trial sees when it ends and what happens then', async () => {
  await show({ user: aUser({ company: aCompany({ trialEndsAt: '2026-12-05T12:00:00.000Z' }) }) })
  expect(
    screen.getByText(/^The trial ends on Dec 5, 2026. After that, only My account stays open/),
  ).toBeDefined()
})

it('the default card is marked, and expired cards say so', async () => {
  const over = aPaymentMethod({ lastFour: '0069', expiry: { month: 1, year: 2020 } })
  await show({ billing: aBilling({ paymentMethods: [over] }) })
  expect(screen.getByText('Default, charged')).toBeDefined()
  expect(screen.getByText('expired 01/2020')).toBeDefined()
  expect(screen.getByText(/Visa ending in 0069 is the default card and has expired/)).toBeDefined()
})

it('billing offers no change to users who may not change it, and says who can', async () => {
  await show({ user: aUser({ scopes: ['sourcing'] }) }, { query: 'plan=network' })
  expect(screen.getAllByText(/^Only an admin at your company can/)).toHaveLength(2)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('billing tells an expired company why it is here, and where it was going', async () => {
  await show({ user: anExpiredUser() }, { target: '/loads?tab=open' })
  expect(screen.getByText(/Nothing is lost/).textContent).toContain('You were going to Loads List.')
  expect(screen.getByRole('link', { name: 'Choose Fleet' })).toBeDefined()
})

it('billing tells other users of an expired company who can choose a plan', async () => {
  await show({ user: anExpiredUser({ scopes: ['sourcing'] }) }, { target: '/' })
  expect(screen.getByText(/Nothing is lost/).textContent).toMatch(
    /admin at your company can choose a plan\.$/,
  )
})

it.each([
  [undefined, /Ask the people who run the portal for your company/],
  ['help@portal.example', /Ask help@portal\.example how to pay/],
])('says that cards cannot be entered, and whom to ask', async (supportEmail, texts) => {
  await show(
    { billing: aBilling({ paymentMethods: [] }) },
    { provider: { kind: 'none' }, query: 'plan=network', ...(supportEmail && { supportEmail }) },
  )
  const drawer = screen.getByRole('dialog', { name: 'Change to Network' })
  expect(drawer.textContent).toMatch(texts)
  await userEvent.click(within(drawer).getByRole('button', { name: 'Change to Network' }))
  expect(within(drawer).getByText('Enter a card that this plan can be charged to.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Add a card', hidden: true })).toBeNull()
})

it('a refused card moves the focus to its error, and keeps the plan', async () => {
  const { companyBilling, store } = await show(
    { billing: aBilling({ paymentMethods: [] }) },
    { query: 'plan=network' },
  )
  companyBilling.refuseNext('addPaymentMethod', refusal.invalid('nonce', 'This card has expired.'))
  await userEvent.click(screen.getByRole('radio', { name: /Mastercard/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Change to Network' }))
  const problem = await screen.findByText('This card has expired.')
  expect(document.activeElement).toBe(problem)
  expect(store.form?.form.draft.planId).toBe('network')
  expect(screen.getByRole('radio', { name: /Mastercard/ })).toBeDefined()
})

it('refused billing says who can change that', async () => {
  await show({}, { isRefused: true })
  expect(screen.getByText(/An admin at your company can change that/)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Plans' })).toBeNull()
})
