import type { AssociatedCarrier } from '../carrier/association/associated-carrier.ts'
import type { AssociationKind } from '../carrier/association/association-kinds.ts'
import type { FederalTies } from '../carrier/association/federal-ties.ts'
import type { BlockByIds, BlockByType } from '../carrier/association/block-plan.ts'
import type { BlockedCarriers } from '../carrier/association/block-progress.ts'
import type { Directory, DirectoryUser } from '../carrier/directory/directory.ts'
import type { DirectoryPart } from '../carrier/directory/directory-parts.ts'
import type { DirectoryRow } from '../carrier/directory/directory-rows.ts'
import type { CarrierCompanyAccount } from '../carrier/people/carrier-company-account.ts'
import type { EditRequest, NewEditRequest } from '../carrier/people/edit-request.ts'
import type { RedactedUsers } from '../carrier/people/redacted-users.ts'
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

/** Corrections requested by brokers. Source: section 7, "Alerts and identity". */
export interface EditRequests {
  /** Sends one. `invalid` on `message` for a blank one, `not-found` for an unknown carrier. */
  create(params: NewEditRequest): Promise<Outcome<EditRequest, Refusal>>
}
