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
    'rating' | 'outOfService' | 'inspections24Months' | 'lastInspectedOn' | 'asOf' | 'ordersAsOf'
  >
  /** Whether a truck was seen at the carrier's place of business. */
  readonly physicalLocation: Verification
  /** Whether a manually entered identifier was found in its register. */
  readonly typedIdentifier: Verification
}
