import type { CarrierAgreement, CarrierAgreementId } from '../connection/carrier-agreement.ts'
import type { Classification, UnassignedClassification } from '../connection/classification.ts'
import type { Contract } from '../connection/contract.ts'
import type { ContractUpload } from '../connection/contract-upload.ts'
import type { OnboardingPacket } from '../connection/onboarding-packet.ts'
import type { OnboardingPacketId } from '../connection/onboarding-packet-id.ts'
import type { CompanyPaymentTerms } from '../connection/payment-terms.ts'
import type { TaxFormReceipt, TaxFormUpload } from '../connection/tax-form.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UploadProgress } from '../shared/files.ts'
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
