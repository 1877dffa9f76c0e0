import type { CarrierSummary } from '../../carrier/carrier.ts'

/** A carrier that has to do with the contact, and in what way. */
export interface ContactCarrier
  extends Pick<
    CarrierSummary,
    'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress' | 'connection'
  > {
  /** `own`: the carrier's own contact. `dispatcher`: somebody who books loads for it. */
  readonly relation: 'own' | 'dispatcher'
}

/** What is known of an e-mail or a phone. Source: section 7, "Carriers"; section 8, "Fraud search answer". */
export interface ContactAnswer {
  /** Empty: nobody on record has it. */
  readonly carriers: readonly ContactCarrier[]
  /** Identity alerts that name this contact; null when that was not looked into. */
  readonly fraudReportsCount: number | null
  /** Contacts on record that look like this one and are not. */
  readonly lookalikes: readonly string[]
}
