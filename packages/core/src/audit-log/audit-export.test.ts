import { anAuditEntry } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { exportTable } from '../shared/export-table.ts'
import { AUDIT_EXPORT_COLUMNS } from './audit-export.ts'

it('the file of the audit log says who did what, when and why', () => {
  const [head, row] = exportTable(AUDIT_EXPORT_COLUMNS, [anAuditEntry({ policyVersion: 3 })], {
    hasInsights: true,
  })
  expect(Object.fromEntries((head ?? []).map((header, at) => [header, row?.[at]]))).toEqual({
    When: '2026-11-20T14:05:00.000Z',
    Who: 'Dana Reyes',
    Kind: 'Override created',
    What: 'Overrode Cargo at least 100,000 for EAGLE MESA FREIGHT LLC until Mar 4, 2027',
    Carriers: 1,
    Carrier: 'EAGLE MESA FREIGHT LLC',
    'On what': 'cargo_at_least_100000',
    Before: null,
    After: '2027-03-04',
    Reason: 'The insurer confirmed the new limit.',
    Rows: null,
    'From where': 'Browser',
    'API key': null,
    Request: null,
    Entry: 31,
    'Policy version': 3,
  })
})

it('a cell is empty where an entry has nothing', () => {
  const bare = anAuditEntry({
    carriers: [],
    carrierCount: 0,
    subject: null,
    before: ['Starter'],
    after: null,
  })
  const [, row] = exportTable(AUDIT_EXPORT_COLUMNS, [bare], { hasInsights: true })
  expect(row?.slice(4, 9)).toEqual([0, null, null, 'Starter', null])
})

it('an act by a program names its API key as it was then, and its request', () => {
  const byKey = anAuditEntry({ source: 'api_key', key: { id: 3, name: 'Nightly run' }, requestId: 'r1' })
  const [, row] = exportTable(AUDIT_EXPORT_COLUMNS, [byKey], { hasInsights: true })
  expect(row?.slice(11, 14)).toEqual(['API key', 'Nightly run', 'r1'])
})
