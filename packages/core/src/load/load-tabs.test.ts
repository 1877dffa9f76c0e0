import { aLoad, aLoadStop, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { countLoadTabs, isInLoadTab, LOAD_TAB_LABELS, LOAD_TABS, loadTabOf } from './load-tabs.ts'

const now = Date.parse('2026-11-21T15:00:00.000Z')
const late = Date.parse('2026-11-21T17:00:00.000Z')
const tabsOf = (change: Parameters<typeof aLoad>[0], at = now) =>
  LOAD_TABS.filter(tab => isInLoadTab(tab, { load: aLoad(change), logs: [], now: at }))

describe('the tabs of loads', () => {
  it('the load tabs are eleven, each with its label, in order', () => {
    expect(Object.entries(LOAD_TAB_LABELS)).toEqual([
      ['open', 'Open'],
      ['closed', 'Closed'],
      ['no-eld', 'No ELD'],
      ['no-arrival', 'No arrival'],
      ['no-departure', 'No departure'],
      ['no-pickup', 'No pickup'],
      ['no-delivery', 'No delivery'],
      ['no-assigned-vehicle', 'No assigned vehicle'],
      ['pending-tracking', 'Pending tracking'],
      ['not-tracking', 'Not tracking'],
      ['search-result', 'Search result'],
    ])
    expect(LOAD_TABS).toEqual(Object.keys(LOAD_TAB_LABELS))
  })

  it.each([
    [{}, ['open', 'search-result']],
    [{ status: 'delivered' }, ['closed', 'search-result']],
    [{ status: 'cancelled', carrierVehicleId: null }, ['closed', 'search-result']],
    [{ status: 'assumed_delivered' }, ['search-result']],
    [{ trackingStatus: 'no_eld_connection' }, ['open', 'no-eld', 'search-result']],
    [
      { trackingStatus: 'not_started', carrierVehicleId: null },
      ['open', 'no-assigned-vehicle', 'pending-tracking', 'search-result'],
    ],
    [{ trackingStatus: 'terminated' }, ['open', 'not-tracking', 'search-result']],
  ] as const)('a load with %j is in the tabs %j', (change, tabs) => {
    expect(tabsOf(change)).toEqual(tabs)
  })

  it('a load whose pickup was missed is in the tabs of its missing events', () => {
    expect(tabsOf({ stops: [aLoadStop()] }, late)).toEqual([
      'open',
      'no-arrival',
      'no-departure',
      'no-pickup',
      'search-result',
    ])
  })

  it('every load tab counts its loads', () => {
    const loads = [
      aLoad({ carrierVehicleId: null }),
      aLoad({ id: id(18), trackingStatus: 'no_eld_connection' }),
      aLoad({ id: id(19), status: 'delivered' }),
      aLoad({ id: id(20), status: 'assumed_delivered' }),
    ]
    expect(countLoadTabs(loads.map(load => ({ load, logs: [], now })))).toEqual({
      open: 2,
      closed: 1,
      'no-eld': 1,
      'no-arrival': 0,
      'no-departure': 0,
      'no-pickup': 0,
      'no-delivery': 0,
      'no-assigned-vehicle': 1,
      'pending-tracking': 0,
      'not-tracking': 0,
      'search-result': 4,
    })
  })
})

it('an address names a load tab, or the first is used', () => {
  expect(LOAD_TABS.map(loadTabOf)).toEqual(LOAD_TABS)
  for (const name of [null, '', 'Closed', 'no_eld', 'toString']) expect(loadTabOf(name)).toBe('open')
})
