import { aRedactedUser, id, someRedactedUsers } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { peopleInList, peopleOfCarrier, sinceText, statusText } from './people-of-carrier.ts'
import { REDACTED, type Redactable } from './redactable.ts'

const shown = (value: string): Redactable => ({ kind: 'shown', value })

it('the people of a carrier are each once, in the order of the lists, with their lists', () => {
  const [tom, ida] = [aRedactedUser(), aRedactedUser({ id: id(22), name: shown('Ida Brook') })]
  const users = someRedactedUsers({
    carrierUsers: [tom, tom],
    activeDispatchers: [ida],
    pendingDispatchers: [tom],
  })
  expect(peopleOfCarrier(users)).toEqual([
    { ...tom, lists: ['carrierUsers', 'pendingDispatchers'] },
    { ...ida, lists: ['activeDispatchers'] },
  ])
})

it('a field hidden in one list stays hidden, even if another shows it', () => {
  const open = aRedactedUser({ name: REDACTED, phone: shown('+12145550112'), email: shown('a@b.example') })
  const closed = aRedactedUser({ name: shown('Tom Fox'), phone: REDACTED, email: REDACTED })
  const users = someRedactedUsers({ carrierUsers: [open], inactiveDispatchers: [closed] })
  expect(peopleOfCarrier(users)).toEqual([
    {
      id: 21,
      name: REDACTED,
      phone: REDACTED,
      email: REDACTED,
      since: '2026-01-05T10:00:00.000Z',
      lists: ['carrierUsers', 'inactiveDispatchers'],
    },
  ])
})

it('empty lists have no people', () => {
  expect(peopleOfCarrier(someRedactedUsers({ carrierUsers: [] }))).toEqual([])
})

it.each([
  [[], ''],
  [['carrierUsers'], 'Carrier user'],
  [['activeDispatchers'], 'Active dispatcher'],
  [['pendingDispatchers'], 'Pending dispatcher'],
  [['inactiveDispatchers'], 'Inactive dispatcher'],
  [['inactiveDispatchers', 'pendingDispatchers'], 'Pending dispatcher'],
  [['inactiveDispatchers', 'pendingDispatchers', 'activeDispatchers'], 'Active dispatcher'],
  [['carrierUsers', 'inactiveDispatchers'], 'Inactive dispatcher, carrier user'],
] as const)('a person in %j is %j', (lists, text) => {
  expect(statusText({ lists })).toBe(text)
})

it.each([
  ['2026-02-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ['2026-01-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  [null, '2026-02-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'],
  ['2026-02-01T10:00:00.000Z', null, '2026-02-01T10:00:00.000Z'],
  [null, null, null],
])('a person in lists since %s and %s is on record since %s', (one, other, since) => {
  const users = someRedactedUsers({
    carrierUsers: [aRedactedUser({ since: one })],
    activeDispatchers: [aRedactedUser({ since: other })],
  })
  expect(peopleOfCarrier(users)[0]?.since).toBe(since)
})

it('the day since which a person acts for a carrier is shown, also that it is not on record', () => {
  expect(sinceText({ since: '2026-01-05T12:00:00.000Z' })).toBe('Jan 5, 2026')
  expect(sinceText({ since: null })).toBe('not on record')
})

it('the people of a carrier can be narrowed to one list', () => {
  const people = peopleOfCarrier(someRedactedUsers({ pendingDispatchers: [aRedactedUser({ id: id(22) })] }))
  expect(peopleInList(people, null)).toBe(people)
  expect(peopleInList(people, 'pendingDispatchers').map(person => person.id)).toEqual([22])
})
