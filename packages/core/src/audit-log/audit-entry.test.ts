import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { AUDIT_KINDS, auditAuthorText, auditKindText, mayReadAuditLog } from './audit-entry.ts'

it('every kind of entry has a name, also one that this portal does not know', () => {
  expect(new Set(AUDIT_KINDS.map(auditKindText)).size).toBe(AUDIT_KINDS.length)
  expect(auditKindText('do_not_dispatch')).toBe('Do not dispatch')
  expect(auditKindText('load_tendered')).toBe('Load tendered')
})

it('an author without a name is someone', () => {
  expect(auditAuthorText({ userName: 'Dana Reyes' })).toBe('Dana Reyes')
  expect(auditAuthorText({ userName: null })).toBe('Someone')
})

it.each([
  [['compliance'], true],
  [['manage_users'], true],
  [['sourcing', 'onboarding'], false],
  [[], false],
] as const)('whether the audit log is open to the permissions %j is %s', (scopes, isOpen) => {
  expect(mayReadAuditLog(aUser({ scopes }))).toBe(isOpen)
})
