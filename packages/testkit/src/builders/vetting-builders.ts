import type { LastDecision, Vetted, VettedCarrier, VettingTerms } from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** Every half year, and after a quarter without a use. */
export const someVettingTerms = builder<VettingTerms>({
  everyDays: 180,
  unusedDays: 90,
  afterNewVersion: false,
  inForce: { number: 3, since: '2026-11-01' },
})

/** A decision in November under the version in force. */
export const aLastDecision = builder<LastDecision>({
  recordId: id(12),
  on: '2026-11-03',
  policyVersion: 3,
})

/** An onboarded carrier that was decided on in November and used after it. */
export const aVetted = builder<Vetted>({
  carrierId: id(7),
  isOnboarded: true,
  lastDecision: aLastDecision(),
  lastUsedOn: '2026-11-10',
})

/** The same in the list of those that are due. */
export const aVettedCarrier = builder<VettedCarrier>({ ...aVetted(), legalName: 'EAGLE MESA FREIGHT LLC' })
