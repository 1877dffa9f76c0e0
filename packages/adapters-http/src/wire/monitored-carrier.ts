import { ASSESSMENT_BUCKETS, type MonitoredCarrier } from '@fairhaul/core'
import { carrierSummary } from './carrier.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { subscription } from './subscription.ts'
import { oneOf } from './values.ts'

const beside = record({
  rules_assessment: ['bucket', oneOf(ASSESSMENT_BUCKETS)],
  carrier: carrierSummary,
})

/** A row of My Carriers: the fields of a subscription, with the carrier and its bucket. Source: section 4, "Subscription". */
export const monitoredCarrier: Reader<MonitoredCarrier> = value => ({
  subscription: subscription(value),
  ...beside(value),
})
