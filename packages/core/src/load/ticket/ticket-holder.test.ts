import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ticketConflictText, ticketHolderText } from './ticket-holder.ts'

it.each([
  [{ assigneeId: null, assigneeName: null }, 'no one', 'No one has it now. Nothing was changed.'],
  [{ assigneeId: id<'user'>(1), assigneeName: 'Dana Reyes' }, 'you', 'You have it now. Nothing was changed.'],
  [
    { assigneeId: id<'user'>(4), assigneeName: 'Mara Quist' },
    'Mara Quist',
    'Mara Quist has it now. Nothing was changed.',
  ],
  [
    { assigneeId: id<'user'>(4), assigneeName: null },
    'a coworker',
    'A coworker has it now. Nothing was changed.',
  ],
])('%j has the alert: %s', (ticket, holder, conflict) => {
  expect(ticketHolderText(ticket, id(1))).toBe(holder)
  expect(ticketConflictText(ticket, id(1))).toBe(conflict)
})
