import type { InsuranceActivity, InsuranceCertificateRequest, InsurancePolicy } from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** A cargo policy over $100,000, in force from March 2026 to March 2027. */
export const aPolicy = builder<InsurancePolicy>({
  id: id(31),
  carrierId: id(7),
  coverage: 'cargo',
  insurer: 'Prairie Mutual',
  policyNumber: 'PM-448120',
  limitUsd: 100_000,
  effectiveOn: '2026-03-05',
  expiresOn: '2027-03-04',
  cancelsOn: null,
  isPending: false,
  scheduledVins: null,
})

/** A request for a certificate, made three days ago, that waits for its answer. */
export const aCertificateRequest = builder<InsuranceCertificateRequest>({
  id: id(4),
  carrierId: id(7),
  status: 'requested',
  createdAt: '2026-11-18T10:30:00.000Z',
})

/** The first thing that happened to that request. */
export const anInsuranceActivity = builder<InsuranceActivity>({
  id: id(6),
  requestId: id(4),
  kind: 'requested',
  note: null,
  createdAt: '2026-11-18T10:30:00.000Z',
})
