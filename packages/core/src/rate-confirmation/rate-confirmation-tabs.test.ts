import { aRateConfirmation } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  isInRateConfirmationTab,
  RATE_CONFIRMATION_TABS,
  type RateConfirmationTab,
  rateConfirmationTabOf,
} from './rate-confirmation-tabs.ts'

const TABS = ['all', 'viewed', 'flagged', 'delivered'] as const satisfies readonly RateConfirmationTab[]

describe('the tabs', () => {
  it('the rate confirmation tabs are four, with labels and their filters', () => {
    expect(RATE_CONFIRMATION_TABS).toEqual({
      all: { label: 'All', status: null, isFlagged: false },
      viewed: { label: 'Viewed', status: 'viewed', isFlagged: false },
      flagged: { label: 'Flagged', status: null, isFlagged: true },
      delivered: { label: 'Delivered', status: 'delivered', isFlagged: false },
    })
    expect(Object.keys(RATE_CONFIRMATION_TABS)).toEqual(TABS)
  })

  it.each([
    ['viewed', 0, ['all', 'viewed']],
    ['viewed', 1, ['all', 'viewed', 'flagged']],
    ['delivered', 0, ['all', 'delivered']],
    ['delivered', 2, ['all', 'flagged', 'delivered']],
  ] as const)(
    'a rate confirmation that is %s with %i open tickets is in the tabs %j',
    (status, openTicketsCount, tabs) => {
      const confirmation = aRateConfirmation({ status, openTicketsCount })
      expect(TABS.filter(tab => isInRateConfirmationTab(confirmation, tab))).toEqual(tabs)
    },
  )

  it.each([
    ['flagged', 'flagged'],
    ['constructor', 'all'],
    ['', 'all'],
    [null, 'all'],
  ])('the rate confirmation tab named %j is %s', (name, tab) => {
    expect(rateConfirmationTabOf(name)).toBe(tab)
  })
})
