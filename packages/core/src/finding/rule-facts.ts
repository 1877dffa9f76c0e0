import type { Authority, Census, InsuranceInForce, SafetySummary } from '../carrier/carrier.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/** Whether someone checked, the result, and when. Null: not checked yet. */
export interface Verification {
  readonly isVerified: boolean | null
  readonly verifiedOn: CalendarDate | null
}

/** The facts of one carrier that rules use. Null is "not on record". */
export interface RuleFacts {
  readonly census: Pick<Census, 'status' | 'operation' | 'isPrivate' | 'asOf'>
  readonly authority: Omit<Authority, 'broker'>
  readonly insurance: InsuranceInForce
  readonly safety: Pick<
    SafetySummary,
    | 'rating'
    | 'outOfService'
    | 'inspections24Months'
    | 'lastInspectedOn'
    | 'asOf'
    | 'inspectionsAsOf'
    | 'ordersAsOf'
  >
  /** Whether a truck was seen at the carrier's place of business. */
  readonly physicalLocation: Verification
  /** Whether a manually entered identifier was found in its register. */
  readonly typedIdentifier: Verification
}

const UNCHECKED: Verification = { isVerified: null, verifiedOn: null }

const NO_SAFETY_RECORD: RuleFacts['safety'] = {
  rating: null,
  outOfService: null,
  inspections24Months: null,
  lastInspectedOn: null,
  asOf: null,
}

/** The parts of a carrier's record that rules use. Safety is null where it is hidden. */
export type RuleRecord = Pick<RuleFacts, 'census' | 'authority' | 'insurance'> & {
  readonly safety: RuleFacts['safety'] | null
}

/** What someone checked about a carrier, which its record does not tell. */
export type RuleChecks = Partial<Pick<RuleFacts, 'physicalLocation' | 'typedIdentifier'>>

/**
 * The facts of a carrier's record that rules use.
 *
 * Empty: checks that are not given were not made; safety data that is hidden is not on record.
 * Source: section 9, "Rule types".
 */
export const ruleFactsOf = (
  { census, authority, insurance, safety }: RuleRecord,
  { physicalLocation = UNCHECKED, typedIdentifier = UNCHECKED }: RuleChecks = {},
): RuleFacts => ({
  census,
  authority,
  insurance,
  safety: safety ?? NO_SAFETY_RECORD,
  physicalLocation,
  typedIdentifier,
})
