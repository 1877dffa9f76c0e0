import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASSESSMENT_TAB_NAMES } from './assessment-tab-text.ts'
import { CARRIER_LIST_TAB_NAMES } from './carrier-list-tabs.ts'
import { connectionsPath, minePath, readConnectionsAddress, readMineAddress } from './own-carriers-address.ts'

const searchOf = (path: string): string => path.split('?')[1] ?? ''

const rest = {
  text: fc.constantFrom('', 'eagle', 'MC 12 & co', ' DOT=7 '),
  verdict: fc.constantFrom(null, 'Fail' as const),
  sort: arbitrary.maybe(arbitrary.carrierSorts),
  page: fc.integer({ min: 1, max: 9 }),
  open: fc.constantFrom(null, id<'carrier'>(7)),
}
const lists = fc.record({ tab: fc.constantFrom(...CARRIER_LIST_TAB_NAMES), ...rest })
const mine = fc.record({
  tab: fc.constantFrom(...ASSESSMENT_TAB_NAMES),
  ...rest,
  verdict: fc.constant(null),
})

describe('the address of a list of own carriers', () => {
  it('a list of connections has its tab, search, verdict, order, page and open carrier in its address', () => {
    expect(
      connectionsPath('connections', {
        tab: 'on-hold',
        text: 'eagle',
        verdict: 'Fail',
        sort: { by: 'units', direction: 'descending' },
        page: 2,
        open: id(7),
      }),
    ).toBe('/carriers/connections?tab=on-hold&search=eagle&verdict=Fail&sort=-units&page=2&open=7')
    expect(connectionsPath('connections', {})).toBe('/carriers/connections')
    expect(connectionsPath('my-carriers', { tab: 'my-carriers', page: 3 })).toBe(
      '/carriers/my-carriers?page=3',
    )
  })

  it('a list of monitored carriers has its tab in its address', () => {
    expect(minePath({ tab: 'failed', text: '123' })).toBe('/carriers/Mine?tab=failed&search=123')
    expect(minePath({ tab: 'passing' })).toBe('/carriers/Mine?tab=passing')
  })

  it('My Carriers opens on Passing, and on Incomplete for a plan that assesses no rules', () => {
    expect([readMineAddress('', true).tab, readMineAddress('', false).tab]).toEqual(['passing', 'incomplete'])
    expect(readMineAddress('?tab=failed', false).tab).toBe('failed')
    expect(readMineAddress('?tab=gone', false).tab).toBe('passing')
  })

  it('the list of onboarded carriers has no other tab, whatever its address says', () => {
    expect(readConnectionsAddress('my-carriers', '?tab=dismissed').tab).toBe('my-carriers')
  })

  it.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?page=99999999',
    '?open=x',
    '?tab=none&sort=rating',
    '?verdict=Bad',
  ])('what is invalid in %s is as if missing', search => {
    const whole = { text: '', verdict: null, sort: null, page: 1, open: null }
    expect(readConnectionsAddress('connections', search)).toEqual({ tab: 'my-carriers', ...whole })
    expect(readMineAddress(search, true)).toEqual({ tab: 'passing', ...whole })
  })

  it('a list that is written to an address reads back the same', () => {
    holds([lists, mine], (list, monitored) => {
      expect(readConnectionsAddress('connections', searchOf(connectionsPath('connections', list)))).toEqual(
        list,
      )
      expect(readMineAddress(searchOf(minePath(monitored)), false)).toEqual(monitored)
    })
  })
})
