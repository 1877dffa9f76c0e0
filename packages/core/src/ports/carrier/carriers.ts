import type { CarrierDetail, CarrierSummary } from '../../carrier/carrier.ts'
import type { CarrierFilters } from '../../search/carrier-filters/carrier-filters.ts'
import type { CarrierSort } from '../../search/carrier-filters/carrier-sort.ts'
import type { CarrierQuery } from '../../search/carrier-query.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** One page of the global search. */
export interface GlobalSearchParams {
  readonly query: CarrierQuery
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** What else the carriers must be. Left out: nothing. */
  readonly filters?: CarrierFilters
  /** Null, or left out: the best match first. */
  readonly sort?: CarrierSort | null
}

/** One page of a carrier search. */
export interface CarrierSearchParams extends GlobalSearchParams {
  /** Only carriers this company monitors. */
  readonly onlyMyCarriers?: boolean
}

/** Just enough of a carrier to be recognised in a list of suggestions. */
export type CarrierSuggestion = Pick<
  CarrierSummary,
  'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress'
>

/** The carriers the monitor knows. Source: section 7, "Carriers". */
export interface Carriers {
  /**
   * `GET carriers`: with filters, an order and paging; may be cancelled.
   *
   * Refuses: `invalid`, about `assessment` or `sort`, where more carriers match than can be assessed or sorted;
   * `forbidden` for filters by rules or safety data that the user may not see.
   */
  search(params: CarrierSearchParams, signal?: CancelSignal): Promise<Outcome<Page<CarrierSummary>, Refusal>>
  /** `GET carriers/global_search`: the same among all carriers. */
  globalSearch(
    params: GlobalSearchParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CarrierSummary>, Refusal>>
  /** The first few carriers that a text being typed may mean. */
  suggest(
    params: { readonly query: CarrierQuery; readonly limit: number },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly CarrierSuggestion[], Refusal>>
  /** The carrier as the broker portal shows it. */
  detail(params: { readonly id: CarrierId }, signal?: CancelSignal): Promise<Outcome<CarrierDetail, Refusal>>
}
