import type { InsuranceForm } from '../../cells/insurance-form.ts'
import type { CarrierNumbers } from '../../store/find-carriers.ts'

/** A policy as one of the three insurance files tells it. */
export interface PolicyRecord extends CarrierNumbers {
  readonly form: InsuranceForm
  /** Excess cover pays after a primary policy and never stands in for one. */
  readonly isPrimary: boolean
  readonly policyNumber: string | null
  readonly insurer: string | null
  /** Whole US dollars; null: not stated. */
  readonly amount: number | null
  readonly underlyingAmount: number | null
  readonly effectiveOn: string | null
  readonly cancelledOn: string | null
}

/** That a daily file has nothing any more under a docket. */
export interface RemovalRecord extends CarrierNumbers {
  readonly isRemoval: true
}

/**
 * Whether a policy is primary cover, by the words or the letter of its class, else by what it lies upon.
 *
 * Choice: the form for both (91X) without a class is excess where it lies upon something, as cover must not be told
 * greater than it is.
 */
export const isPrimaryCover = (words: string, underlying: number | null): boolean => {
  const text = words.trim().toUpperCase()
  if (text === 'E' || text.includes('EXCESS')) return false
  if (text === 'P' || text.includes('PRIMARY')) return true
  return (underlying ?? 0) === 0
}
