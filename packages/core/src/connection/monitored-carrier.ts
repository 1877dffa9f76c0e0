import type { CarrierSummary } from '../carrier/carrier.ts'
import type { AssessmentBucket } from '../rules/assessment-buckets.ts'
import type { Subscription } from './subscription.ts'

/** A row of My Carriers: a carrier that the company monitors, and its bucket. Source: section 4, "Subscription". */
export interface MonitoredCarrier {
  readonly subscription: Subscription
  readonly carrier: CarrierSummary
  readonly bucket: AssessmentBucket
}
