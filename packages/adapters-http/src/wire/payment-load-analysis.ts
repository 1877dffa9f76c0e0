import type { PaymentLoadAnalysis } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, nullable, text } from './values.ts'

/** What a payment provider knows of a carrier. Source: section 7, "Carriers". */
export const paymentLoadAnalysis: Reader<PaymentLoadAnalysis> = record({
  carrier_id: id<'carrier'>,
  provider: nullable(text),
  loads: nullable(count),
  brokers: nullable(count),
  last_paid_on: nullable(calendarDate),
})
