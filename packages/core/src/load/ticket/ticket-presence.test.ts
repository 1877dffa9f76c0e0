import { aTicketPresence, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWorkingOnTicket, presenceText } from './ticket-presence.ts'

const mara = aTicketPresence()
const sam = aTicketPresence({ userName: 'Sam Okonjo' })
const someone = aTicketPresence({ userName: null })

it.each([
  [[], ''],
  [[mara], 'Mara Quist is looking at it.'],
  [[mara, sam, someone], 'Mara Quist, Sam Okonjo and A coworker are looking at it.'],
  [[{ ...mara, isWorking: true }, sam], 'Mara Quist is working on it. Sam Okonjo is looking at it.'],
])('who is at an alert is named in a sentence: %j', (presences, text) => {
  expect(presenceText(presences)).toBe(text)
})

it('everyone who is at an alert is named', () => {
  holds([fc.array(arbitrary.ticketPresences, { maxLength: 6 })], presences => {
    const text = presenceText(presences)
    for (const { userName } of presences) expect(text).toContain(userName ?? 'A coworker')
  })
})

it.each([
  [{ assigneeId: id<'user'>(1), status: 'in_progress' }, false, true],
  [{ assigneeId: id<'user'>(1), status: 'pending' }, false, false],
  [{ assigneeId: id<'user'>(4), status: 'in_progress' }, false, false],
  [{ assigneeId: null, status: 'new' }, true, true],
] as const)('a user at the alert %j who writes (%s) works on it: %s', (ticket, isWriting, isWorking) => {
  expect(isWorkingOnTicket(ticket, id(1), isWriting)).toBe(isWorking)
})
