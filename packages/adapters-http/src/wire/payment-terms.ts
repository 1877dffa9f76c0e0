import type { CompanyPaymentTerms } from '@fairhaul/core'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { count, id, nullable } from './values.ts'

const percent: Reader<number> = value => {
  if (typeof value !== 'number' || !(value >= 0 && value <= 100)) throw new Unreadable('no percentage')
  return value
}

/** How a broker company pays its carriers. Source: section 3, "Payment terms". */
export const paymentTerms: Reader<CompanyPaymentTerms> = record({
  id: id<'payment-terms'>,
  company_id: id<'company'>,
  net_days: nullable(count),
  quick_pay: nullable(record({ days: count, fee_percent: percent })),
})
