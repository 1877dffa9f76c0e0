import type { CarrierSort } from '../carrier/carrier-sort.ts'
import type { CarrierWithInsights, Insight } from '../carrier/insight/insight.ts'
import type { InsightKind } from '../carrier/insight/insight-kinds.ts'
import type { PaymentLoadAnalysis } from '../carrier/insight/payment-load-analysis.ts'
import type { CarrierSafety } from '../carrier/safety/carrier-safety.ts'
import type { OutOfServiceOrders } from '../carrier/safety/out-of-service-order.ts'
import type { Crash } from '../carrier/safety/crash.ts'
import type { AuthorityHistory } from '../carrier/insight/authority-picture.ts'
import type { Inspection } from '../carrier/safety/inspection.ts'
import type { Violation } from '../carrier/safety/violation.ts'
import type { PowerUnitStats } from '../carrier/touch/power-unit-stats.ts'
import type { TouchedArea } from '../carrier/touch/touched-area.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { VerdictCounts } from '../rules/verdict-counts.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** The request for carriers by insights. */
export interface InsightSearchParams {
  /** Carriers with any of these. Empty: with any insight. */
  readonly kinds: readonly InsightKind[]
  /** Only carriers that this company monitors. */
  readonly onlyMyCarriers?: boolean
  /** Only carriers with this verdict; beyond section 7. Null: any. */
  readonly verdict?: Verdict | null
  /** Null: by name. */
  readonly sort?: CarrierSort | null
  /** From 1. */
  readonly page?: number
  /** Rows of a page; 15 by default. */
  readonly pageSize?: number
}

/** Insights derived about carriers. Source: section 7, "Carriers". */
export interface CarrierInsights {
  /**
   * A carrier's insights, newest first; empty if there are none. Not found for an unknown carrier.
   * Source: section 7, "Carriers".
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Insight[], Refusal>>
  /**
   * The carriers with insights, by name unless sorted otherwise, then by id, each with the newest three of each kind and their number; 15 a
   * page by default. Forbidden without the plan's right to view insights, and for a verdict in a plan
   * without rules.
   * Source: section 7, "Carriers"; section 9, "Page sizes".
   */
  search(
    params: InsightSearchParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CarrierWithInsights>, Refusal>>
  /**
   * How many of the carriers with insights have each verdict, on all pages: a capability beyond section 7. A verdict that
   * is searched for is ignored.
   *
   * Refuses: as `CarrierVerdicts.count` does, and as `search`.
   * Source: section 4, "Category and overall status"; the call is ours.
   */
  countVerdicts(
    params: Pick<InsightSearchParams, 'kinds' | 'onlyMyCarriers'>,
    signal?: CancelSignal,
  ): Promise<Outcome<VerdictCounts, Refusal>>
}

/** The register's history of carriers' authorities: a capability beyond section 7. */
export interface AuthorityHistories {
  /**
   * `GET carriers/:id/authority_history`. Empty: no periods, actions and notices for a carrier without a record.
   *
   * Refuses: `forbidden` with a short profile; `not-found` for an unknown carrier, and from a monitor without this call.
   * Source: section 3, "Carrier detail"; the call is ours.
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<AuthorityHistory, Refusal>>
}

/** Payment records of carriers. Source: section 7, "Carriers". */
export interface CarrierPayments {
  /**
   * Empty: no data for a carrier that no provider paid. Not found for an unknown carrier.
   * Source: section 7, "Carriers".
   */
  loadAnalysis(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<PaymentLoadAnalysis, Refusal>>
}

/** The carrier of the records, and their page: from 1, 50 rows each. */
export interface CarrierRecordsParams {
  readonly carrierId: CarrierId
  readonly page?: number
}

/**
 * Safety records from roadside inspections and the agency. Every call is `forbidden` to a user whose scope blocks
 * safety data, and `not-found` for an unknown carrier.
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
  /**
   * All out-of-service orders, newest first: a capability beyond section 7. Empty: none is on record.
   *
   * Source: section 6, "Safety data"; the call is ours.
   */
  orders(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<OutOfServiceOrders, Refusal>>
  /**
   * Rating, orders and measures. Empty: for a carrier without a record, one with unknown values.
   * Source: section 7, "Carriers".
   */
  safety(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<CarrierSafety, Refusal>>
}

/**
 * Where a carrier’s trucks were seen, and how many there are. Every call is `not-found` for an unknown carrier.
 *
 * Source: section 7, "Carriers".
 */
export interface CarrierTouches {
  /** Five-digit ZIP areas of all time, newest first. Source: section 7, "Carriers". */
  historical(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TouchedArea[], Refusal>>
  /** Recently visited areas verified by an ELD, newest first. Source: section 7, "Carriers". */
  recentlyVerified(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TouchedArea[], Refusal>>
  /** The number of trucks, by source. Source: section 7, "Carriers". */
  powerUnits(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<PowerUnitStats, Refusal>>
}
