import type { StoredFile } from '../shared/files.ts'
import type { CompanyId, Id } from '../shared/ids.ts'

/** The monitor's number of a contract. */
export type ContractId = Id<'contract'>

/** A broker company's contract that carriers are asked to sign. Source: section 7, "Connections and onboarding". */
export interface Contract {
  readonly id: ContractId
  readonly companyId: CompanyId
  readonly name: string
  /** Null: it was written in the portal. */
  readonly file: StoredFile | null
}
