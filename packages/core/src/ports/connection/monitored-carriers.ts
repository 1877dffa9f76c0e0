import type { CarrierListReceipt } from '../../connection/carrier-list-receipt.ts'
import type { MonitoredCarrier } from '../../connection/monitored-carrier.ts'
import type { AssessmentBucket } from '../../rules/assessment-buckets.ts'
import type { CarrierQuery } from '../../search/carrier-query.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { UploadedFile } from '../../shared/files.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** My Carriers: those that the company monitors. Source: section 7, "Connections and onboarding". */
export interface MonitoredCarriers {
  /** Those of one bucket, of those that a query finds if one is given; 50 a page, newest subscription first. */
  list(
    params: { readonly bucket: AssessmentBucket; readonly query?: CarrierQuery; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<MonitoredCarrier>, Refusal>>
  /**
   * Monitors every carrier that a file names, one a line.
   *
   * Refuses: `invalid` on `file` for one that names none, or too many.
   */
  upload(params: { readonly file: UploadedFile }): Promise<Outcome<CarrierListReceipt, Refusal>>
}
