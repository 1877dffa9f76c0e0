import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readAlertMessage } from './identity-alert-message.ts'

it('an alert message is trimmed', () => {
  expect(readAlertMessage({ alertId: id(3), message: ' It was paid. ' })).toEqual({
    ok: true,
    value: { alertId: 3, message: 'It was paid.' },
  })
})

it.each(['', ' \n'])('an alert message of %j is refused', message => {
  expect(readAlertMessage({ alertId: id(3), message })).toEqual({
    ok: false,
    refusal: [{ field: 'message', message: 'Write a message.' }],
  })
})
