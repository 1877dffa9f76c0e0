import { aCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { federalTerm } from './federal-term.ts'

const WINDOW = contactWindow(null, '2026-11-21')

it.each([
  [{ since: '2016-03-01', sharedWith: null }, 'matches'],
  [{ since: '2026-11-16', sharedWith: null }, 'changed'],
  [{ since: null, sharedWith: null }, 'not-checked'],
  [{ since: '2016-03-01', sharedWith: 'reported' }, 'reported'],
  [{ since: '2026-11-16', sharedWith: 'revoked' }, 'unsafe-carrier'],
  [{ since: null, sharedWith: 'many' }, 'unsafe-carrier'],
] as const)('a contact on file with the record %j is: %s', (dates, term) => {
  const record = { ...dates, former: [] }
  const carrier = aCarrier({ contactRecords: { phone: record, email: record } })
  expect([federalTerm('phone', carrier, WINDOW), federalTerm('email', carrier, WINDOW)]).toEqual([term, term])
})

it('a contact without a record is not checked', () => {
  expect(federalTerm('phone', aCarrier({ contactRecords: null }), WINDOW)).toBe('not-checked')
})
