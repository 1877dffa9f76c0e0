import { anExpiredUser, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { mayInCompany } from './company-actions.ts'

const cases = [
  // action, without manage_users, while expired
  ['see-billing', true, true],
  ['change-plan', false, true],
  ['add-payment-method', false, true],
  ['see-invitations', false, true],
  ['send-invitation', false, false],
  ['withdraw-invitation', false, true],
  ['see-change-orders', true, true],
  ['decide-change-order', false, true],
  ['see-reports', true, false],
  ['run-report', true, false],
] as const

it.each(cases)('%s: without managing users %s, while expired %s', (action, withoutScope, whileExpired) => {
  expect(mayInCompany(aUser(), action)).toBe(true)
  expect(mayInCompany(aUser({ scopes: ['sourcing'] }), action)).toBe(withoutScope)
  expect(mayInCompany(anExpiredUser(), action)).toBe(whileExpired)
  expect(mayInCompany(aUser({ company: null }), action)).toBe(false)
})
