import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  alertFilterCount,
  alertsPath,
  isFilteredAlerts,
  isListedTicket,
  OPEN_ALERTS,
  readAlertsAddress,
} from './alerts-address.ts'
import { TICKET_TABS } from './ticket-tabs.ts'

const addresses = fc.record({
  tab: fc.constantFrom(...TICKET_TABS),
  type: fc.constantFrom(null, 'late_arrival', 'a & b'),
  load: fc.constantFrom('', 'NL-20841', ' x=1 '),
  assignee: fc.constantFrom(null, 'none' as const, id<'user'>(4)),
  team: arbitrary.maybe(fc.constantFrom(id<'team'>(10))),
  isOldestFirst: fc.boolean(),
  page: fc.integer({ min: 1, max: 9 }),
  version: fc.constantFrom(1, 2),
  open: fc.constantFrom(null, id<'ticket'>(81)),
})

it('a list of alerts has its tab, filters, order, page and open alert in its address', () => {
  expect(alertsPath({})).toBe('/alerts')
  expect(
    alertsPath({
      tab: 'pending',
      type: 'detention',
      load: 'NL-2',
      assignee: 'none',
      team: id(10),
      isOldestFirst: true,
      page: 2,
      version: 1,
      open: id(81),
    }),
  ).toBe(
    '/alerts?tab=pending&load=NL-2&type=detention&assignee=none&team=10&open=81&sort=since&page=2&table=1',
  )
})

it.each(['', '?tab=none', '?page=0', '?assignee=x&team=-1', '?open=x&sort=load&table=7'])(
  'what is missing or invalid in the address of alerts (%j) is as if missing',
  search => {
    expect(readAlertsAddress(search)).toEqual(OPEN_ALERTS)
  },
)

it('an address of alerts reads back as it was written', () => {
  holds([addresses], address => {
    expect(readAlertsAddress(alertsPath(address).split('?')[1] ?? '')).toEqual(address)
  })
})

it('the choices that narrow a list of alerts are counted, and its load number is none of them', () => {
  expect(alertFilterCount({ ...OPEN_ALERTS, load: 'x' })).toBe(0)
  expect(alertFilterCount({ ...OPEN_ALERTS, type: 'x', assignee: 'none' })).toBe(2)
})

it('a list of alerts is narrowed by each of its filters, and not by its tab, order or page', () => {
  for (const filter of [{ type: 'x' }, { load: 'x' }, { assignee: 'none' }, { team: id<'team'>(1) }] as const)
    expect(isFilteredAlerts({ ...OPEN_ALERTS, ...filter })).toBe(true)
  expect(isFilteredAlerts({ ...OPEN_ALERTS, tab: 'closed', page: 2, isOldestFirst: true, load: ' ' })).toBe(
    false,
  )
})

it.each([
  ['of its tab', { tab: 'open', assignee: null }, { status: 'new', assigneeId: null }, true],
  ['that was closed', { tab: 'open', assignee: null }, { status: 'closed', assigneeId: null }, false],
  [
    'of the one whom it is narrowed to',
    { tab: 'open', assignee: id<'user'>(4) },
    { status: 'new', assigneeId: id<'user'>(4) },
    true,
  ],
  [
    'of another one',
    { tab: 'open', assignee: id<'user'>(4) },
    { status: 'new', assigneeId: id<'user'>(5) },
    false,
  ],
  ['of no one, narrowed so', { tab: 'open', assignee: 'none' }, { status: 'new', assigneeId: null }, true],
  [
    'that someone took',
    { tab: 'open', assignee: 'none' },
    { status: 'new', assigneeId: id<'user'>(4) },
    false,
  ],
] as const)('whether a list of alerts still has an alert %s', (_, address, ticket, isListed) => {
  expect(isListedTicket(address, ticket, id<'user'>(4))).toBe(isListed)
})
