import { formatCount } from '../shared/amounts.ts'
import type { CompanyId, Id } from '../shared/ids.ts'
import { formatPercent } from '../shared/rates.ts'

/** The monitor's number of payment terms. */
export type PaymentTermsId = Id<'payment-terms'>

/** Earlier payment for a share of the invoice. */
export interface QuickPay {
  /** Days after the invoice, from 0. */
  readonly days: number
  /** Percent of the invoice: 2.5 is 2.5%. */
  readonly feePercent: number
}

/**
 * How a broker company pays its carriers. Source: section 3, "Payment terms".
 *
 * Choice: the fields are ours; carriers want to know when they are paid and what quick pay costs.
 */
export interface CompanyPaymentTerms {
  readonly id: PaymentTermsId
  readonly companyId: CompanyId
  /** Days after the invoice, from 0. Null: not on record. */
  readonly netDays: number | null
  /** Null: not offered. */
  readonly quickPay: QuickPay | null
}

const netText = (netDays: number | null): string => {
  if (netDays === null) return 'Payment days not on record'
  return netDays === 0 ? 'Due on receipt' : `Net ${formatCount(netDays, 'day')}`
}

const quickPayText = ({ days, feePercent }: QuickPay): string =>
  `quick pay ${days === 0 ? 'the same day' : `in ${formatCount(days, 'day')}`} for ${formatPercent(feePercent / 100, 2)}`

/**
 * The text of payment terms: "Net 30 days; quick pay in 2 days for 2.5%". Empty: a text that says so.
 *
 * Source: section 3, "Payment terms".
 */
export const paymentTermsText = (terms: Pick<CompanyPaymentTerms, 'netDays' | 'quickPay'> | null): string => {
  if (terms === null) return 'Payment terms are not on record.'
  const { netDays, quickPay } = terms
  return quickPay === null ? netText(netDays) : `${netText(netDays)}; ${quickPayText(quickPay)}`
}
