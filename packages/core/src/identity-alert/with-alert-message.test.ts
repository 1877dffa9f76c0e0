import { anAlertMessage, anIdentityAlert, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { withAlertMessage } from './with-alert-message.ts'

const at = (number: number, hour: number) =>
  anAlertMessage({ id: id(number), createdAt: `2026-11-20T1${hour}:00:00.000Z` })

it('alert messages are oldest first, and at one instant the lower id first', () => {
  const added = [at(3, 6), at(2, 6), at(1, 7), at(4, 5)]
  const alert = added.reduce(withAlertMessage, anIdentityAlert())
  expect(alert.messages.map(message => message.id)).toEqual([4, 2, 3, 1])
  expect(added.toReversed().reduce(withAlertMessage, anIdentityAlert())).toEqual(alert)
})

it('alert messages are ordered by instant, in any zone', () => {
  const [late, early] = [
    anAlertMessage({ id: id(1), createdAt: '2026-11-20T11:00:00-06:00' }),
    anAlertMessage({ id: id(2), createdAt: '2026-11-20T16:30:00Z' }),
  ]
  const { messages } = [late, early].reduce(withAlertMessage, anIdentityAlert())
  expect(messages).toEqual([early, late])
})

it('alert messages appear once, as last received', () => {
  const again = { ...at(1, 6), message: 'Corrected.' }
  const alert = [at(1, 6), again].reduce(withAlertMessage, anIdentityAlert())
  expect(alert).toEqual(anIdentityAlert({ messages: [again] }))
})

it('messages of another alert are ignored', () => {
  const alert = anIdentityAlert({ id: id(2) })
  expect(withAlertMessage(alert, at(1, 6))).toBe(alert)
})
