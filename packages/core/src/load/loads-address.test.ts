import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LOAD_STATUSES } from './load-status.ts'
import { LOAD_TABS } from './load-tabs.ts'
import { ALL_OPEN_LOADS, loadFilterCount, loadsPath, readLoadsAddress } from './loads-address.ts'
import { TRACKING_STATUSES } from './tracking/tracking-status.ts'

it('a list of loads has its tab, filters, order and page in its address', () => {
  expect(
    loadsPath({
      tab: 'no-arrival',
      text: 'not of this tab',
      status: 'delayed',
      tracking: 'tracking',
      team: 'none',
      vehicle: id(61),
      sort: { by: 'pickup', direction: 'descending' },
      page: 2,
    }),
  ).toBe('/loads?tab=no-arrival&status=delayed&tracking=tracking&team=none&vehicle=61&sort=-pickup&page=2')
  expect(loadsPath({ tab: 'search-result', text: 'NL 2' })).toBe('/loads?tab=search-result&search=NL%202')
  expect(loadsPath({})).toBe('/loads')
  expect(readLoadsAddress('?tab=search-result&search=NL%202')).toMatchObject({ text: 'NL 2' })
})

it.each(['', '?tab=x&status=x&tracking=x&team=x&vehicle=0&sort=x&page=0', '?search=NL', '?page=99999999'])(
  'what is invalid in the address %j of loads is as if missing',
  search => {
    expect(readLoadsAddress(search)).toEqual(ALL_OPEN_LOADS)
  },
)

it('a list of loads that is written to an address reads back the same', () => {
  const filters = {
    status: arbitrary.maybe(fc.constantFrom(...LOAD_STATUSES)),
    tracking: arbitrary.maybe(fc.constantFrom(...TRACKING_STATUSES)),
    team: fc.constantFrom(null, 'none' as const, id<'team'>(3)),
    vehicle: fc.constantFrom(null, 'none' as const, id<'carrier-vehicle'>(61)),
    sort: arbitrary.maybe(arbitrary.loadSorts),
    page: fc.integer({ min: 1, max: 9 }),
  }
  const lists = fc
    .record({ tab: fc.constantFrom(...LOAD_TABS), text: fc.constantFrom('', 'NL & 2', ' x '), ...filters })
    .map(list => ({ ...list, text: list.tab === 'search-result' ? list.text : '' }))
  holds([lists], list => {
    expect(readLoadsAddress(loadsPath(list).split('?')[1] ?? '')).toEqual(list)
  })
})

it('the filters of a list of loads are counted, and its tab, text and order are none of them', () => {
  expect(loadFilterCount({ ...ALL_OPEN_LOADS, tab: 'closed', page: 2 })).toBe(0)
  expect(loadFilterCount({ ...ALL_OPEN_LOADS, team: 'none' })).toBe(1)
  expect(loadFilterCount({ ...ALL_OPEN_LOADS, team: 'none', vehicle: 'none', text: '22' })).toBe(2)
})
