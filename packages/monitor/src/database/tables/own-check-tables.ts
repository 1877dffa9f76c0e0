import type { ColumnType, Generated } from 'kysely'
import type { OwnCheckKind } from '../../rules/assessment/facts.ts'
import type { CalendarDate, Id, Instant } from './columns.ts'

/** A check of a carrier that a company made by itself. */
export interface OwnChecksTable {
  id: Id
  company_id: number
  carrier_id: number
  kind: OwnCheckKind
  is_verified: boolean
  checked_on: CalendarDate
  /** The last day it counts. Null: it found nothing. */
  expires_on: CalendarDate | null
  /** Where the code was mailed that was read back. */
  address: string | null
  note: string | null
  uploaded_file_id: number | null
  user_id: number
  created_at: Instant
  /** Who took it back, when and why. Null: no one did. */
  taken_back_by: number | null
  taken_back_at: Instant | null
  taken_back_reason: string | null
}

/** A code that was mailed to a carrier. The code itself is nowhere, only its hash. */
export interface OwnCheckCodesTable {
  id: Id
  company_id: number
  carrier_id: number
  user_id: number
  address: string
  salt: string
  code_hash: string
  tries: Generated<number>
  created_at: Instant
  expires_at: Instant
  used_at: ColumnType<Date | null, Date | string | undefined, Date>
}

export interface OwnCheckTables {
  own_check_codes: OwnCheckCodesTable
  own_checks: OwnChecksTable
}
