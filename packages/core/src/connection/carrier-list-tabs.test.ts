import { describe, expect, it } from 'vitest'
import { CARRIER_LIST_TAB_NAMES, CARRIER_LIST_TABS, carrierListTabOf } from './carrier-list-tabs.ts'

describe('the carrier list tabs', () => {
  it('the carrier list tabs are five, in order, each with its texts', () => {
    expect(Object.entries(CARRIER_LIST_TABS)).toEqual([
      ['my-carriers', { label: 'Onboarded', empty: 'No carrier is onboarded yet.' }],
      ['in-progress', { label: 'In progress', empty: 'No carrier is being onboarded.' }],
      ['on-hold', { label: 'On hold', empty: 'No carrier is on hold.' }],
      ['do-not-dispatch', { label: 'Do not dispatch', empty: 'No carrier is marked do not dispatch.' }],
      ['dismissed', { label: 'Dismissed', empty: 'No carrier is dismissed.' }],
    ])
  })

  it('a carrier list tab is read from an address by its name', () => {
    expect(CARRIER_LIST_TAB_NAMES.map(carrierListTabOf)).toEqual([
      'my-carriers',
      'in-progress',
      'on-hold',
      'do-not-dispatch',
      'dismissed',
    ])
  })

  it.each([null, '', 'Dismissed', 'on_hold', 'toString'])(
    'an address with the tab %j shows the first carrier list tab',
    name => {
      expect(carrierListTabOf(name)).toBe('my-carriers')
    },
  )
})
