import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalPhone } from './normal-contact.ts'
import { phoneHref, phoneText } from './phone.ts'

it.each([
  ['+13125550101', '(312) 555-0101'],
  ['312.555.0101', '(312) 555-0101'],
  ['1 (416) 555-0142', '(416) 555-0142'],
  ['+13125550101 ext. 12', '(312) 555-0101 x12'],
  [' +442079460958 ', '+442079460958'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+1312555010', '+1312555010'],
  ['555-0142', '555-0142'],
])('the phone %j is shown as %j', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})

it.each([null, '', '  ', 'call the office', '+11125550101', '+13121550101', '9999999999'])(
  '%j is no phone number',
  phone => {
    expect(phoneText(phone)).toBeNull()
  },
)

it.each([
  ['(312) 555-0101', 'tel:+13125550101'],
  ['+13125550101 ext. 12', 'tel:+13125550101,12'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['555-0142', 'tel:5550142'],
  ['call the office', null],
  ['+19999999999', null],
  [null, null],
])('the phone %j is called by %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

const parts = fc.tuple(
  fc.stringMatching(/^[2-9][02-8]\d$/),
  fc.stringMatching(/^[2-4][02-9]\d$/),
  fc.stringMatching(/^[01]\d{3}$/),
)

it('a North American number is shown the same in whatever spelling it comes', () => {
  holds([parts], ([area, exchange, line]) => {
    const text = `(${area}) ${exchange}-${line}`
    for (const spelling of [
      `+1${area}${exchange}${line}`,
      `1-${area}-${exchange}-${line}`,
      `${area}.${exchange}.${line}`,
      ` ${area} ${exchange} ${line} `,
      text,
    ])
      expect(phoneText(spelling)).toBe(text)
  })
})

it('the shown number is still the same number, and so is the one that is called', () => {
  const typed = fc.stringMatching(/^[+\d][\d ().-]{0,16}( x\d{1,4})?$/)
  holds([typed], phone => {
    const text = phoneText(phone)
    if (text === null) return
    expect(normalPhone(text)).toBe(normalPhone(phone))
    expect(phoneHref(text)).toBe(phoneHref(phone))
  })
})
