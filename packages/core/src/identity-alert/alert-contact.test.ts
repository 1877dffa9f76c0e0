import { expect, it } from 'vitest'
import { alertContact, alertContactProblems, PHONE_DIGITS_MIN, withoutDashes } from './alert-contact.ts'

it.each([
  ['214-555-0199', '2145550199'],
  [' 214–555—0199 ', '2145550199'],
  ['- 5 -', '5'],
  ['(214) 555-0199', '(214) 5550199'],
  ['', ''],
])('the phone %j without dashes is %j', (typed, expected) => {
  expect(withoutDashes(typed)).toBe(expected)
})

it.each([
  [' ruth@b.example ', '214-555-0199', 'ruth@b.example', '2145550199', '+12145550199'],
  ['Ruth@b.example', '555-0199', 'Ruth@b.example', '5550199', null],
  ['', '  ', null, null, null],
  [' ', '-', null, null, null],
  ['', '+52 81-5555-0113', null, '+52 8155550113', '+528155550113'],
])('an alert contact typed as %j and %j is %j, %j and %j', (email, phone, trimmed, plain, phoneE164) => {
  expect(alertContact({ email, phone })).toEqual({ email: trimmed, phone: plain, phoneE164 })
})

const noEmail = [{ field: 'email', message: 'This is not a valid e-mail address.' }]
const noPhone = [{ field: 'phone', message: 'This is not a valid phone number.' }]
it.each([
  [null, null, []],
  ['a@b.co', '5550199', []],
  ['a@b.co', '555 019 9 x', []],
  ['ruth', null, noEmail],
  ['@b.co', null, noEmail],
  ['a@b', null, noEmail],
  ['a@b.', null, noEmail],
  ['a@.b', null, noEmail],
  ['a.b@b', null, noEmail],
  ['a@b@c.co', null, noEmail],
  ['a @b.co', null, noEmail],
  [null, '555019', noPhone],
  [null, 'call 555019', noPhone],
  ['a', '1', [...noEmail, ...noPhone]],
])('the alert contact %j and %j has the problems %j', (email, phone, problems) => {
  expect(alertContactProblems({ email, phone, phoneE164: null })).toEqual(problems)
})

it('an alert contact needs seven digits for a phone', () => {
  expect(PHONE_DIGITS_MIN).toBe(7)
})
