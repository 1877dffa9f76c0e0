import { aContactAnswer, aContactCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { pairText } from './contact-pair-text.ts'
import { pairedContacts } from './paired-contacts.ts'

const answer = aContactAnswer({ carriers: [aContactCarrier({ email: 'ruth@b.example' })] })
const pairWith = (email: string) =>
  pairedContacts(
    [
      { query: { kind: 'phone', phone: '2145550110' }, answer },
      { query: { kind: 'email', email }, answer: aContactAnswer({ carriers: [] }) },
    ],
    [],
    contactWindow(null, '2026-11-21'),
  )

it('an address on no record is shown with the carrier that has the number', () => {
  expect(pairText('not-checked', pairWith('desk@gmail.com'))).toBe(
    'The phone number is on record of EAGLE MESA FREIGHT LLC, the e-mail address of no carrier.',
  )
})
