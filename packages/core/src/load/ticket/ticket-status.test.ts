import { describe, expect, it } from 'vitest'
import {
  maySetTicketStatus,
  nextTicketSteps,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
} from './ticket-status.ts'

describe('the status of a ticket', () => {
  it('the ticket statuses have labels, in this order', () => {
    expect(TICKET_STATUSES).toEqual(Object.keys(TICKET_STATUS_LABELS))
    expect(TICKET_STATUS_LABELS).toEqual({
      new: { label: 'New', tone: 'info', meaning: 'No one is working on it yet.' },
      in_progress: { label: 'In progress', tone: 'info', meaning: 'Someone is working on it.' },
      escalated: { label: 'Escalated', tone: 'fail', meaning: 'It needs a manager’s decision.' },
      pending: { label: 'Pending', tone: 'incomplete', meaning: 'It is waiting on a response.' },
      closed: { label: 'Closed', tone: 'neutral', meaning: 'It is resolved.' },
    })
  })

  it.each([
    ['new', ['in_progress', 'escalated', 'pending', 'closed']],
    ['in_progress', ['escalated', 'pending', 'closed']],
    ['escalated', ['in_progress', 'pending', 'closed']],
    ['pending', ['in_progress', 'escalated', 'closed']],
    ['closed', ['in_progress']],
  ] as const)('a ticket with the status %s may change to %j', (status, next) => {
    expect(nextTicketSteps(status).map(({ to }) => to)).toEqual(next)
    expect(new Set(TICKET_STATUSES.filter(to => maySetTicketStatus(status, to)))).toEqual(new Set(next))
  })

  it('the steps of a ticket status describe their effect', () => {
    expect([...nextTicketSteps('new'), ...nextTicketSteps('closed')]).toEqual([
      {
        to: 'in_progress',
        label: 'Start work',
        meaning: 'It stays open and shows as in progress.',
        done: 'is in progress',
      },
      {
        to: 'escalated',
        label: 'Escalate',
        meaning: 'It stays open and goes to a manager.',
        done: 'was escalated',
      },
      {
        to: 'pending',
        label: 'Set pending',
        meaning:
          'It stays open, also appears under Pending, and is recommended to the person it is assigned to.',
        done: 'is pending',
      },
      { to: 'closed', label: 'Close', meaning: 'It moves from Open to Closed.', done: 'was closed' },
      {
        to: 'in_progress',
        label: 'Reopen',
        meaning: 'It moves back to Open, in progress.',
        done: 'was reopened',
      },
    ])
  })
})
