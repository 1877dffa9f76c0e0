import { aTicketChange, arbitrary, holds, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ticketChangeText } from './ticket-change.ts'

it.each([
  [{}, 'Status from New to In progress. Assigned to Mara Quist, before to no one.'],
  [{ assigneeWasId: id<'user'>(4) }, 'Status from New to In progress.'],
  [
    { status: 'new', assigneeWasId: id<'user'>(9), assigneeId: null },
    'Assigned to no one, before to a former user.',
  ],
  [{ status: 'new', assigneeId: null }, ''],
] as const)('the change %j of a ticket reads: %s', (change, text) => {
  expect(ticketChangeText(aTicketChange(change))).toBe(text)
})

it('a change of a ticket says something exactly if something changed', () => {
  holds([arbitrary.ticketChanges], change => {
    const isSame = change.status === change.statusWas && change.assigneeId === change.assigneeWasId
    expect(ticketChangeText(change) === '').toBe(isSame)
  })
})
