import type { UploadedFile } from '../shared/files.ts'
import type { Problem } from '../shared/refusal.ts'
import type { ContractId } from './contract.ts'
import type { OnboardingPacketId } from './onboarding-packet-id.ts'
import { CONTRACT_FILE_KINDS, redlinedFileProblems } from './redlined-file.ts'

/** A contract with tracked changes, for one packet. Source: section 3, "Contract upload". */
export interface ContractUpload {
  readonly file: UploadedFile
  readonly contractId: ContractId
  readonly onboardingPacketId: OnboardingPacketId
}

/** The problems with the file of a redlined contract. Empty: none. Source: section 3, "Contract upload". */
export const contractUploadProblems = ({ file }: Pick<ContractUpload, 'file'>): readonly Problem[] =>
  redlinedFileProblems(file, CONTRACT_FILE_KINDS)
