import type { AssociatedCarrier } from '../carrier/association/associated-carrier.ts'
import type { AssociationKind } from '../carrier/association/association-kinds.ts'
import type { FederalTies } from '../carrier/association/federal-ties.ts'
import type { BlockByIds, BlockByType } from '../carrier/association/block-plan.ts'
import type { BlockedCarriers } from '../carrier/association/block-progress.ts'
import type { CarrierDetail, CarrierSummary } from '../carrier/carrier.ts'
import type { Directory, DirectoryUser } from '../carrier/directory/directory.ts'
import type { DirectoryPart } from '../carrier/directory/directory-parts.ts'
import type { DirectoryRow } from '../carrier/directory/directory-rows.ts'
import type { CarrierWithInsights, Insight } from '../carrier/insight/insight.ts'
import type { InsightKind } from '../carrier/insight/insight-kinds.ts'
import type { PaymentLoadAnalysis } from '../carrier/insight/payment-load-analysis.ts'
import type { CarrierCompanyAccount } from '../carrier/people/carrier-company-account.ts'
import type { EditRequest, NewEditRequest } from '../carrier/people/edit-request.ts'
import type { RedactedUsers } from '../carrier/people/redacted-users.ts'
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
import type { CarrierFilters } from '../search/carrier-filters/carrier-filters.ts'
import type { CarrierSort } from '../search/carrier-filters/carrier-sort.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** The request for associated carriers. */
export interface AssociatedCarriersParams {
  readonly carrierId: CarrierId
  /** Only carriers that share each of these kinds. Empty: all. */
  readonly required: readonly AssociationKind[]
  /** From 1, which is the default; 50 a page. */
  readonly page?: number
}

/** The carriers that share something with one carrier. Source: section 7, "Carriers". */
export interface AssociatedCarriers {
  /** One page, the strongest tie first, id as the last key. */
  list(
    params: AssociatedCarriersParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<AssociatedCarrier>, Refusal>>
  /** Sets all carriers that share one kind to do-not-dispatch. One call per kind. */
  blockByType(params: BlockByType): Promise<Outcome<BlockedCarriers, Refusal>>
  /** Sets the given carriers to do-not-dispatch. `invalid` on `carrierIds` for one that is not associated. */
  blockByIds(params: BlockByIds): Promise<Outcome<BlockedCarriers, Refusal>>
}

/** What the federal record says of a carrier beyond itself: a capability beyond section 7. */
export interface FederalTieRecords {
  /**
   * `GET carriers/:id/federal_ties`: its process agents, and the carriers that were revoked or put out of service and
   * share something with it that few others have.
   *
   * Refuses: `forbidden` to anyone who sees short profiles only; `not-found` for an unknown carrier, and from a monitor
   * without this call. Source: section 3, "Associated carriers"; the call is ours.
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<FederalTies, Refusal>>
}

/** One page of a part of a carrier's directory: from 1, which is the default; 50 a page. */
export interface DirectoryPageParams {
  readonly carrierId: CarrierId
  readonly page?: number
}

/** The contacts of a carrier. Source: section 7, "Carriers". */
export interface CarrierDirectory {
  /** The directory summary, with the parts that have more rows. */
  find(params: { readonly carrierId: CarrierId }, signal?: CancelSignal): Promise<Outcome<Directory, Refusal>>
  /** The carrier's users, 50 a page, in the server's stable order. */
  users(params: DirectoryPageParams, signal?: CancelSignal): Promise<Outcome<Page<DirectoryUser>, Refusal>>
  /** The rest of one part: contacts, users, dispatch users or federal information, 50 rows a page. */
  follow(
    params: DirectoryPageParams & { readonly part: DirectoryPart },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<DirectoryRow>, Refusal>>
}

/** The request for carriers by insights. */
export interface InsightSearchParams {
  /** Carriers with any of these. Empty: with any insight. */
  readonly kinds: readonly InsightKind[]
  /** Only carriers that this company monitors. */
  readonly onlyMyCarriers?: boolean
  /** Only carriers with this verdict; beyond section 7. Null: any. */
  readonly verdict?: Verdict | null
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
   * The carriers with insights, by name, then by id, each with the newest three of each kind and their number; 15 a
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

/** The users and the account of a carrier. Source: section 7, "Auth and user". */
export interface CarrierPeople {
  /** All users of the carrier; fields that the broker may not see are hidden. */
  redactedUsers(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<RedactedUsers, Refusal>>
  /** The company accounts of the carrier, by id, 50 a page from 1. */
  companies(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CarrierCompanyAccount>, Refusal>>
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

/** Corrections requested by brokers. Source: section 7, "Alerts and identity". */
export interface EditRequests {
  /** Sends one. `invalid` on `message` for a blank one, `not-found` for an unknown carrier. */
  create(params: NewEditRequest): Promise<Outcome<EditRequest, Refusal>>
}
