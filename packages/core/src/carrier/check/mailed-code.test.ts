import { aCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import type { ContactRecord } from '../contact/contact-record.ts'
import { codeAddress, mailedCodeProblems } from './mailed-code.ts'

const WINDOW = contactWindow(null, '2026-11-29')
const OLD: ContactRecord = { since: '2016-03-01', sharedWith: null, former: [] }
const refusalFor = (email: Partial<ContactRecord>, address: string | null = 'dispatch@eaglemesa.example') => {
  const carrier = aCarrier({ email: address, contactRecords: { phone: OLD, email: { ...OLD, ...email } } })
  const outcome = codeAddress(carrier, WINDOW)
  return outcome.ok ? outcome.value : outcome.refusal
}

it('a code goes to the address on file while that is safe', () => {
  expect(refusalFor({})).toBe('dispatch@eaglemesa.example')
})

it('no code goes to an address that is new, of an unknown age, or of a carrier that was reported', () => {
  const start = 'A code proves nothing here: dispatch@eaglemesa.example is'
  expect(refusalFor({ since: '2026-11-24' })).toBe(`${start} on record since Nov 24, 2026.`)
  expect(refusalFor({ since: null })).toBe(`${start} on record, since when is not known.`)
  expect(refusalFor({ sharedWith: 'reported_carrier' })).toBe(
    `${start} also on record for a carrier that brokers reported.`,
  )
  expect(refusalFor({}, null)).toBe('A code proves nothing here: FMCSA has no e-mail address on file.')
})

it('an older address does not stand in for a new one', () => {
  const former = {
    value: 'old@eaglemesa.example',
    since: '2016-03-01',
    until: '2026-11-24',
    sharedWith: null,
  } as const
  expect(refusalFor({ since: '2026-11-24', former: [former] })).toMatch(/^A code proves nothing here/)
})

it('a code has six digits, however it is typed', () => {
  expect(mailedCodeProblems(' 123 456 ')).toEqual([])
  for (const typed of ['', '12345', 'abc'])
    expect(mailedCodeProblems(typed)).toEqual([
      { field: 'code', message: 'Enter the 6 digits that the caller reads to you.' },
    ])
})
