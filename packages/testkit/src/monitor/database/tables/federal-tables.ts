import type { ColumnType } from 'kysely'
import type { CalendarDate } from './columns.ts'

/** Columns that most rows are written without. */
export type Optional<Columns> = {
  [Name in keyof Columns]: ColumnType<Columns[Name], Columns[Name] | undefined, Columns[Name]>
}

/** How a row of a federal file is found again, and seen to say the same. Both null where no file told it. */
export interface FederalColumns {
  federal_key: string | null
  /** Empty: only another file's word for it is known so far. */
  federal_digest: string | null
}

/** What the licensing files tell of one docket of a carrier. */
export interface CarrierDocketsTable {
  carrier_id: number
  /** With its prefix: `MC123456`. */
  docket: string
  /** A active, I inactive, N none. */
  common: string | null
  contract: string | null
  broker: string | null
  /** Whether one of its authorities is being taken away. */
  is_in_revocation: boolean | null
  /** Whole US dollars. */
  bipd_required: number | null
  /** Whole US dollars; 0: none is filed. */
  bipd_on_file: number | null
  is_cargo_on_file: boolean | null
  /** The day of the newest file in which all policies of the docket are blank. */
  policies_removed_as_of: CalendarDate | null
  federal_digest: string | null
  as_of: CalendarDate | null
}

export interface FederalTables {
  carrier_dockets: CarrierDocketsTable
}
