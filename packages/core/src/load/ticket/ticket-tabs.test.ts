import { aTicket, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  countTicketTabs,
  isInTicketTab,
  TICKET_TAB_LABELS,
  TICKET_TABS,
  ticketsNewestFirst,
  ticketTabOf,
} from './ticket-tabs.ts'

const me = id<'user'>(1)
const other = id<'user'>(2)

describe('the tabs of alerts', () => {
  it('the alert tabs are four, each with its label, in order', () => {
    expect(TICKET_TABS).toEqual(Object.keys(TICKET_TAB_LABELS))
    expect(TICKET_TABS.map(tab => TICKET_TAB_LABELS[tab])).toEqual([
      'Open',
      'Closed',
      'Pending',
      'Recommended',
    ])
  })

  it.each([
    ['new', null, ['open']],
    ['new', me, ['open']],
    ['in_progress', me, ['open']],
    ['escalated', me, ['open']],
    ['pending', null, ['open', 'pending']],
    ['pending', other, ['open', 'pending']],
    ['pending', me, ['open', 'pending', 'recommended']],
    ['closed', null, ['closed']],
    ['closed', me, ['closed']],
  ] as const)('a ticket that is %s and assigned to %s is in the tabs %j', (status, assigneeId, tabs) => {
    const ticket = aTicket({ status, assigneeId })
    expect(TICKET_TABS.filter(tab => isInTicketTab(tab, ticket, me))).toEqual(tabs)
  })

  it('every alert tab counts its tickets', () => {
    const tickets = [
      aTicket(),
      aTicket({ status: 'pending' }),
      aTicket({ status: 'pending', assigneeId: me }),
      aTicket({ status: 'closed' }),
    ]
    expect(countTicketTabs(tickets, me)).toEqual({ open: 3, closed: 1, pending: 2, recommended: 1 })
    expect(countTicketTabs([], me)).toEqual({ open: 0, closed: 0, pending: 0, recommended: 0 })
  })

  it('tickets are sorted newest first, then by higher id', () => {
    const older = aTicket({ id: id(9), createdAt: '2026-11-20T08:00:00.000Z' })
    const newer = aTicket({ id: id(1) })
    const atOnce = aTicket({ id: id(2) })
    expect(ticketsNewestFirst([older, newer, atOnce])).toEqual([atOnce, newer, older])
    expect(ticketsNewestFirst([atOnce, newer, older])).toEqual([atOnce, newer, older])
  })
})

it('an address names an alert tab, or the first is used', () => {
  expect(TICKET_TABS.map(ticketTabOf)).toEqual(TICKET_TABS)
  for (const name of [null, '', 'Closed', 'toString']) expect(ticketTabOf(name)).toBe('open')
})
