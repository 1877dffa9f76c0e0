import type { AuditedCarrier, AuditEntry } from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** The usual carrier by the name it had. */
export const anAuditedCarrier = builder<AuditedCarrier>({ id: id(7), legalName: 'EAGLE MESA FREIGHT LLC' })

/** The usual user overrode cargo insurance for the usual carrier, with a reason. */
export const anAuditEntry = builder<AuditEntry>({
  id: id(31),
  kind: 'override_created',
  occurredAt: '2026-11-20T14:05:00.000Z',
  userId: id(1),
  userName: 'Dana Reyes',
  source: 'browser',
  requestId: null,
  key: null,
  subject: { type: 'rule', id: 5, label: 'cargo_at_least_100000' },
  carriers: [anAuditedCarrier()],
  carrierCount: 1,
  reason: 'The insurer confirmed the new limit.',
  before: null,
  after: ['2027-03-04'],
  rowCount: null,
})
