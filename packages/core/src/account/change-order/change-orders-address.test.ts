import { aCompanyChangeOrder, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseId } from '../../shared/ids.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import {
  CHANGE_ORDER_TAB_LABELS,
  CHANGE_ORDER_TABS,
  type ChangeOrdersAddress,
  changeOrderFilter,
  changeOrdersPath,
  isInChangeOrderTab,
  PENDING_CHANGE_ORDERS,
  readChangeOrdersAddress,
} from './change-orders-address.ts'

it('the tabs of change orders begin with those that wait for a decision', () => {
  expect(CHANGE_ORDER_TABS.map(tab => CHANGE_ORDER_TAB_LABELS[tab])).toEqual([
    'Awaiting decision',
    'Approved',
    'Rejected',
    'All',
  ])
})

it.each([
  ['', {}],
  ['?tab=approved&page=2', { tab: 'approved', page: 2 }],
  [
    '?tab=all&by=Noor+Haddad&since=2026-11-01',
    { tab: 'all', requestedBy: 'Noor Haddad', since: '2026-11-01' },
  ],
  ['?open=8', { open: 8 }],
  ['?tab=paused&by=%20&since=2026-02-30&page=0&open=x', {}],
])('the address %j of change orders is read as %j', (search, expected) => {
  expect(readChangeOrdersAddress(search)).toEqual({ ...PENDING_CHANGE_ORDERS, ...expected })
})

it.each([
  [{}, '/company_change_orders'],
  [{ tab: 'pending', page: 1 }, '/company_change_orders'],
  [
    { tab: 'rejected', requestedBy: 'A & B', page: 3 },
    '/company_change_orders?tab=rejected&by=A%20%26%20B&page=3',
  ],
] as const)('change orders %j have the path %s', (address, path) => {
  expect(changeOrdersPath(address)).toBe(path)
})

it('change orders without an address are those that wait for a decision', () => {
  expect(changeOrdersPath()).toBe('/company_change_orders')
})

it('the path of change orders leads back to the same list', () => {
  const addresses: fc.Arbitrary<ChangeOrdersAddress> = fc.record({
    tab: fc.constantFrom(...CHANGE_ORDER_TABS),
    requestedBy: fc.constantFrom(null, 'Noor Haddad', 'A&B=C', '100%'),
    since: fc.constantFrom<(CalendarDate | null)[]>(null, '2026-11-01'),
    page: fc.integer({ min: 1, max: 999 }),
    open: fc.constantFrom(null, parseId<'company-change-order'>('8') ?? null),
  })
  holds([addresses], address => {
    const { search } = new URL(changeOrdersPath(address), 'http://portal.invalid')
    expect(readChangeOrdersAddress(search)).toEqual(address)
  })
})

it('a list of change orders is narrowed by who requested them and since when', () => {
  expect(changeOrderFilter(PENDING_CHANGE_ORDERS)).toEqual({})
  expect(changeOrderFilter({ requestedBy: 'Noor Haddad', since: '2026-11-01' })).toEqual({
    requestedBy: 'Noor Haddad',
    since: '2026-11-01',
  })
})

it.each([
  ['pending', 'pending', true],
  ['pending', 'approved', false],
  ['all', 'rejected', true],
] as const)('the tab %s has a change order that is %s: %s', (tab, state, expected) => {
  expect(isInChangeOrderTab(tab, aCompanyChangeOrder({ state }))).toBe(expected)
})
