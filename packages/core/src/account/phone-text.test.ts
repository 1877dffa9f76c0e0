import { expect, it } from 'vitest'
import { phoneText } from './phone-text.ts'

it.each([
  ['+13125550101', '(312) 555-0101'],
  ['312.555.0101', '(312) 555-0101'],
  ['1 (416) 555-0142', '(416) 555-0142'],
  ['+13125550101 ext. 12', '(312) 555-0101 x12'],
  [' +442079460958 ', '+442079460958'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+1312555010', '+1312555010'],
  ['+11125550101', '+11125550101'],
  ['+13121550101', '+13121550101'],
  ['555-0142', '555-0142'],
])('%j is read as %j', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})

it.each([null, '', '  ', 'call the office'])('%j is no number', phone => {
  expect(phoneText(phone)).toBeNull()
})
