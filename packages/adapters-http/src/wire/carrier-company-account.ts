import type { CarrierCompanyAccount } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, nullable, text } from './values.ts'

/** The company account that a carrier itself holds. Source: section 3, "Carrier company account". */
export const carrierCompanyAccount: Reader<CarrierCompanyAccount> = record({
  id: id<'company'>,
  carrier_id: id<'carrier'>,
  legal_name: text,
  created_at: nullable(instant),
})
