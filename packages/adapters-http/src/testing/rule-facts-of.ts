import type { CarrierDetail, RuleFacts, RuleFinding } from '@fairhaul/core'

const UNCHECKED = { isVerified: null, verifiedOn: null }
const NO_SAFETY = {
  rating: null,
  outOfService: null,
  inspections24Months: null,
  lastInspectedOn: null,
  asOf: null,
}

/** What core decides rules on, of a carrier as the monitor sends it. What was typed or visited is no part of it. */
export const ruleFactsOf = ({ census, authority, insurance, safety }: CarrierDetail): RuleFacts => ({
  census,
  authority,
  insurance,
  safety: safety ?? NO_SAFETY,
  physicalLocation: UNCHECKED,
  typedIdentifier: UNCHECKED,
})

/** A finding in which "not too old" is one thing, however it is written. */
export const withAge = (finding: RuleFinding): RuleFinding => ({
  ...finding,
  olderThanDays: finding.olderThanDays ?? null,
})
