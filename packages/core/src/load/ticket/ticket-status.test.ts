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
      new: { label: 'New', tone: 'info', meaning: 'No one has taken it up yet.' },
      in_progress: { label: 'In progress', tone: 'info', meaning: 'Someone works on it.' },
      escalated: { label: 'Escalated', tone: 'fail', meaning: 'It needs a decision from above.' },
      pending: { label: 'Pending', tone: 'incomplete', meaning: 'It waits for someone’s answer.' },
      closed: { label: 'Closed', tone: 'neutral', meaning: 'It is dealt with.' },
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
        label: 'Work on it',
        meaning: 'It stays open and shows that someone works on it.',
      },
      {
        to: 'escalated',
        label: 'Escalate',
        meaning: 'It stays open and asks for a decision from above.',
      },
      {
        to: 'pending',
        label: 'Set pending',
        meaning: 'It stays open, stands in the pending tab too, and is recommended to who it is assigned to.',
      },
      { to: 'closed', label: 'Close', meaning: 'It leaves the open tab for the closed one.' },
      {
        to: 'in_progress',
        label: 'Reopen',
        meaning: 'It goes back to the open tab, and someone works on it.',
      },
    ])
  })
})
