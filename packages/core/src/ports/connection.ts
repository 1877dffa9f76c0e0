import type { Subscription } from '../connection/subscription.ts'
import type { CarrierAgreement, CarrierAgreementId } from '../connection/carrier-agreement.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId, CompanyId, ConnectionId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { Classification, UnassignedClassification } from '../connection/classification.ts'

import type { Page } from '../shared/page.ts'

import type {
  ConnectionInvitation,
  NewConnectionInvitation,
  ResendConnectionInvitation,
} from '../connection/connection-invitation.ts'

import type { CarrierListTab } from '../connection/carrier-list-tabs.ts'
import type { ConnectedCarrier, Connection } from '../connection/connection.ts'
import type { ConnectionStatus } from '../carrier/connection-status.ts'

import type { Contract } from '../connection/contract.ts'
import type { ContractUpload } from '../connection/contract-upload.ts'

import type { CarrierListReceipt } from '../connection/carrier-list-receipt.ts'
import type { MonitoredCarrier } from '../connection/monitored-carrier.ts'
import type { AssessmentBucket } from '../rules/assessment-buckets.ts'
import type { CarrierQuery } from '../search/carrier-query.ts'

import type { UploadedFile } from '../shared/files.ts'

import type { OnboardingPacket, OnboardingPacketId } from '../connection/onboarding-packet.ts'

import type { CompanyPaymentTerms } from '../connection/payment-terms.ts'

import type { TaxFormReceipt, TaxFormUpload } from '../connection/tax-form.ts'

/**
 * The contracts inside onboarding packets. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface CarrierAgreements {
  /** One agreement, as it is listed. */
  find(
    params: { readonly id: CarrierAgreementId },
    signal?: CancelSignal,
  ): Promise<Outcome<CarrierAgreement, Refusal>>
  /** All of one carrier, in no order that may be relied on. Empty: none. */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly CarrierAgreement[], Refusal>>
}

/** Which classifications are asked for; what is left out does not narrow. */
export interface ClassificationsParams {
  /** Those of one company only, without every company's. */
  readonly companyId?: CompanyId
  readonly isActive?: boolean
  readonly isByBrokerElection?: boolean
  /** From 1. */
  readonly page?: number
}

/** Bundles of rules for kinds of freight. Source: section 7, "Connections and onboarding"; section 7, "Carriers". */
export interface Classifications {
  /** The company's own and every company's, 50 a page, highest id first. Refuses: `not-found` for another company. */
  list(params: ClassificationsParams, signal?: CancelSignal): Promise<Outcome<Page<Classification>, Refusal>>
  /** How a carrier would stand in each classification that it does not have. Empty: none. */
  unassigned(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly UnassignedClassification[], Refusal>>
}

/**
 * Which carriers the company asked to connect. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
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
   * Refuses: `invalid` on `email` for what is no address, and on `classificationIds` for one that may not be elected;
   * `not-found` for a carrier that is not there.
   */
  create(params: NewConnectionInvitation): Promise<Outcome<ConnectionInvitation, Refusal>>
  /**
   * Sends it again, with the classifications that hold from now on; its delivery is open again.
   *
   * Refuses: `invalid` on `classificationIds` for one that may not be elected; `conflict` once the carrier has answered.
   */
  resend(params: ResendConnectionInvitation): Promise<Outcome<ConnectionInvitation, Refusal>>
}

/**
 * The company's connections to carriers. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface Connections {
  /** Those of one broker to one carrier, 50 a page, highest id first. */
  list(
    params: { readonly issuerId: CompanyId; readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Connection>, Refusal>>
  /** Those of one carrier list tab with their carriers, 50 a page, highest id first. */
  listTab(
    params: { readonly tab: CarrierListTab; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ConnectedCarrier>, Refusal>>
  /** Leaves the dismissal and the notes as they are. */
  setStatus(params: {
    readonly id: ConnectionId
    readonly status: ConnectionStatus
  }): Promise<Outcome<Connection, Refusal>>
  /** True dismisses, false restores; the status stays as it is. */
  setDismissed(params: {
    readonly id: ConnectionId
    readonly isDismissed: boolean
  }): Promise<Outcome<Connection, Refusal>>
  /**
   * Of the carrier's connection; a carrier without one gets it. Notes left out keep those that stand.
   *
   * Refuses: `invalid` on `notes` for more than is kept.
   */
  markDoNotDispatch(params: {
    readonly carrierId: CarrierId
    readonly notes?: string
  }): Promise<Outcome<Connection, Refusal>>
}

/**
 * The company's contract for carriers. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections.
 */
export interface Contracts {
  /** The contract that carriers are asked to sign now. Empty: null where the company has none. */
  current(signal?: CancelSignal): Promise<Outcome<Contract | null, Refusal>>
  /**
   * Puts a contract with changes marked into a packet, as an agreement that the broker uploaded.
   *
   * Refuses: `invalid` on `file` for another kind of file, an empty or too large one; `not-found` for a contract or a
   * packet that is not there.
   */
  uploadRedlined(params: ContractUpload): Promise<Outcome<CarrierAgreement, Refusal>>
}

/** My Carriers: those that the company monitors. Source: section 7, "Connections and onboarding". */
export interface MonitoredCarriers {
  /** Those of one bucket, of those that a query finds if one is given; 50 a page, newest subscription first. */
  list(
    params: { readonly bucket: AssessmentBucket; readonly query?: CarrierQuery; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<MonitoredCarrier>, Refusal>>
  /**
   * Monitors every carrier that a file names, one a line.
   *
   * Refuses: `invalid` on `file` for one that names none, or too many.
   */
  upload(params: { readonly file: UploadedFile }): Promise<Outcome<CarrierListReceipt, Refusal>>
}

/**
 * What carriers fill in and sign. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface OnboardingPackets {
  /** Those of one connection, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly connectionId: ConnectionId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OnboardingPacket>, Refusal>>
  /** One packet, as it is listed. */
  find(
    params: { readonly id: OnboardingPacketId },
    signal?: CancelSignal,
  ): Promise<Outcome<OnboardingPacket, Refusal>>
}

/** How the company pays its carriers. Source: section 7, "Connections and onboarding". */
export interface PaymentTerms {
  /** The company's terms. Empty: null where none are on record. Refuses: `not-found` for another company. */
  ofCompany(
    params: { readonly companyId: CompanyId },
    signal?: CancelSignal,
  ): Promise<Outcome<CompanyPaymentTerms | null, Refusal>>
}

/** The company's monitoring of a carrier. Source: section 7, "Connections and onboarding". */
export interface Subscriptions {
  /** Begins to monitor a carrier. The same again gives what there is. */
  subscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<Subscription, Refusal>>
  /** Also takes the carrier out of My Carriers. Source: section 4, "Subscription". */
  unsubscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<void, Refusal>>
}

/** The tax forms of carriers. Source: section 7, "Connections and onboarding"; section 8, "Redlined upload". */
export interface TaxForms {
  /**
   * Puts a tax form with changes marked into a packet. `received-in-part` is an answer, no refusal.
   *
   * Refuses: `forbidden` where the plan has no connections; `invalid` on `file` for another kind of file, an empty or
   * too large one; `not-found` for a form or a packet that is not there.
   */
  uploadRedlined(params: TaxFormUpload): Promise<Outcome<TaxFormReceipt, Refusal>>
}
