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
  note: string | null
  uploaded_file_id: number | null
  user_id: number
  created_at: Instant
  /** Who took it back, when and why. Null: no one did. */
  taken_back_by: number | null
  taken_back_at: Instant | null
  taken_back_reason: string | null
}

export interface OwnCheckTables {
  own_checks: OwnChecksTable
}
