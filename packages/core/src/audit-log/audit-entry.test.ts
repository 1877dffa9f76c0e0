import { expect, it } from 'vitest'
import { AUDIT_KINDS, auditAuthorText, auditKindText } from './audit-entry.ts'

it('every kind of entry has a name, also one that this portal does not know', () => {
  expect(new Set(AUDIT_KINDS.map(auditKindText)).size).toBe(AUDIT_KINDS.length)
  expect(auditKindText('do_not_dispatch')).toBe('Do not dispatch')
  expect(auditKindText('load_tendered')).toBe('Load tendered')
})

it('an author without a name is someone', () => {
  expect(auditAuthorText({ userName: 'Dana Reyes' })).toBe('Dana Reyes')
  expect(auditAuthorText({ userName: null })).toBe('Someone')
})
