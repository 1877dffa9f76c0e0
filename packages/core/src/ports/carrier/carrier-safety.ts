import type { CarrierSafety } from '../../carrier/safety/carrier-safety.ts'
import type { Crash } from '../../carrier/safety/crash.ts'
import type { Inspection } from '../../carrier/safety/inspection.ts'
import type { Violation } from '../../carrier/safety/violation.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Whose records, and which page of them: from 1, 50 rows each. */
export interface CarrierRecordsParams {
  readonly carrierId: CarrierId
  readonly page?: number
}

/**
 * What roadside and agency know of a carrier. Every call is `forbidden` to a user whose scope blocks safety data, and
 * `not-found` for a carrier that is not there.
 *
 * Source: section 7, "Carriers"; section 6, "Safety data".
 */
export interface CarrierSafetyRecords {
  /** Newest first. Source: section 7, "Carriers"; section 7, "Paging". */
  inspections(
    params: CarrierRecordsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Inspection>, Refusal>>
  /** Newest first. Source: section 7, "Carriers"; section 7, "Paging". */
  crashes(params: CarrierRecordsParams, signal?: CancelSignal): Promise<Outcome<Page<Crash>, Refusal>>
  /** Newest first. Source: section 7, "Carriers"; section 7, "Paging". */
  violations(params: CarrierRecordsParams, signal?: CancelSignal): Promise<Outcome<Page<Violation>, Refusal>>
  /** Rating, orders and measures. Empty: a carrier without a record has one in which nothing is known. Source: section 7, "Carriers". */
  safety(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<CarrierSafety, Refusal>>
}
