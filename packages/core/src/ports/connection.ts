import type { ConnectionStatus } from '../carrier/connection-status.ts'
import type { Identifier } from '../carrier/identifiers.ts'
import type { CarrierAgreement, CarrierAgreementId } from '../connection/carrier-agreement.ts'
import type { CarrierListReceipt } from '../connection/carrier-list-receipt.ts'
import type { ListedCarrier } from '../connection/listed-carrier.ts'
import type { CarrierListTab } from '../connection/carrier-list-tabs.ts'
import type { CarrierListCounts } from '../connection/connections-in-tab.ts'
import type { Classification, UnassignedClassification } from '../connection/classification.ts'
import type { ConnectedCarrier, Connection, SeenConnection } from '../connection/connection.ts'
import type {
  ConnectionInvitation,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '../connection/connection-invitation.ts'
import type { Contract } from '../connection/contract.ts'
import type { ContractUpload } from '../connection/contract-upload.ts'
import type { MonitoredCarrier } from '../connection/monitored-carrier.ts'
import type { OnboardingPacket } from '../connection/onboarding-packet.ts'
import type { OnboardingPacketId } from '../connection/onboarding-packet-id.ts'
import type { CompanyPaymentTerms } from '../connection/payment-terms.ts'
import type { Subscription } from '../connection/subscription.ts'
import type { TaxFormReceipt, TaxFormUpload } from '../connection/tax-form.ts'
import type { AssessmentBucket, BucketCounts } from '../rules/assessment-buckets.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { VerdictCounts } from '../rules/verdict-counts.ts'
import type { CarrierSort } from '../search/carrier-filters/carrier-sort.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UploadedFile, UploadProgress } from '../shared/files.ts'
import type { CarrierId, CompanyId, ConnectionId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/**
 * The contracts inside onboarding packets. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` if the plan has no connections; `not-found` for another company's.
 */
export interface CarrierAgreements {
  /** One agreement, as in the list. */
  find(
    params: { readonly id: CarrierAgreementId },
    signal?: CancelSignal,
  ): Promise<Outcome<CarrierAgreement, Refusal>>
  /** All agreements of one carrier, in no particular order. Empty: none. */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly CarrierAgreement[], Refusal>>
}

/** The request for classifications; omitted filters do not narrow. */
export interface ClassificationsParams {
  /** Only those of one company, without the shared ones. */
  readonly companyId?: CompanyId
  readonly isActive?: boolean
  readonly isByBrokerElection?: boolean
  /** From 1. */
  readonly page?: number
}

/** Bundles of rules for kinds of freight. Source: section 7, "Connections and onboarding"; section 7, "Carriers". */
export interface Classifications {
  /** The company's own and the shared ones, 50 a page, highest id first. Refuses: `not-found` for another company. */
  list(params: ClassificationsParams, signal?: CancelSignal): Promise<Outcome<Page<Classification>, Refusal>>
  /** The assessment of a carrier for each classification that it does not have. Empty: none. */
  unassigned(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly UnassignedClassification[], Refusal>>
}

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
  /** Keeps the dismissal and the notes. Refuses: `conflict` if it is no longer as `seen`. */
  setStatus(params: {
    readonly id: ConnectionId
    readonly status: ConnectionStatus
    readonly seen?: SeenConnection
  }): Promise<Outcome<Connection, Refusal>>
  /** True dismisses, false restores; keeps the status. Refuses: `conflict` if it is no longer as `seen`. */
  setDismissed(params: {
    readonly id: ConnectionId
    readonly isDismissed: boolean
    readonly seen?: SeenConnection
  }): Promise<Outcome<Connection, Refusal>>
  /**
   * Acts on the carrier's connection, which is created if missing. Omitted notes keep the current ones.
   *
   * Refuses: `invalid` on `notes` that are too long; `conflict` if it is no longer as `seen`, null for no connection.
   */
  markDoNotDispatch(params: {
    readonly carrierId: CarrierId
    readonly notes?: string
    readonly seen?: SeenConnection | null
  }): Promise<Outcome<Connection, Refusal>>
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

/**
 * The company's contract for carriers. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` if the plan has no connections.
 */
export interface Contracts {
  /** The current contract for carriers to sign. Empty: null if the company has none. */
  current(signal?: CancelSignal): Promise<Outcome<Contract | null, Refusal>>
  /**
   * Uploads a contract with tracked changes into a packet, as an agreement uploaded by the broker.
   *
   * Refuses: `invalid` on `file` for another kind of file, an empty or too large one; `not-found` for an unknown
   * contract or packet.
   */
  uploadRedlined(
    params: ContractUpload,
    signal?: CancelSignal,
    onProgress?: UploadProgress,
  ): Promise<Outcome<CarrierAgreement, Refusal>>
}

/** My Carriers: the carriers that the company monitors. Source: section 7, "Connections and onboarding". */
export interface MonitoredCarriers {
  /**
   * The carriers of one bucket, limited to those that match a query if given; 50 a page, newest subscription first or as
   * ordered.
   */
  list(
    params: OwnListing & { readonly bucket: AssessmentBucket },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<MonitoredCarrier>, Refusal>>
  /**
   * How many are in each bucket, of those that match a query if given.
   *
   * Refuses: `not-found` from a monitor without this call, which is beyond section 7.
   */
  countBuckets(
    params: Pick<OwnListing, 'query'>,
    signal?: CancelSignal,
  ): Promise<Outcome<BucketCounts, Refusal>>
  /**
   * The findable carriers with each of some identifiers, at most 500, and after these the carriers whose legal or
   * doing-business name starts with each of some names, at most 100: both in the order given, ten carriers for each at
   * most. Empty: no carrier has it.
   *
   * Refuses: `not-found` from a monitor without this call, which is beyond section 7; `forbidden` for who may not search
   * carriers.
   */
  match(
    params: { readonly identifiers: readonly Identifier[]; readonly names?: readonly string[] },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly (readonly ListedCarrier[])[], Refusal>>
  /**
   * Monitors every carrier listed in a file, one a line.
   *
   * Refuses: `invalid` on `file` if it lists none, or too many.
   */
  upload(params: { readonly file: UploadedFile }): Promise<Outcome<CarrierListReceipt, Refusal>>
}

/**
 * Onboarding packets.
 * Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` if the plan has no connections; `not-found` for another company's.
 */
export interface OnboardingPackets {
  /** Those of one connection, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly connectionId: ConnectionId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OnboardingPacket>, Refusal>>
  /** One packet, as in the list. */
  find(
    params: { readonly id: OnboardingPacketId },
    signal?: CancelSignal,
  ): Promise<Outcome<OnboardingPacket, Refusal>>
}

/** How the company pays its carriers. Source: section 7, "Connections and onboarding". */
export interface PaymentTerms {
  /** The company's terms. Empty: null if none are on record. Refuses: `not-found` for another company. */
  ofCompany(
    params: { readonly companyId: CompanyId },
    signal?: CancelSignal,
  ): Promise<Outcome<CompanyPaymentTerms | null, Refusal>>
}

/** The company's monitoring of a carrier. Source: section 7, "Connections and onboarding". */
export interface Subscriptions {
  /** Starts monitoring a carrier. Repeating it returns the existing subscription. */
  subscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<Subscription, Refusal>>
  /** Also removes the carrier from My Carriers. Source: section 4, "Subscription". */
  unsubscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<void, Refusal>>
}

/** The tax forms of carriers. Source: section 7, "Connections and onboarding"; section 8, "Redlined upload". */
export interface TaxForms {
  /**
   * Uploads a tax form with tracked changes into a packet. `received-in-part` is a success, not a refusal.
   *
   * Refuses: `forbidden` if the plan has no connections; `invalid` on `file` for another kind of file, an empty or too
   * large one; `not-found` for an unknown form or packet.
   */
  uploadRedlined(
    params: TaxFormUpload,
    signal?: CancelSignal,
    onProgress?: UploadProgress,
  ): Promise<Outcome<TaxFormReceipt, Refusal>>
}
