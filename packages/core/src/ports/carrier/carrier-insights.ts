import type { CarrierWithInsights, Insight, InsightKind } from '../../carrier/insight/insight.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which carriers to list by what was derived about them. */
export interface InsightSearchParams {
  /** Carriers with any of these. Empty: with any insight at all. */
  readonly kinds: readonly InsightKind[]
  /** Only carriers that this company monitors. */
  readonly onlyMyCarriers?: boolean
  /** From 1. */
  readonly page?: number
  /** Rows of a page; 15 unless said otherwise. */
  readonly pageSize?: number
}

/** What was derived about carriers. Source: section 7, "Carriers". */
export interface CarrierInsights {
  /** A carrier's own, newest first. Not found for a carrier that is not there; none is an empty list. Source: section 7, "Carriers". */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Insight[], Refusal>>
  /**
   * The carriers with insights, by name, then by id, each with the newest three of each kind and how many there are; 15 a page unless said otherwise. Forbidden without the plan's right to
   * view insights. Source: section 7, "Carriers"; section 9, "Page sizes".
   */
  search(
    params: InsightSearchParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CarrierWithInsights>, Refusal>>
}
