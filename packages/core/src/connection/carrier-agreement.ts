import type { StoredFile } from '../shared/files.ts'
import type { Id } from '../shared/ids.ts'
import type { OnboardingPacketId } from './onboarding-packet-id.ts'

/** The monitor's number of an agreement. */
export type CarrierAgreementId = Id<'carrier-agreement'>

/** A contract inside an onboarding packet. Source: section 3, "Carrier agreement". */
export interface CarrierAgreement {
  readonly id: CarrierAgreementId
  readonly onboardingPacketId: OnboardingPacketId
  readonly isBrokerUploaded: boolean
  readonly contractName: string
  /**
   * A link to its text. Null: it was written in the portal. Choice: the field is ours, because agreements must be
   * readable.
   */
  readonly file: StoredFile | null
  /** As the monitor names it: sent, signed, redlined. Null: the monitor does not say. */
  readonly status: string | null
  /** An instant. Null: the monitor does not say. */
  readonly createdAt: string | null
}
