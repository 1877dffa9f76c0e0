import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assigneeScopes, loadLockAssignees, mayAssign, ticketRole } from './load-lock-assignee.ts'

import { maySetTicketStatus, TICKET_STATUSES } from './ticket-status.ts'
import { countTicketTabs, isInTicketTab, ticketsNewestFirst } from './ticket-tabs.ts'

const { assignableUsers, ids, maybe, tickets: anyTickets } = arbitrary
/** Three users, so that many tickets belong to the viewer. */
const viewers = fc.constantFrom(id<'user'>(1), id<'user'>(2), id<'user'>(3))
const tickets = fc
  .tuple(anyTickets, maybe(viewers))
  .map(([ticket, assigneeId]) => ({ ...ticket, assigneeId }))
const colleagues = fc.uniqueArray(assignableUsers, { selector: ({ id }) => id, maxLength: 12 })

describe('laws of alert tabs', () => {
  it('every ticket is open or closed, and never both', () => {
    holds([tickets, viewers], (ticket, me) => {
      expect(isInTicketTab('open', ticket, me)).toBe(!isInTicketTab('closed', ticket, me))
    })
  })

  it('recommended tickets are pending, and pending tickets are open', () => {
    holds([tickets, viewers], (ticket, me) => {
      if (isInTicketTab('recommended', ticket, me)) expect(isInTicketTab('pending', ticket, me)).toBe(true)
      if (isInTicketTab('pending', ticket, me)) expect(isInTicketTab('open', ticket, me)).toBe(true)
    })
  })

  it('a pending ticket is recommended to one user at most', () => {
    holds([tickets, viewers, viewers], (ticket, one, other) => {
      const both = isInTicketTab('recommended', ticket, one) && isInTicketTab('recommended', ticket, other)
      expect(both && one !== other).toBe(false)
    })
  })

  it('open and closed tickets together are all tickets', () => {
    holds([fc.array(tickets), viewers], (all, me) => {
      const counts = countTicketTabs(all, me)
      expect(counts.open + counts.closed).toBe(all.length)
      expect(counts.recommended).toBeLessThanOrEqual(counts.pending)
      expect(counts.pending).toBeLessThanOrEqual(counts.open)
    })
  })

  it('the order in which tickets arrive never changes their display order', () => {
    holds([fc.uniqueArray(tickets, { selector: ({ id }) => id })], all => {
      expect(ticketsNewestFirst(all.toReversed())).toEqual(ticketsNewestFirst(all))
    })
  })
})

describe('laws of ticket statuses', () => {
  const statuses = fc.constantFrom(...TICKET_STATUSES)

  it('a ticket status never changes to new or to itself', () => {
    holds([statuses], from => {
      expect(maySetTicketStatus(from, 'new')).toBe(false)
      expect(maySetTicketStatus(from, from)).toBe(false)
    })
  })

  it('every open ticket may be closed, and every closed one reopened', () => {
    holds([statuses], from => {
      expect(maySetTicketStatus(from, 'closed')).toBe(from !== 'closed')
      expect(TICKET_STATUSES.some(to => to !== 'closed' && maySetTicketStatus(from, to))).toBe(true)
    })
  })
})

describe('laws of assignees', () => {
  it('staff are offered only themselves and ticket managers as assignees', () => {
    holds([colleagues, assignableUsers], (users, me) => {
      if (ticketRole(me) === 'manager') return
      for (const { id } of loadLockAssignees(users, me)) {
        const user = users.find(each => each.id === id)
        expect(id === me.id || (user !== undefined && ticketRole(user) === 'manager')).toBe(true)
      }
    })
  })

  it('a manager is offered everyone as assignee, and everyone is offered themselves', () => {
    holds([colleagues, assignableUsers], (users, me) => {
      const listed = loadLockAssignees(users, me).map(({ id }) => id)
      expect(listed).toContain(me.id)
      if (ticketRole(me) === 'manager') for (const { id } of users) expect(listed).toContain(id)
    })
  })

  it('each assignee is listed once, in an order independent of the order of users', () => {
    holds([colleagues, assignableUsers], (users, me) => {
      const others = users.filter(({ id }) => id !== me.id)
      const listed = loadLockAssignees([...others, ...others], me)
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
      expect(loadLockAssignees(others.toReversed(), me)).toEqual(listed)
    })
  })

  it('only staff are marked as assignees, and only for themselves', () => {
    holds([colleagues, assignableUsers], (users, me) => {
      const marked = loadLockAssignees(users, me).filter(({ isSelfStaff }) => isSelfStaff)
      expect(marked.map(({ id }) => id)).toEqual(ticketRole(me) === 'staff' ? [me.id] : [])
    })
  })

  it('the requested user lists include every possible assignee except the user', () => {
    holds([colleagues, assignableUsers], (users, me) => {
      const requests = assigneeScopes(me)
      const held = users.filter(({ scopes }) =>
        requests.some(scope => scope === null || scopes.includes(scope)),
      )
      expect(loadLockAssignees(held, me)).toEqual(loadLockAssignees(users, me))
    })
  })

  it('a ticket may be assigned to exactly the listed assignees', () => {
    holds([colleagues, assignableUsers, ids<'user'>()], (users, me, wanted) => {
      const isListed = loadLockAssignees(users, me).some(({ id }) => id === wanted)
      expect(mayAssign(wanted, users, me)).toBe(isListed)
    })
  })
})
