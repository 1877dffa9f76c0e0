import {
  AUDIT_KINDS,
  type AuditedCarrier,
  type AuditEntriesParams,
  type AuditEntry,
  EXPORTED_LIST_LABELS,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, instants, maybe } from './values.ts'

const LISTS = Object.keys(EXPORTED_LIST_LABELS) as (keyof typeof EXPORTED_LIST_LABELS)[]
const values = maybe(
  fc.array(
    fc.oneof(
      fc.constantFrom(
        '2027-03-04',
        '2080-01-01',
        'census 90',
        'onboarded',
        'compliance',
        'legalName',
        'visa',
      ),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 4 },
  ),
)

/** Carriers of entries, with or without a name. */
export const auditedCarriers: fc.Arbitrary<AuditedCarrier> = fc.record({
  id: ids<'carrier'>(),
  legalName: maybe(fc.constantFrom('EAGLE MESA', 'ZION HAUL')),
})

/** Entries of every kind, also of one that this portal does not know. */
export const auditEntries: fc.Arbitrary<AuditEntry> = fc
  .record({
    id: ids<'audit-entry'>(),
    kind: fc.constantFrom(...AUDIT_KINDS, 'load_tendered'),
    occurredAt: instants,
    userId: ids<'user'>(),
    userName: maybe(fc.constantFrom('Dana Reyes', 'Priya Sandhar')),
    source: fc.constantFrom('browser', 'api_key'),
    requestId: maybe(fc.uuid()),
    key: maybe(
      fc.record({ id: fc.integer({ min: 1, max: 99 }), name: fc.constantFrom('Nightly run', 'TMS') }),
    ),
    subject: maybe(
      fc.record({
        type: fc.constantFrom('rule', 'user', 'new_subject'),
        id: maybe(fc.integer({ min: 1, max: 999 })),
        label: maybe(
          fc.oneof(fc.constantFrom('cargo_at_least_100000', ...LISTS), fc.string({ maxLength: 12 })),
        ),
      }),
    ),
    carriers: fc.array(auditedCarriers, { maxLength: 3 }),
    hidden: fc.nat({ max: 2_000 }),
    reason: maybe(fc.string({ maxLength: 40 })),
    before: values,
    after: values,
    rowCount: maybe(fc.nat({ max: 100_000 })),
  })
  .map(({ hidden, ...entry }) => ({
    ...entry,
    carrierCount: entry.carriers.length < 3 ? entry.carriers.length : entry.carriers.length + hidden,
  }))

/** Requests for entries, with any filters. */
export const auditEntriesParams: fc.Arbitrary<AuditEntriesParams> = fc.record(
  {
    kind: fc.constantFrom(...AUDIT_KINDS),
    userId: ids<'user'>(),
    carrierId: ids<'carrier'>(),
    from: instants,
    before: instants,
    page: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
)

/** Exports that are said to be made. */
export const recordedExports = fc.record({
  list: fc.constantFrom(...LISTS),
  rowCount: fc.nat({ max: 100_000 }),
})
