import type { StoredFile } from '../shared/files.ts'
import type { Id } from '../shared/ids.ts'
import type { OnboardingPacketId } from './onboarding-packet.ts'

/** The monitor's number of an agreement. */
export type CarrierAgreementId = Id<'carrier-agreement'>

/** A contract inside an onboarding packet. Source: section 3, "Carrier agreement". */
export interface CarrierAgreement {
  readonly id: CarrierAgreementId
  readonly onboardingPacketId: OnboardingPacketId
  readonly isBrokerUploaded: boolean
  readonly contractName: string
  /** Its text. Null: it was written in the portal. Choice: a field of ours, for an agreement is there to be read. */
  readonly file: StoredFile | null
}
