import type { Authority, Census, InsuranceInForce, SafetySummary } from '../carrier/carrier.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/** Whether somebody looked, what they found, and when. Null: nobody looked yet. */
export interface Verification {
  readonly isVerified: boolean | null
  readonly verifiedOn: CalendarDate | null
}

/** What is known of one carrier, as far as any rule asks. Null is "not on record" and stands for no value. */
export interface RuleFacts {
  readonly census: Pick<Census, 'status' | 'operation' | 'asOf'>
  readonly authority: Pick<Authority, 'common' | 'contract' | 'since' | 'asOf'>
  readonly insurance: InsuranceInForce
  readonly safety: Pick<
    SafetySummary,
    'rating' | 'outOfService' | 'inspections24Months' | 'lastInspectedOn' | 'asOf'
  >
  /** Whether a truck was seen at the carrier's place of business. */
  readonly physicalLocation: Verification
  /** Whether an identifier that somebody typed in was found in its register. */
  readonly typedIdentifier: Verification
}
