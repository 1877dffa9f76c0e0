import { aCompanyChangeOrder } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { CHANGE_ORDER_STATE_LABELS, CHANGE_ORDER_STATES } from './company-change-order.ts'
import {
  DECISION_REASON_CHARACTERS_MAX,
  decideChangeOrder,
  earlierDecisionText,
  readDecisionReason,
} from './decide-change-order.ts'

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
        reason: null,
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

it('a decision keeps its reason', () => {
  const reason = 'The name on the bond is the old one.'
  expect(decideChangeOrder(aCompanyChangeOrder(), 'rejected', { ...decided, reason })).toMatchObject({
    value: { reason },
  })
})

it.each([
  ['approved', '', { ok: true, value: null }],
  ['approved', '  Agreed by phone. ', { ok: true, value: 'Agreed by phone.' }],
  ['rejected', 'Not ours', { ok: true, value: 'Not ours' }],
  ['rejected', '  ', 'Say why, so that it can be requested again.'],
  ['rejected', 'x'.repeat(DECISION_REASON_CHARACTERS_MAX + 1), 'Use at most 500 characters.'],
  ['approved', 'x'.repeat(DECISION_REASON_CHARACTERS_MAX + 1), 'Use at most 500 characters.'],
] as const)('the reason of a change order that is %s, typed as %j', (decision, typed, expected) => {
  expect(readDecisionReason(decision, typed)).toEqual(
    typeof expected === 'string'
      ? { ok: false, refusal: [{ field: 'reason', message: expected }] }
      : expected,
  )
})

it.each([
  ['pending', null, null],
  ['approved', null, 'This change order was approved first.'],
  ['rejected', 'Kim Vance', 'Kim Vance rejected this change order first.'],
] as const)('a change order that is %s, by %j, says to who came later: %j', (state, decidedBy, text) => {
  expect(earlierDecisionText({ state, decidedBy })).toBe(text)
})
