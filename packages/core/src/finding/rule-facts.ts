import type { Authority, CarrierChecks, Census, SafetySummary, Verification } from '../carrier/carrier.ts'
import type { InsuranceInForce } from '../carrier/insurance-in-force.ts'
import type { UnreadFile } from '../rules/unread-file.ts'

/** The facts of one carrier that rules use. Null is "not on record". */
export interface RuleFacts extends CarrierChecks {
  /** The files that decide rules and do not tell all of the carrier. Null or missing: all do, or the monitor does not say. */
  readonly unreadFiles?: readonly UnreadFile[] | null
  readonly census: Pick<
    Census,
    'status' | 'operation' | 'isPrivate' | 'asOf' | 'source' | 'statusSource' | 'statusAsOf'
  > &
    Partial<
      Pick<
        Census,
        'powerUnits' | 'drivers' | 'updatedOn' | 'addedOn' | 'changes' | 'isPriorRevoked' | 'priorRevokedDot'
      >
    >
  readonly authority: Omit<Authority, 'broker'> & Partial<Pick<Authority, 'broker'>>
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
    | 'counts'
    | 'ties'
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
export type RuleRecord = Pick<RuleFacts, 'census' | 'authority' | 'insurance' | 'unreadFiles'> & {
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
  { census, authority, insurance, safety, checks, unreadFiles }: RuleRecord,
  checked: Partial<CarrierChecks> = {},
): RuleFacts => ({
  census,
  authority,
  insurance,
  unreadFiles: unreadFiles ?? null,
  safety: safety ?? NO_SAFETY_RECORD,
  physicalLocation: UNCHECKED,
  typedIdentifier: UNCHECKED,
  ...checks,
  ...checked,
})
