import { arbitrary, holds, id, refusal } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  identityAlertFilterCount,
  identityAlertsFilter,
  identityAlertsPath,
  isCategoryRefused,
  RECENT_ALERTS,
  readIdentityAlertsAddress,
} from './identity-alerts-address.ts'
import { REPORT_TABS } from './report-tabs.ts'

const addresses = fc.record({
  tab: fc.constantFrom(...REPORT_TABS),
  site: fc.constantFrom(null, 'main' as const, 'watchdog' as const),
  since: arbitrary.maybe(arbitrary.calendarDates.filter(day => day > '2000-01-01')),
  by: fc.constantFrom(null, 'company' as const, id<'user'>(4)),
  category: arbitrary.maybe(arbitrary.alertCategories),
  page: fc.integer({ min: 1, max: 9 }),
})
const viewer = {
  userId: id<'user'>(9),
  companyId: id<'company'>(1),
  brand: 'main',
  today: '2026-11-21',
} as const

it('a list of identity alerts has its tab, filters and page in its address', () => {
  expect(identityAlertsPath({})).toBe('/identity-alerts')
  expect(
    identityAlertsPath({
      tab: 'mine',
      site: 'main',
      since: '2026-10-01',
      by: 'company',
      category: 'hostage_load',
      page: 2,
    }),
  ).toBe('/identity-alerts?tab=mine&site=main&since=2026-10-01&by=company&category=hostage_load&page=2')
})

it.each(['', '?tab=none', '?page=0', '?by=x&site=other', '?since=2026-02-31&category=none'])(
  'what is missing or invalid in the address of identity alerts (%j) is as if missing',
  search => {
    expect(readIdentityAlertsAddress(search)).toEqual(RECENT_ALERTS)
  },
)

it('an address of identity alerts reads back as it was written', () => {
  holds([addresses], address => {
    expect(readIdentityAlertsAddress(identityAlertsPath(address).split('?')[1] ?? '')).toEqual(address)
  })
})

it.each([
  [{}, { filedSince: '2026-11-14' }],
  [{ tab: 'mine' }, { userId: 9 }],
  [
    { tab: 'mine', by: 'company', since: '2026-01-01' },
    { userId: 9, filedSince: '2026-01-01' },
  ],
  [
    { site: 'watchdog', since: '2026-10-01' },
    { site: 'watchdog', filedSince: '2026-10-01' },
  ],
  [
    { by: 'company', category: 'no_payment' },
    { filedSince: '2026-11-14', companyId: 1, category: 'no_payment' },
  ],
  [{ by: id<'user'>(4) }, { filedSince: '2026-11-14', userId: 4 }],
] as const)('the list of identity alerts at %j requests %j', (address, filter) => {
  expect(identityAlertsFilter({ ...RECENT_ALERTS, ...address }, viewer)).toEqual(filter)
})

it('the list of identity alerts requests only those of its own site on the watchdog brand', () => {
  const watchdog = { ...viewer, brand: 'watchdog' } as const
  const requested = (address: Parameters<typeof identityAlertsPath>[0]) =>
    identityAlertsFilter({ ...RECENT_ALERTS, ...address }, watchdog)
  expect(requested({ site: 'main' })).toEqual({ site: 'watchdog', filedSince: '2026-11-14' })
  expect(requested({ tab: 'mine' })).toEqual({ site: 'watchdog', userId: 9 })
})

it('a user without a company has no alerts of their company', () => {
  const alone = { ...viewer, companyId: null }
  expect(identityAlertsFilter({ ...RECENT_ALERTS, by: 'company' }, alone)).toEqual({
    filedSince: '2026-11-14',
  })
})

it('the filters that narrow a list of identity alerts are counted', () => {
  expect(identityAlertFilterCount({ ...RECENT_ALERTS, page: 2 })).toBe(0)
  const all = { site: 'main', since: '2026-10-01', by: 'company', category: 'no_payment' } as const
  expect(identityAlertFilterCount({ ...RECENT_ALERTS, ...all })).toBe(4)
  expect(identityAlertFilterCount({ ...RECENT_ALERTS, ...all, tab: 'mine' })).toBe(3)
})

it.each([
  ['its category', 'hostage_load', refusal.invalid('category', 'Not a filter.'), true],
  ['something without a name', 'hostage_load', refusal.invalid(null, 'Not a filter.'), true],
  ['another field', 'hostage_load', refusal.invalid('filedSince', 'Not a day.'), false],
  ['the rights of the user', 'hostage_load', refusal.forbidden(), false],
  ['something without a name, and no category was chosen', null, refusal.invalid(null, 'No.'), false],
] as const)('a list of identity alerts refused for %s', (_, category, why, expected) => {
  expect(isCategoryRefused({ category }, why)).toBe(expected)
})
