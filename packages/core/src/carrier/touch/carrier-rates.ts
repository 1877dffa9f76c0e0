import { formatCount, formatNumber } from '../../shared/amounts.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'

/**
 * The rate confirmations sent to a carrier, and their e-mails. Null is "not on record". Source: section 3, "Carrier
 * rates".
 */
export interface CarrierRates {
  /** Rate confirmations that the carrier viewed. */
  readonly viewed: number | null
  /** Rate confirmations that were delivered to it. */
  readonly delivered: number | null
  /** E-mails with a rate confirmation. */
  readonly mails: number | null
}

/**
 * The counts as text: "4 viewed, 5 delivered, 6 e-mails".
 *
 * Empty: not on record when none is; a count that is not on record is omitted, never shown as 0.
 * Source: section 3, "Carrier rates".
 */
export const carrierRatesFact = ({ viewed, delivered, mails }: CarrierRates): Fact => {
  const parts = [
    viewed === null ? null : `${formatNumber(viewed)} viewed`,
    delivered === null ? null : `${formatNumber(delivered)} delivered`,
    mails === null ? null : formatCount(mails, 'e-mail'),
  ].filter(part => part !== null)
  return parts.length === 0 ? NOT_ON_RECORD : { text: parts.join(', '), tone: 'plain' }
}
