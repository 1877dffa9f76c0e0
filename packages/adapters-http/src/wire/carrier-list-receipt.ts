import type { CarrierListReceipt } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, text } from './values.ts'

const unmatched = list(record({ text }))

/** What became of an uploaded list. Source: section 4, "Subscription". */
export const carrierListReceipt: Reader<CarrierListReceipt> = record({
  added_count: ['added', count],
  already_subscribed_count: ['alreadyMonitored', count],
  not_found: ['notFound', value => unmatched(value).map(line => line.text)],
})
