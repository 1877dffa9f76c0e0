import type { AssociatedCarrier } from '../carrier/association/associated-carrier.ts'
import type { AssociationKind } from '../carrier/association/association-kinds.ts'
import type { BlockByIds, BlockByType } from '../carrier/association/block-plan.ts'
import type { BlockedCarriers } from '../carrier/association/block-progress.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { Directory, DirectoryUser } from '../carrier/directory/directory.ts'
import type { DirectoryPart } from '../carrier/directory/directory-parts.ts'
import type { DirectoryRow } from '../carrier/directory/directory-rows.ts'

import type { CarrierWithInsights, Insight, InsightKind } from '../carrier/insight/insight.ts'

import type { PaymentLoadAnalysis } from '../carrier/insight/payment-load-analysis.ts'

import type { CarrierCompanyAccount } from '../carrier/people/carrier-company-account.ts'
import type { RedactedUsers } from '../carrier/people/redacted-users.ts'

import type { CarrierSafety } from '../carrier/safety/carrier-safety.ts'
import type { Crash } from '../carrier/safety/crash.ts'
import type { Inspection } from '../carrier/safety/inspection.ts'
import type { Violation } from '../carrier/safety/violation.ts'

import type { TouchedArea } from '../carrier/touch/touched-area.ts'
import type { PowerUnitStats } from '../carrier/touch/power-unit-stats.ts'

import type { CarrierDetail, CarrierSummary } from '../carrier/carrier.ts'
import type { CarrierFilters } from '../search/carrier-filters/carrier-filters.ts'
import type { CarrierSort } from '../search/carrier-filters/carrier-sort.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'

import type { EditRequest, NewEditRequest } from '../carrier/people/edit-request.ts'

/** Which associated carriers are asked for. */
export interface AssociatedCarriersParams {
  readonly carrierId: CarrierId
  /** Only carriers that share something of each of these. Empty: all. */
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
  /** Sets every carrier that shares one kind of thing to do-not-dispatch. One call for each kind. */
  blockByType(params: BlockByType): Promise<Outcome<BlockedCarriers, Refusal>>
  /** Sets the carriers named to do-not-dispatch. `invalid` on `carrierIds` for one that is not associated. */
  blockByIds(params: BlockByIds): Promise<Outcome<BlockedCarriers, Refusal>>
}

/** One page of a part of a carrier's directory: from 1, which is the default; 50 a page. */
export interface DirectoryPageParams {
  readonly carrierId: CarrierId
  readonly page?: number
}

/** Whom one reaches at a carrier. Source: section 7, "Carriers". */
export interface CarrierDirectory {
  /** The directory at a glance, with the parts of which there is more. */
  find(params: { readonly carrierId: CarrierId }, signal?: CancelSignal): Promise<Outcome<Directory, Refusal>>
  /** The carrier's users, 50 a page, in the server's stable order. */
  users(params: DirectoryPageParams, signal?: CancelSignal): Promise<Outcome<Page<DirectoryUser>, Refusal>>
  /** The rest of one part: contacts, users, dispatch users or federal information, 50 rows a page. */
  follow(
    params: DirectoryPageParams & { readonly part: DirectoryPart },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<DirectoryRow>, Refusal>>
}

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

/** What payment providers know of carriers. Source: section 7, "Carriers". */
export interface CarrierPayments {
  /**
   * Empty: nothing is known of a carrier that no provider paid. Not found for a carrier that is not there.
   * Source: section 7, "Carriers".
   */
  loadAnalysis(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<PaymentLoadAnalysis, Refusal>>
}

/** The people and the account of a carrier. Source: section 7, "Auth and user". */
export interface CarrierPeople {
  /** Everyone who acts for the carrier; what the broker may not see is hidden. */
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

/**
 * Where a carrier’s trucks were seen, and how many there are. Every call is `not-found` for a carrier that is not there.
 *
 * Source: section 7, "Carriers".
 */
export interface CarrierTouches {
  /** Five-digit ZIP areas from all history, the newest first. Source: section 7, "Carriers". */
  historical(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TouchedArea[], Refusal>>
  /** Areas visited lately that an ELD verified, the newest first. Source: section 7, "Carriers". */
  recentlyVerified(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TouchedArea[], Refusal>>
  /** How many trucks, by who says so. Source: section 7, "Carriers". */
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

/** Corrections that brokers ask for. Source: section 7, "Alerts and identity". */
export interface EditRequests {
  /** Sends one. `invalid` on `message` for a blank one, `not-found` for a carrier that is not there. */
  create(params: NewEditRequest): Promise<Outcome<EditRequest, Refusal>>
}
