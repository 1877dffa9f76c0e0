import type { CarrierDetail, CarrierSummary } from '../carrier/carrier.ts'
import type { VerdictCounts } from '../rules/verdict-counts.ts'
import type { CarrierFilters } from '../search/carrier-filters/carrier-filters.ts'
import type { CarrierSort } from '../carrier/carrier-sort.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** One page of the global search. */
export interface GlobalSearchParams {
  readonly query: CarrierQuery
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Additional filters. Omitted: none. */
  readonly filters?: CarrierFilters
  /** Null or omitted: the best match first. */
  readonly sort?: CarrierSort | null
}

/** One page of a carrier search. */
export interface CarrierSearchParams extends GlobalSearchParams {
  /** Only carriers this company monitors. */
  readonly onlyMyCarriers?: boolean
}

/** The fields of a carrier for a list of suggestions. */
export type CarrierSuggestion = Pick<
  CarrierSummary,
  'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress'
>

/** The carriers of the monitor. Source: section 7, "Carriers". */
export interface Carriers {
  /**
   * `GET carriers`: with filters, an order and paging; can be cancelled.
   *
   * Refuses: `invalid`, on `assessment` or `sort`, if more carriers match than can be assessed or sorted;
   * `forbidden` for filters by rules or safety data that the user may not see.
   */
  search(params: CarrierSearchParams, signal?: CancelSignal): Promise<Outcome<Page<CarrierSummary>, Refusal>>
  /** `GET carriers/global_search`: the same among all carriers. */
  globalSearch(
    params: GlobalSearchParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CarrierSummary>, Refusal>>
  /** Suggestions: the first few carriers that match a text while it is typed. */
  suggest(
    params: { readonly query: CarrierQuery; readonly limit: number },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly CarrierSuggestion[], Refusal>>
  /** The carrier as the broker portal shows it. */
  detail(params: { readonly id: CarrierId }, signal?: CancelSignal): Promise<Outcome<CarrierDetail, Refusal>>
}

/** The verdicts of the carriers that a search finds: a capability beyond section 7. */
export interface CarrierVerdicts {
  /**
   * `GET carriers/verdict_counts`: how many carriers have each verdict, on all pages. A filter by verdict is
   * ignored, so that the counts say what each of them would find.
   *
   * Refuses: `invalid` if more carriers match than can be assessed; `forbidden` without rules in the plan; `not-found`
   * from a monitor without this call.
   * Source: section 4, "Category and overall status"; the call is ours.
   */
  count(
    params: Omit<CarrierSearchParams, 'page' | 'pageSize' | 'sort'>,
    signal?: CancelSignal,
  ): Promise<Outcome<VerdictCounts, Refusal>>
}

/** What the agency has on record for one carrier now. */
export interface CarrierUpdate {
  /** The day that its facts are of. Null: nothing newer was to be had, for whatever reason. */
  readonly updatedOn: CalendarDate | null
  /** The source: "QCMobile". */
  readonly source: string | null
  /** What is newer: "authority", "insurance", "registration", "safety". Left out or null: the monitor does not say. */
  readonly parts?: readonly string[] | null
}

/** Brings one carrier up to date: a capability beyond section 7. */
export interface CarrierUpdates {
  /**
   * `POST carriers/:id/update`: requests one carrier from the agency, if it was not requested today. Limits and failures of the
   * agency's service are no refusals: nothing is newer then.
   *
   * Refuses: `not-found` for a missing carrier, and from a monitor that requests nothing.
   */
  update(params: { readonly id: CarrierId }): Promise<Outcome<CarrierUpdate, Refusal>>
}
