import type { Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

/** A broker company's contract for carriers. At most one of a company is the current one. */
export interface ContractsTable {
  id: Id
  company_id: number
  name: string
  /** Null: it was written in the portal. */
  uploaded_file_id: number | null
  is_current: Generated<boolean>
  created_at: InstantByDefault
}

/** One row a company at most. */
export interface PaymentTermsTable {
  id: Id
  company_id: number
  /** Days after the invoice. Null: not on record. */
  net_days: number | null
  /** Both null: not offered. The fee is in percent of the invoice. */
  quick_pay_days: number | null
  quick_pay_fee_percent: number | null
}

export interface OnboardingPacketsTable {
  id: Id
  connection_id: number
  status: 'sent' | 'started' | 'submitted' | 'held' | 'complete'
  executed_contract_id: number | null
  /** Both null: the carrier has given no account. Only the end of the number is stored. */
  bank_name: string | null
  bank_account_last_four: string | null
  created_at: InstantByDefault
  updated_at: InstantByDefault
}

/** A contract inside a packet. Versions of one contract in one packet count from 1. */
export interface OnboardingPacketContractsTable {
  id: Id
  onboarding_packet_id: number
  contract_id: number
  is_broker_uploaded: Generated<boolean>
  version: Generated<number>
  status: 'sent' | 'signed' | 'redlined'
  /** Null: it is the contract's own file. */
  uploaded_file_id: number | null
  created_at: InstantByDefault
}

/** The kinds of tax form. */
export interface TaxFormsTable {
  id: Id
  name: string
  /** True: what a broker uploads waits for the carrier's signature. */
  needs_signature: boolean
}

export interface TaxFormSubmissionsTable {
  id: Id
  onboarding_packet_id: number
  tax_form_id: number
  uploaded_file_id: number
  status: 'submitted' | 'awaiting_signature'
  created_at: InstantByDefault
}

export interface ConnectionInvitationsTable {
  id: Id
  issuer_id: number
  carrier_id: number
  /** Each once, in rising order. */
  classification_ids: number[]
  /** Exactly one of the two: an address, or a person who acts for the carrier. */
  email: string | null
  user_id_for_email: number | null
  invited_by: number | null
  /** How often it was sent: the delivery state is of the newest mail. */
  sends: Generated<number>
  delivery: Generated<'pending' | 'delivered' | 'failed'>
  delivered_at: Instant | null
  /** When a round is due to send its mail. Null: nothing to send. */
  mail_due_at: Generated<Date | null>
  /** How many rounds have tried. */
  mail_tries: Generated<number>
  claimed_at: Instant | null
  created_at: InstantByDefault
  updated_at: InstantByDefault
}

export interface OnboardingTables {
  contracts: ContractsTable
  payment_terms: PaymentTermsTable
  onboarding_packets: OnboardingPacketsTable
  onboarding_packet_contracts: OnboardingPacketContractsTable
  tax_forms: TaxFormsTable
  tax_form_submissions: TaxFormSubmissionsTable
  connection_invitations: ConnectionInvitationsTable
}
