import { type CurrentUser, readChangeOrdersAddress } from '@fairhaul/core'
import {
  aCompanyChangeOrder,
  aUser,
  fakeClock,
  fakeCompanyChangeOrders,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { pageOf } from '../../parts/testing/page-of.tsx'
import { ChangeOrdersScreen } from './ChangeOrdersScreen.tsx'
import { ChangeOrdersStore } from './change-orders-store.ts'
import { visiblePage } from '../../testing/visible-page.ts'

afterEach(cleanup)

const manager = aUser({ scopes: ['manage_users'] })
const pending = aCompanyChangeOrder({ id: id(8), requestedBy: 'Noor Haddad' })
const rejected = aCompanyChangeOrder({
  id: id(7),
  state: 'rejected',
  requestedBy: 'Lee Vasquin',
  requestedAt: '2026-10-01T09:00:00.000Z',
  decidedBy: 'Dana Reyes',
  decidedAt: '2026-10-02T09:00:00.000Z',
  reason: 'The bond has the old name.',
})

interface Given {
  readonly user?: CurrentUser
  readonly query?: string
  readonly isOld?: boolean
}

const setUp = async ({ user = manager, query = '', isOld = false }: Given = {}) => {
  const world = fakeWorld({ user, accounts: [user], changeOrders: [pending, rejected] })
  const orders = fakeCompanyChangeOrders(world)
  if (isOld) {
    orders.refuseNext('list', refusal.invalid('q', 'Unknown filter.'))
    orders.refuseNext('count', refusal.notFound)
  }
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const account = { user, refresh }
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const store = new ChangeOrdersStore({
    orders,
    account,
    live: { clock: fakeClock(), sight: visiblePage },
    whenIdle: call => call(),
  })
  const page = pageOf([
    [AccountTokens.AccountStore, account],
    [BrowserTokens.Clock, fakeClock()],
    [BrowserTokens.Navigator, navigator],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore(user.id)],
  ])
  store.open(readChangeOrdersAddress(query))
  await store.settled()
  await store.list.counted.finished()
  render(
    <page.Page store={store} address={`/company_change_orders?${query}`}>
      <ChangeOrdersScreen />
    </page.Page>,
  )
  return { world, orders, store, refresh, navigator, person: userEvent.setup() }
}

const sure = () => screen.getByRole('alertdialog')

it('change orders are in tabs with counts, those that wait first', async () => {
  await setUp()
  const tabs = within(screen.getByRole('navigation', { name: 'Change orders' })).getAllByRole('link')
  expect(tabs.map(tab => tab.textContent)).toEqual(['Awaiting decision1', 'Approved0', 'Rejected1', 'All2'])
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByRole('row', { name: /Legal name/ }).textContent).toContain('Noor Haddad')
})

it('a decided change order is listed with who decided it and why', async () => {
  await setUp({ query: 'tab=rejected' })
  const row = screen.getByRole('row', { name: /Legal name/ })
  expect(row.textContent).toContain('The bond has the old name.')
  expect(row.textContent).toContain('by Dana Reyes')
})

it('filters that no change order passes can be removed', async () => {
  await setUp({ query: 'by=Nobody&since=2026-11-01' })
  expect(screen.getByText('No change order matches the filters')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toMatch(
    /change_orders$/,
  )
  expect(screen.getAllByRole('button', { name: /Since Nov 1, 2026/ })).toBeTruthy()
})

it('a monitor that narrows nothing lists all change orders without tabs and filters', async () => {
  await setUp({ isOld: true })
  expect(screen.queryByRole('navigation', { name: 'Change orders' })).toBeNull()
  expect(screen.queryByLabelText('Requested by')).toBeNull()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

it('a change order stands with the old value beside the new one, what differs marked', async () => {
  await setUp({ query: 'open=8' })
  const drawer = screen.getByRole('dialog', { name: 'Change order 8' })
  expect([...drawer.querySelectorAll('del, ins')].map(mark => mark.textContent)).toEqual([
    'Freight Brokers',
    'Logistics',
  ])
})

it('an approval is confirmed first, and refreshes the user, whose company has changed', async () => {
  const { person, world, refresh } = await setUp({ query: 'open=8' })
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  expect(screen.getByRole('alertdialog', { name: 'Approve the change order of Noor Haddad?' })).toBeTruthy()
  await person.click(within(sure()).getByRole('button', { name: 'Approve' }))
  expect(world.changeOrders[0]).toMatchObject({ state: 'approved', reason: null })
  expect(refresh).toHaveBeenCalledOnce()
  expect(within(screen.getByRole('dialog')).getByText('Approved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('a decided change order is counted in its new tab at once, and by nothing of the one it left', async () => {
  const { person, orders, store, world } = await setUp({ query: 'open=8' })
  orders.holdNext('count')
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await person.click(within(sure()).getByRole('button', { name: 'Approve' }))
  expect(store.list.counts?.tabs).toEqual({ pending: 0, approved: 1, rejected: 1, all: 2 })
  expect(screen.getByRole('heading', { level: 1, hidden: true }).parentElement?.textContent).toContain(
    '0 awaiting decision',
  )
  world.changeOrders = world.changeOrders.filter(({ state }) => state !== 'approved')
  await store.list.refresh()
  expect([store.list.page?.items.length, store.list.waiting]).toEqual([1, null])
})

it('a rejection needs a reason, which is kept with it', async () => {
  const { person, world } = await setUp({ query: 'open=8' })
  await person.click(screen.getByRole('button', { name: 'Reject' }))
  await person.click(within(sure()).getByRole('button', { name: 'Reject' }))
  const field = within(sure()).getByRole('textbox', { name: /Reason/ })
  expect(sure().textContent).toContain('Say why, so that it can be requested again.')
  expect(document.activeElement).toBe(field)
  expect(world.changeOrders[0]?.state).toBe('pending')
  await person.type(field, 'Not our name')
  await person.click(within(sure()).getByRole('button', { name: 'Reject' }))
  expect(world.changeOrders[0]).toMatchObject({ state: 'rejected', reason: 'Not our name' })
  expect(await within(screen.getByRole('dialog')).findByText('Not our name')).toBeTruthy()
})

it('who comes second sees who decided, how, when and why, and what they had typed', async () => {
  const { person, world } = await setUp({ query: 'open=8' })
  await person.click(screen.getByRole('button', { name: 'Reject' }))
  await person.type(within(sure()).getByRole('textbox', { name: /Reason/ }), 'Not our name')
  world.changeOrders = [
    aCompanyChangeOrder({
      state: 'approved',
      decidedBy: 'Kim Vance',
      decidedAt: '2026-11-12T09:00:00.000Z',
      reason: 'Agreed by phone.',
    }),
  ]
  await person.click(within(sure()).getByRole('button', { name: 'Reject' }))
  const drawer = screen.getByRole('dialog')
  const text = (await within(drawer).findByRole('alert')).textContent
  expect(text).toContain('Not rejected. Kim Vance approved this change order first.')
  expect(text).toContain('Their reason: “Agreed by phone.”')
  expect(text).toContain('What you typed was not saved: Not our name')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a conflict about a change order that still waits keeps the dialog and what was typed', async () => {
  const { person, orders } = await setUp({ query: 'open=8' })
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await person.type(within(sure()).getByRole('textbox', { name: /Reason/ }), 'Agreed')
  orders.refuseNext('approve', refusal.conflict('Your record has changed since this was requested.'))
  await person.click(within(sure()).getByRole('button', { name: 'Approve' }))
  expect((await within(sure()).findByRole('alert')).textContent).toContain('Your record has changed')
  expect(within(sure()).getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Agreed')
})

it('the confirmation and its reason stay when the connection is lost', async () => {
  const { person, orders, world } = await setUp({ query: 'open=8' })
  await person.click(screen.getByRole('button', { name: 'Reject' }))
  await person.type(within(sure()).getByRole('textbox', { name: /Reason/ }), 'No')
  orders.failNext('reject')
  await person.click(within(sure()).getByRole('button', { name: 'Reject' }))
  expect((await within(sure()).findByRole('alert')).textContent).toContain('Not rejected: no connection')
  await person.click(within(sure()).getByRole('button', { name: 'Reject' }))
  expect(world.changeOrders[0]?.state).toBe('rejected')
})

it('a change order cannot be decided by users who do not manage users, and says who can', async () => {
  await setUp({ user: aUser({ scopes: [] }), query: 'open=8' })
  expect(screen.getByText('An admin at your company decides on it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('a missing change order says so, and closes to the list', async () => {
  const { person, navigator } = await setUp({ query: 'tab=all&open=99' })
  expect(await within(screen.getByRole('dialog')).findByText('Not found')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(navigator.go).toHaveBeenCalledWith('/company_change_orders?tab=all', { replace: true })
})
