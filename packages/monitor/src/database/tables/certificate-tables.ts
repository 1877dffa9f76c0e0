import type { ColumnType } from 'kysely'
import type { PaperPolicy } from '../../rules/assessment/paper.ts'
import type { CalendarDate, Id, InstantByDefault } from './columns.ts'

/** What a certificate states beside its lines of cover. Null: not on the paper. */
export interface CertificateDetails {
  readonly insured_name: string
  readonly insured_address: string | null
  readonly producer: string | null
  readonly contact: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly vins: readonly string[]
  readonly exclusions: string | null
  readonly holder: string | null
}

/** A certificate of insurance that a person of a company confirmed. */
export interface InsuranceCertificatesTable {
  id: Id
  company_id: number
  carrier_id: number
  dated_on: CalendarDate
  details: ColumnType<CertificateDetails, CertificateDetails | string, never>
  policies: ColumnType<readonly PaperPolicy[], readonly PaperPolicy[] | string, never>
  uploaded_file_id: number
  user_id: number
  created_at: InstantByDefault
  /** Who took it back, when and why; all null: no one did. */
  taken_back_by: ColumnType<number | null, number | null | undefined, number>
  taken_back_at: ColumnType<Date | null, Date | string | null | undefined, Date | string>
  taken_back_reason: ColumnType<string | null, string | null | undefined, string>
}

export interface CertificateTables {
  insurance_certificates: InsuranceCertificatesTable
}
