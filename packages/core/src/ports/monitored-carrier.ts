import type { Identifier } from '../carrier/identifiers.ts'
import type { CarrierListReceipt } from '../connection/carrier-list-receipt.ts'
import type { ListedCarrier } from '../connection/listed-carrier.ts'
import type { MonitoredCarrier } from '../connection/monitored-carrier.ts'
import type { Subscription } from '../connection/subscription.ts'
import type { AssessmentBucket, BucketCounts } from '../rules/assessment-buckets.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UploadedFile } from '../shared/files.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { OwnListing } from './connection.ts'

/** My Carriers: the carriers that the company monitors. Source: section 7, "Connections and onboarding". */
export interface MonitoredCarriers {
  /**
   * The carriers of one bucket, limited to those that match a query if given; 50 a page, newest subscription first or as
   * ordered.
   */
  list(
    params: OwnListing & { readonly bucket: AssessmentBucket },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<MonitoredCarrier>, Refusal>>
  /**
   * How many are in each bucket, of those that match a query if given.
   *
   * Refuses: `not-found` from a monitor without this call, which is beyond section 7.
   */
  countBuckets(
    params: Pick<OwnListing, 'query'>,
    signal?: CancelSignal,
  ): Promise<Outcome<BucketCounts, Refusal>>
  /**
   * The findable carriers with each of some identifiers, at most 500, and after these the carriers whose legal or
   * doing-business name starts with each of some names, at most 100: both in the order given, ten carriers for each at
   * most. Empty: no carrier has it.
   *
   * Refuses: `not-found` from a monitor without this call, which is beyond section 7; `forbidden` for who may not search
   * carriers.
   */
  match(
    params: { readonly identifiers: readonly Identifier[]; readonly names?: readonly string[] },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly (readonly ListedCarrier[])[], Refusal>>
  /**
   * Monitors every carrier listed in a file, one a line.
   *
   * Refuses: `invalid` on `file` if it lists none, or too many.
   */
  upload(params: { readonly file: UploadedFile }): Promise<Outcome<CarrierListReceipt, Refusal>>
}

/** The company's monitoring of a carrier. Source: section 7, "Connections and onboarding". */
export interface Subscriptions {
  /** Starts monitoring a carrier. Repeating it returns the existing subscription. */
  subscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<Subscription, Refusal>>
  /** Also removes the carrier from My Carriers. Source: section 4, "Subscription". */
  unsubscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<void, Refusal>>
}
