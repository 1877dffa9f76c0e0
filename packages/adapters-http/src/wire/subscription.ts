import type { Subscription } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant } from './values.ts'

/** A company's monitoring of one carrier. Source: section 4, "Subscription". */
export const subscription: Reader<Subscription> = record({
  id: id<'subscription'>,
  carrier_id: id<'carrier'>,
  created_at: instant,
})
