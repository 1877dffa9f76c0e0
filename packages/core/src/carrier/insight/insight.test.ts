import { anInsight, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { INSIGHTS_PAGE_SIZE, insightsInOrder } from './insight.ts'
import { INSIGHT_KINDS, INSIGHT_TEXTS } from './insight-kinds.ts'

it('there are two kinds of insights with explanations, 15 a page', () => {
  expect(INSIGHTS_PAGE_SIZE).toBe(15)
  expect(
    INSIGHT_KINDS.map(kind => [kind, INSIGHT_TEXTS[kind].label, INSIGHT_TEXTS[kind].explanation]),
  ).toEqual([
    [
      'authority_history_gap',
      'Gap in authority',
      'The carrier had no authority for a time between two grants.',
    ],
    [
      'broker_authority_nearby',
      'Broker authority nearby',
      'A company with broker authority shares the carrier’s address or is near it.',
    ],
  ])
})

it.each(INSIGHT_KINDS)('the %s insight has a text for what it does not prove', kind => {
  expect(INSIGHT_TEXTS[kind].caveat).toMatch(/^It does not prove/)
})

it('insights are the newest first, and on one day the highest id', () => {
  const rows = [
    anInsight({ id: id(1), foundOn: '2026-01-02' }),
    anInsight({ id: id(2), foundOn: '2026-01-01' }),
    anInsight({ id: id(3), foundOn: '2026-01-02' }),
  ]
  expect(insightsInOrder(rows).map(row => row.id)).toEqual([3, 1, 2])
})
