import type { ConnectionStatus } from '../carrier/connection-status.ts'
import type { CarrierListTab } from '../connection/carrier-list-tabs.ts'
import type { CarrierListCounts } from '../connection/connections-in-tab.ts'
import type {
  BlockedConnection,
  ChangedConnection,
  ConnectedCarrier,
  Connection,
  SeenConnection,
} from '../connection/connection.ts'
import type {
  ConnectionInvitation,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '../connection/connection-invitation.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { VerdictCounts } from '../rules/verdict-counts.ts'
import type { CarrierSort } from '../carrier/carrier-sort.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { OpenWork } from '../rate-confirmation/open-work.ts'
import type { CarrierId, CompanyId, ConnectionId, UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/**
 * Invitations of carriers to connect.
 * Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` if the plan has no connections; `not-found` for another company's.
 */
export interface ConnectionInvitations {
  /** Those of one broker, to one carrier or to all, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly issuerId: CompanyId; readonly carrierId?: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ConnectionInvitation>, Refusal>>
  /**
   * Sends one.
   *
   * Refuses: `invalid` on `email` for an invalid address, and on `classificationIds` for one that may not be elected;
   * `not-found` for an unknown carrier.
   */
  create(params: NewConnectionInvitation): Promise<Outcome<ConnectionInvitation, Refusal>>
  /**
   * Sends it again with new classifications; it counts as not delivered again.
   *
   * Refuses: `invalid` on `classificationIds` for one that may not be elected; `conflict` if it was already answered.
   */
  resend(params: ResendConnectionInvitation): Promise<Outcome<ConnectionInvitation, Refusal>>
}

/** How a list of the company's own carriers is narrowed and ordered. */
export interface OwnListing {
  /** Missing: all of them. */
  readonly query?: CarrierQuery
  /** Null or missing: the list's own order. By verdict it is refused as `forbidden` without rules in the plan. */
  readonly sort?: CarrierSort | null
  /** From 1. */
  readonly page?: number
}

/**
 * The company's connections to carriers. Source: section 7, "Connections and onboarding".
 *
 * Choice: a change may say in which state the user saw the connection (`seen`), so that of two people who change it the
 * later one is refused. Without it the later change wins.
 *
 * Refuses: `forbidden` if the plan has no connections; `not-found` for another company's.
 */
export interface Connections {
  /** Those of one broker to one carrier, 50 a page, highest id first. */
  list(
    params: { readonly issuerId: CompanyId; readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Connection>, Refusal>>
  /**
   * Those of one carrier list tab with their carriers, limited to those that match a query and have a verdict if given;
   * 50 a page, highest id first or as ordered.
   *
   * Refuses: with a verdict, or ordered by it, as `countVerdicts` does.
   */
  listTab(
    params: OwnListing & { readonly tab: CarrierListTab; readonly verdict?: Verdict },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ConnectedCarrier>, Refusal>>
  /**
   * How many carriers of a tab have each verdict, of those that match a query if given.
   *
   * Refuses: `forbidden` without rules in the plan; `not-found` from a monitor without this call, which is beyond
   * section 7.
   */
  countVerdicts(
    params: Pick<OwnListing, 'query'> & { readonly tab: CarrierListTab },
    signal?: CancelSignal,
  ): Promise<Outcome<VerdictCounts, Refusal>>
  /**
   * How many are in each tab, of those that match a query if given.
   *
   * Refuses: `not-found` from a monitor without this call, which is beyond section 7.
   */
  countTabs(
    params: Pick<OwnListing, 'query'>,
    signal?: CancelSignal,
  ): Promise<Outcome<CarrierListCounts, Refusal>>
  /**
   * Keeps the dismissal, and the notes unless some are given; null removes them. Notes here are beyond section 7.
   *
   * Refuses: `invalid` on `notes` that are too long; `conflict` if it is no longer as `seen`.
   */
  setStatus(params: {
    readonly id: ConnectionId
    readonly status: ConnectionStatus
    readonly notes?: string | null
    readonly seen?: SeenConnection
  }): Promise<Outcome<ChangedConnection, Refusal>>
  /** True dismisses, false restores; keeps the status. Refuses: `conflict` if it is no longer as `seen`. */
  setDismissed(params: {
    readonly id: ConnectionId
    readonly isDismissed: boolean
    readonly seen?: SeenConnection
  }): Promise<Outcome<Connection, Refusal>>
  /**
   * Acts on the carrier's connection, which is created if missing. Omitted notes keep the current ones. Notes that mention
   * people of the company are a note of the carrier too, which waits for each of them; that is beyond section 7.
   *
   * Refuses: `invalid` on `notes` that are too long, and on `mentioned` for someone who is not of the company; `conflict`
   * if it is no longer as `seen`, null for no connection.
   */
  markDoNotDispatch(params: {
    readonly carrierId: CarrierId
    readonly notes?: string
    readonly mentioned?: readonly UserId[]
    readonly seen?: SeenConnection | null
  }): Promise<Outcome<BlockedConnection, Refusal>>
  /**
   * What is still open with some carriers, 50 of them at most.
   *
   * Refuses: `not-found` from a monitor without this call, which is beyond section 7.
   */
  openWork(
    params: { readonly carrierIds: readonly CarrierId[] },
    signal?: CancelSignal,
  ): Promise<Outcome<OpenWork, Refusal>>
  /**
   * Puts the newest packet on hold until it is released; it keeps the status from before. Repeating it changes only the
   * notes, if some are given.
   *
   * Refuses: `invalid` on `notes` that are too long; `conflict` without a packet, or if it is no longer as `seen`;
   * `not-found` from a monitor without this call, which is beyond section 7.
   */
  hold(params: {
    readonly id: ConnectionId
    readonly notes?: string
    readonly seen?: SeenConnection
  }): Promise<Outcome<Connection, Refusal>>
  /**
   * Gives the newest packet the status from before its hold; one that is not on hold stays as it is.
   *
   * Refuses: `conflict` if it is no longer as `seen`; `not-found` from a monitor without this call, which is beyond
   * section 7.
   */
  release(params: {
    readonly id: ConnectionId
    readonly seen?: SeenConnection
  }): Promise<Outcome<Connection, Refusal>>
}
