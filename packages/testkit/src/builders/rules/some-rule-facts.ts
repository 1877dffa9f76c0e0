import type { RuleFacts } from '@fairhaul/core'
import { aCarrier } from '../carrier/a-carrier.ts'
import { builder } from '../shared/build.ts'

const { census, authority, insurance, safety } = aCarrier()

/** What is known of a carrier that passes every rule. */
export const someRuleFacts = builder<RuleFacts>({
  census,
  authority,
  insurance: { ...insurance, generalLiabilityUsd: 1_000_000, generalLiabilityUntil: '2027-03-04' },
  safety: {
    rating: 'S',
    outOfService: false,
    inspections24Months: 14,
    lastInspectedOn: '2026-09-03',
    asOf: safety?.asOf ?? null,
  },
  physicalLocation: { isVerified: true, verifiedOn: '2026-10-01' },
  typedIdentifier: { isVerified: true, verifiedOn: '2026-10-01' },
})
