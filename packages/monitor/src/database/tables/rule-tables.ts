import type { ColumnType } from 'kysely'
import type { FactAges } from '../../rules/assessment/facts.ts'
import type { CalendarDate, Id, InstantByDefault } from './columns.ts'

/** Rule type name to value; 2 is active. */
export type RuleValues = Readonly<Record<string, number | null>>

/** The company's own set has carrier_id and classification_id null; there is one such row a company at most. */
export interface RuleSetsTable {
  id: Id
  company_id: number
  carrier_id: number | null
  classification_id: number | null
  is_types: ColumnType<RuleValues, RuleValues | string, RuleValues | string>
  /** How old facts may be, in days by kind of source. */
  fact_ages: ColumnType<FactAges, FactAges | string | undefined, FactAges | string>
  created_at: InstantByDefault
}

export interface UploadedFilesTable {
  id: Id
  company_id: number
  user_id: number
  name: string
  media_type: string
  /** Null: they are in the file store, under the name beside. */
  bytes: ColumnType<Buffer | null, Uint8Array | undefined, Uint8Array>
  stored_name: ColumnType<string | null, string | undefined, never>
  /** Bytes. */
  stored_size: ColumnType<number | null, number | undefined, never>
  created_at: InstantByDefault
}

export interface RuleOverridesTable {
  id: Id
  company_id: number
  carrier_id: number
  classification_id: number | null
  is_type: string
  is_active: boolean
  /** The last day it counts; 2080-01-01 is for ever. */
  expiration_date: CalendarDate
  uploaded_file_id: number | null
  user_id: number
  created_at: InstantByDefault
  /** Who ended it before its last day, and when. Null: it was not ended, or before these were kept. */
  ended_by: ColumnType<number | null, number | null | undefined, number | null>
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | null>
}

export interface RuleTables {
  rule_sets: RuleSetsTable
  uploaded_files: UploadedFilesTable
  rule_overrides: RuleOverridesTable
}
