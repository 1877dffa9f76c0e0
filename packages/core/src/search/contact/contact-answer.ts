import type { CarrierSummary } from '../../carrier/carrier.ts'
import type { IdentityAlert } from '../../identity-alert/identity-alert.ts'

/** A carrier that has to do with the contact, in what way, and where it is really reached. */
export interface ContactCarrier extends CarrierSummary {
  /** `own`: the carrier's own contact. `dispatcher`: somebody who books loads for it. */
  readonly relation: 'own' | 'dispatcher'
  /** Its number in the federal register. Null: none is on record, or this user sees short profiles only. */
  readonly phone: string | null
}

/** A published alert that names the contact, as it is shown beside a verdict. */
export type ContactReport = Pick<IdentityAlert, 'id' | 'category' | 'message' | 'filedOn' | 'companyId'>

/** What is known of an e-mail or a phone. Source: section 7, "Carriers"; section 8, "Fraud search answer". */
export interface ContactAnswer {
  /** Empty: nobody on record has it. */
  readonly carriers: readonly ContactCarrier[]
  /** Identity alerts that name this contact; null when that was not looked into. */
  readonly fraudReportsCount: number | null
  /** The newest of those alerts, five at most. */
  readonly fraudReports: readonly ContactReport[]
  /** Contacts on record that look like this one and are not. */
  readonly lookalikes: readonly string[]
}
