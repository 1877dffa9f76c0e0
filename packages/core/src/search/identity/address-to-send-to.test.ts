import { aCarrierDetail, aContactAnswer } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { addressToSendTo } from './address-to-send-to.ts'
import { callerCheck } from './caller-check.ts'

const WINDOW = contactWindow(null, '2026-11-29')
const carrier = aCarrierDetail({ legalName: 'EAGLE MESA FREIGHT LLC', email: 'ruth@eaglemesa.example' })
const nothing = aContactAnswer({
  carriers: [],
  fraudReportsCount: 0,
  fraudReports: [],
  lookalikes: [],
  atDomain: [],
})
const OTHER = 'someone@elsewhere.example'

it('an address is checked as the identity check does, before something is sent to it', () => {
  const contact = { kind: 'email', email: 'ruth@eag1emesa.example' } as const
  const check = addressToSendTo(contact.email, carrier, nothing, WINDOW)
  expect(check).toEqual(callerCheck({ contact, carrier, answer: nothing, window: WINDOW }))
  expect([check.word.text, check.isUnsafe]).toEqual(['Look-alike', true])
  expect(addressToSendTo(OTHER, carrier, nothing, WINDOW).isUnsafe).toBe(false)
})

it('an address that could not be compared is not safe, and says the worst that is known', () => {
  const unread = addressToSendTo(OTHER, undefined, nothing, WINDOW)
  expect([unread.word.text, unread.isUnsafe]).toEqual(['Not checked', true])
  expect(addressToSendTo(OTHER, carrier, null, WINDOW)).toEqual(unread)
  expect(addressToSendTo('ruth@eag1emesa.example', carrier, null, WINDOW).word.text).toBe('Look-alike')
})
