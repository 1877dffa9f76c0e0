import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { TicketStatus } from './ticket-status.ts'
import { noTicketUndoText, ticketUndo } from './ticket-undo.ts'

const at = (status: TicketStatus, user: number | null = null) => ({
  status,
  assigneeId: user === null ? null : id<'user'>(user),
})

it.each([
  ['pending', 'escalated', { status: 'pending' }],
  ['closed', 'in_progress', { status: 'closed' }],
  ['new', 'in_progress', null],
  ['pending', 'closed', null],
  ['pending', 'pending', null],
] as const)('a ticket that went from %s to %s goes back by %j', (before, after, undo) => {
  expect(ticketUndo(at(before), at(after), true)).toEqual(undo)
})

it('a ticket goes back to whom it was assigned before, where the user may assign it to them', () => {
  expect(ticketUndo(at('new', 4), at('new', 1), true)).toEqual({ assigneeId: 4 })
  expect(ticketUndo(at('new'), at('new', 1), true)).toEqual({ assigneeId: null })
  expect(ticketUndo(at('new', 4), at('new', 1), false)).toBeNull()
})

it('a change of status and assignee is undone whole or not at all', () => {
  expect(ticketUndo(at('pending', 4), at('in_progress', 1), true)).toEqual({
    status: 'pending',
    assigneeId: 4,
  })
  expect(ticketUndo(at('new', 4), at('in_progress', 1), true)).toBeNull()
})

it.each([
  [at('escalated'), at('closed'), true, 'Undo cannot make it escalated again. Reopen puts it in progress.'],
  [at('new'), at('pending'), true, 'Undo cannot make it new again.'],
  [at('pending', 4), at('pending', 1), false, 'You cannot assign it back to the person who had it.'],
  [at('pending', 4), at('pending', 1), true, ''],
  [at('in_progress'), at('closed'), true, ''],
] as const)('what cannot be undone says why: %j to %j', (before, after, mayAssignBack, text) => {
  expect(noTicketUndoText(before, after, mayAssignBack)).toBe(text)
})
