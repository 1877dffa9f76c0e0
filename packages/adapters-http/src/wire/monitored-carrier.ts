import { ASSESSMENT_BUCKETS, type MonitoredCarrier } from '@fairhaul/core'
import { carrierSummary, holdsCarrierAsKnown } from './carrier.ts'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { subscription } from './subscription.ts'
import { names, oneOf } from './values.ts'

const beside = record({
  rules_assessment: ['bucket', oneOf(ASSESSMENT_BUCKETS)],
  carrier: carrierSummary,
})

const monitoredCarrier: Reader<MonitoredCarrier> = value => ({
  subscription: subscription(value),
  ...beside(value),
})

const isInKnownBucket = names('rules_assessment', ASSESSMENT_BUCKETS)

/**
 * Rows of My Carriers: the fields of a subscription, with the carrier and its bucket. Left out are rows of a bucket, or of
 * a connection, that this portal does not know. Source: section 4, "Subscription".
 */
export const monitoredCarriers = listOfKnown(
  row => isInKnownBucket(row) && holdsCarrierAsKnown(row),
  monitoredCarrier,
)
