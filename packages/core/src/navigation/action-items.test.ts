import { aCompanyChangeOrder, anExpiredUser, aUser, aWaitingMention, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  ACTION_ITEM_KINDS,
  requirementsOf,
  waitingAlerts,
  waitingBadge,
  waitingChangeOrders,
  waitingMentions,
  waitingText,
  withoutMention,
} from './action-items.ts'

describe('what a user has to decide', () => {
  it('a user who manages users has every kind of action item', () => {
    expect(requirementsOf(aUser({ scopes: ['manage_users'] }))).toEqual(ACTION_ITEM_KINDS)
  })

  it('only users who decide change orders have them as action items', () => {
    expect(requirementsOf(aUser({ scopes: [] }))).toEqual(['mentions', 'alerts'])
  })

  it('an expired company only has action items of its account', () => {
    expect(requirementsOf(anExpiredUser({ scopes: ['manage_users'] }))).toEqual(['change-orders'])
  })
})

describe('how many wait', () => {
  const orders = [
    aCompanyChangeOrder({ state: 'pending' }),
    aCompanyChangeOrder({ state: 'approved' }),
    aCompanyChangeOrder({ state: 'pending' }),
  ]

  it('the count of change orders is those without a decision, on one page', () => {
    expect(waitingChangeOrders({ items: orders, page: 1, pages: 1, total: 3 })).toEqual({
      actionItem: 'change-orders',
      count: 2,
      isAtLeast: false,
    })
    expect(waitingChangeOrders({ items: orders, page: 1, pages: 2, total: 60 }).isAtLeast).toBe(true)
  })

  it('the count of mentions is the number of all that wait, with the newest of them', () => {
    const mentions = [aWaitingMention({ noteId: id(9) }), aWaitingMention({ noteId: id(8) })]
    const waiting = waitingMentions({ items: mentions, page: 1, pages: 2, total: 52 })
    expect(waiting).toEqual({ actionItem: 'mentions', count: 52, isAtLeast: false, mentions })
    expect(waitingText(waiting)).toBe('52 notes mention you')
  })

  it('a note that was opened waits no longer, and one that does not wait changes nothing', () => {
    const mentions = [
      aWaitingMention({ noteId: id(9) }),
      aWaitingMention({ noteId: id(8), subjectName: 'NL-1' }),
    ]
    const waiting = waitingMentions({ items: mentions, page: 1, pages: 1, total: 2 })
    const after = withoutMention(waiting, id(9))
    expect([after.count, waitingText(after)]).toEqual([1, 'Noor Haddad mentions you on load NL-1'])
    expect(withoutMention(after, id(9))).toEqual(after)
    const alerts = waitingAlerts({ total: 3 })
    expect(withoutMention(alerts, id(9)).count).toBe(3)
  })

  it("the count of alerts is the server's total", () => {
    expect(waitingAlerts({ total: 51 })).toEqual({ actionItem: 'alerts', count: 51, isAtLeast: false })
  })
})

it.each([
  ['mentions', 1, false, '1 note mentions you'],
  ['mentions', 2, false, '2 notes mention you'],
  ['alerts', 1, false, '1 alert is waiting for you'],
  ['alerts', 1_200, false, '1,200 alerts are waiting for you'],
  ['change-orders', 1, false, '1 change order is waiting for a decision'],
  ['change-orders', 2, true, 'At least 2 change orders are waiting for a decision'],
] as const)('the text for waiting %s, %i: %s', (actionItem, count, isAtLeast, text) => {
  expect(waitingText({ actionItem, count, isAtLeast })).toBe(text)
})

it.each([
  [[], null],
  [[{ actionItem: 'alerts', count: 0, isAtLeast: true }], null],
  [[{ actionItem: 'alerts', count: 3, isAtLeast: false }], '3'],
  [
    [
      { actionItem: 'alerts', count: 3, isAtLeast: false },
      { actionItem: 'change-orders', count: 1, isAtLeast: true },
    ],
    '4+',
  ],
  [[{ actionItem: 'alerts', count: 99, isAtLeast: false }], '99'],
  [[{ actionItem: 'alerts', count: 100, isAtLeast: false }], '99+'],
] as const)('the badge of the action items %j is %j', (waiting, badge) => {
  expect(waitingBadge(waiting)).toBe(badge)
})

it('a total that may still grow has no badge', () => {
  expect(waitingBadge([{ actionItem: 'alerts', count: 9, isAtLeast: false }], true)).toBeNull()
  expect(waitingBadge([], true)).toBeNull()
})
