import { aCompanyChangeOrder } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { CHANGE_ORDER_STATE_LABELS, CHANGE_ORDER_STATES } from './company-change-order.ts'
import { decideChangeOrder } from './decide-change-order.ts'

const decided = { by: 'Dana Reyes', at: '2026-11-21T12:00:00.000Z' }

it.each(['approved', 'rejected'] as const)(
  'a pending change order is %s once, with the user and the time',
  decision => {
    const order = aCompanyChangeOrder()
    expect(decideChangeOrder(order, decision, decided)).toEqual({
      ok: true,
      value: {
        ...order,
        state: decision,
        decidedBy: 'Dana Reyes',
        decidedAt: '2026-11-21T12:00:00.000Z',
      },
    })
  },
)

it.each([
  ['approved', 'approved', 'already-approved'],
  ['approved', 'rejected', 'already-approved'],
  ['rejected', 'approved', 'already-rejected'],
  ['rejected', 'rejected', 'already-rejected'],
] as const)('a change order that was %s cannot be %s: %s', (state, decision, kind) => {
  expect(decideChangeOrder(aCompanyChangeOrder({ state }), decision, decided)).toEqual({
    ok: false,
    refusal: { kind, message: `This change order was already ${state}. Decisions are final.` },
  })
})

it('every change order state has a label', () => {
  expect(CHANGE_ORDER_STATES.map(state => CHANGE_ORDER_STATE_LABELS[state])).toEqual([
    'Awaiting decision',
    'Approved',
    'Rejected',
  ])
})
