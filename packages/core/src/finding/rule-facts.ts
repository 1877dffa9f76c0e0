import type {
  Authority,
  CarrierChecks,
  Census,
  InsuranceInForce,
  SafetySummary,
  Verification,
} from '../carrier/carrier.ts'

/** The facts of one carrier that rules use. Null is "not on record". */
export interface RuleFacts extends CarrierChecks {
  readonly census: Pick<
    Census,
    'status' | 'operation' | 'isPrivate' | 'asOf' | 'source' | 'statusSource' | 'statusAsOf'
  >
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
    | 'ordersSource'
    | 'source'
    | 'inspectionsSource'
    | 'lastInspectionAsOf'
  >
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
  readonly checks?: CarrierChecks | null
}

/**
 * The facts of a carrier's record that rules use. `checked`: checks in place of those of the record.
 *
 * Empty: checks that are neither given nor on record were not made; safety data that is hidden is not on record.
 * Source: section 9, "Rule types".
 */
export const ruleFactsOf = (
  { census, authority, insurance, safety, checks }: RuleRecord,
  checked: Partial<CarrierChecks> = {},
): RuleFacts => ({
  census,
  authority,
  insurance,
  safety: safety ?? NO_SAFETY_RECORD,
  physicalLocation: UNCHECKED,
  typedIdentifier: UNCHECKED,
  ...checks,
  ...checked,
})
