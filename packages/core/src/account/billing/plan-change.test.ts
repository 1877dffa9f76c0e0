import { aBilling, aPlan } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Plan } from './plan.ts'
import { planChange, planChangeLines } from './plan-change.ts'

const changed = (from: Plan | null, to: Plan) => {
  const change = planChange({ plan: from, plans: [to] }, to.id)
  if (!change.ok) throw new Error(change.refusal.kind)
  return change.value
}

it('changing the plan shows the price and what it opens and closes, in the order of all features', () => {
  const from = aPlan({ features: ['export', 'api'] })
  const to = aPlan({ id: 'b', usdPerMonth: 250, features: ['rule', 'connect', 'api'] })
  expect(changed(from, to)).toEqual({
    from,
    to,
    usdPerMonthMore: 51,
    opens: ['connect', 'rule'],
    closes: ['export'],
  })
})

it.each([
  [199, 349.5, 150.5],
  [0.1, 0.3, 0.2],
  [349.5, 199, -150.5],
  [199, 199, 0],
  [199, null, null],
  [null, 199, null],
])('changing from %s to %s dollars is %s more', (before, after, more) => {
  const to = aPlan({ id: 'b', usdPerMonth: after })
  expect(changed(aPlan({ usdPerMonth: before }), to).usdPerMonthMore).toBe(more)
})

it('the first plan opens everything that it includes', () => {
  const to = aPlan()
  expect(changed(null, to)).toEqual({
    from: null,
    to,
    usdPerMonthMore: 199,
    opens: ['connect', 'rule', 'lane-search'],
    closes: [],
  })
})

it('changing to the current plan, or to one that is not offered, is refused', () => {
  expect(planChange(aBilling(), 'fleet')).toEqual({
    ok: false,
    refusal: { kind: 'same-plan', message: 'Fleet is already your plan.' },
  })
  expect(planChange(aBilling(), 'gold')).toEqual({
    ok: false,
    refusal: { kind: 'unknown-plan', message: 'This plan is not available.' },
  })
})

const fleet = aPlan()

it.each([
  [
    aPlan({
      id: 'b',
      name: 'Network',
      usdPerMonth: 349.5,
      features: ['connect', 'api'],
      carrierSearches: null,
    }),
    [
      'Your plan changes from Fleet to Network.',
      '$150.50 more per month.',
      'Adds: API.',
      'Removes: Carrier rules, Lane search.',
      'Carrier searches: 500 before, unlimited after.',
    ],
  ],
  [
    aPlan({ id: 'b', name: 'Starter', usdPerMonth: 0, carrierSearches: 1_000 }),
    [
      'Your plan changes from Fleet to Starter.',
      '$199 less per month.',
      'Carrier searches: 500 before, 1,000 after.',
    ],
  ],
  [aPlan({ id: 'b', name: 'Twin' }), ['Your plan changes from Fleet to Twin.', 'The price stays the same.']],
  [
    aPlan({ id: 'b', name: 'Custom', usdPerMonth: null }),
    ['Your plan changes from Fleet to Custom.', 'Custom pricing.'],
  ],
])('the plan change in sentences is %o', (to, lines) => {
  expect(planChangeLines(changed(fleet, to))).toEqual(lines)
})

it('the first plan of a company has no line about an unchanged limit', () => {
  expect(planChangeLines(changed(null, fleet))).toEqual([
    'Fleet starts now.',
    '$199 a month.',
    'Adds: Carrier connections, Carrier rules, Lane search.',
  ])
})
