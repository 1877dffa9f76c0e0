import type { ColumnType, Generated } from 'kysely'
import type { AuthorityKind, MotusAuthorityKind } from '../../rules/authority/authority-kinds.ts'
import type { CalendarDate, Id, InstantByDefault } from './columns.ts'

/** Columns that most rows are written without. */
export type Optional<Columns> = {
  [Name in keyof Columns]: ColumnType<Columns[Name], Columns[Name] | undefined, Columns[Name]>
}

/** Identifies a row of a federal file and detects whether it changed. Both null where the row is from no file. */
export interface FederalColumns {
  federal_key: number | null
  /** 0: so far only another file mentions it. */
  federal_digest: number | null
}

/** The record of the licensing files on one docket of a carrier. */
export interface CarrierDocketsTable {
  carrier_id: number
  /** With its prefix: `MC123456`. */
  docket: string
  /** What its common and contract authority are for; null: no file tells. */
  kind: ColumnType<AuthorityKind | null, AuthorityKind | null | undefined, AuthorityKind | null>
  /** A active, I inactive, N none. */
  common: string | null
  contract: string | null
  broker: string | null
  /** Whether its authority to carry is being revoked. */
  is_in_revocation: boolean | null
  /** Whole US dollars. */
  bipd_required: number | null
  /** Whole US dollars; 0: none is filed. */
  bipd_on_file: number | null
  is_cargo_on_file: boolean | null
  /** The day of the newest file in which all policies of the docket are blank. */
  policies_removed_as_of: CalendarDate | null
  federal_digest: number | null
  as_of: CalendarDate | null
}

/** One authority of a docket, as the file of carriers has it since 14 May 2026. Its type, as the file writes it, is in the key. */
export interface MotusAuthoritiesTable {
  carrier_id: number
  docket: string
  /** `common`: to carry freight in general for others. */
  authority: MotusAuthorityKind
  /** The register's own words of a kind that is none of the usual ones. */
  terms: ColumnType<string | null, string | null | undefined, string | null>
  /** A active, I inactive, N none (requested or withdrawn); null: another word. */
  status: string | null
  /** Whole US dollars. */
  bipd_required: number | null
  federal_key: number
  federal_digest: number
  as_of: CalendarDate
}

/** Daily files remove what they have no row of any more: of this day, for a docket. */
export interface FederalRemovalsTable {
  table_name: string
  carrier_id: number
  docket: string
  removed_on: CalendarDate
}

/** An order by which a carrier may not operate. */
export interface OutOfServiceOrdersTable {
  id: Id
  carrier_id: number
  ordered_on: CalendarDate
  reason: string | null
  rescinded_on: CalendarDate | null
  federal_key: number
  federal_digest: number
  as_of: CalendarDate
}

/** A kind of file that was read to its end, one row each. */
export interface FederalFilesTable {
  /** Its name on the command line: `motus-carrier`. */
  kind: string
  /** The day up to which its facts are known: that of the file, or of a difference that followed it. */
  as_of: CalendarDate
  /** When the reading of the whole file began. */
  begun_at: InstantByDefault
}

/** A row that was not taken, by each number with which it names a carrier (`DOT 123`, `MC 456`), and the file it was in. */
export interface RefusedRowsTable {
  kind: string
  /** The id of a data set, with the day of a difference; of a file that someone named its name. */
  source: string
  number: string
  /** `unknown`: no carrier on record had the number. `waiting`: one has it since, so that the file is to be read again. */
  state: Generated<'refused' | 'unknown' | 'waiting'>
  /** The day of that file. Null: it was refused before that was noted. */
  as_of: CalendarDate | null
  /** Whether that file was the whole one. */
  is_whole: Generated<boolean>
}

/** The last request to the service for one carrier. */
export interface CarrierLookupsTable {
  carrier_id: number
  asked_at: Date
  /** `asked`: it is under way, or its process ended; `found`; else why nothing was. */
  outcome: string
}

/** What the service for one carrier reported of it, each fact with its day. */
export interface LookedUpView {
  carrier_id: number
  /** It said that the carrier is not allowed to operate, and has not said otherwise since. */
  not_allowed_as_of: CalendarDate | null
  /** A active, I inactive. */
  status_code: string | null
  status_as_of: CalendarDate | null
  /** A interstate, B intrastate hazmat, C intrastate non-hazmat. */
  operation: string | null
  operation_as_of: CalendarDate | null
  rating: string | null
  rating_date: CalendarDate | null
  rating_as_of: CalendarDate | null
  /** An order out of service that it reported, and its day where that can be read. */
  order_as_of: CalendarDate | null
  ordered_on: CalendarDate | null
  /** The first later answer without the order. */
  order_missing_as_of: CalendarDate | null
  /** It said that authority is active, of a carrier that has no active authority to carry freight by the files. */
  active_as_of: CalendarDate | null
}

export interface CarrierLookupFactsTable extends Optional<Omit<LookedUpView, 'carrier_id'>> {
  carrier_id: number
  /** Whether it had by the files, which its authority by the service takes the place of. */
  carries_by_files: boolean
}

/** Someone who accepts legal papers for carriers. */
export interface ProcessAgentsTable {
  id: Id
  name: string
  city: ColumnType<string | null, string | null | undefined, string | null>
  state: ColumnType<string | null, string | null | undefined, string | null>
  /** As `association_address` makes it of the address. */
  address_key: ColumnType<string | null, string | null | undefined, string | null>
}

/** The agent that a carrier, or one docket of it, has named. */
export interface CarrierProcessAgentsTable {
  id: Id
  carrier_id: number
  agent_id: number
  docket: ColumnType<string | null, string | null | undefined, string | null>
  source_file: 'L&I BOC3' | 'Motus BOC3'
  federal_key: number
  federal_digest: number
  as_of: CalendarDate
}

/**
 * Files of a kind, one after the other, each compared line by line with the one before. What still stands in the last of
 * them refers to the listing, and so has its day.
 */
export interface FederalListingsTable {
  id: Id
  kind: string
  /** The day of the last file. */
  as_of: CalendarDate
}

/** The listing that a row of a federal file stands in. Null: in none, and the row has its own day. */
export interface ListedColumns {
  listing_id: number | null
}

/** To which day the agency has published a file, by its title. */
export interface PublishedDaysTable {
  source_file: string
  as_of: CalendarDate
}

export interface FederalTables {
  published_days: PublishedDaysTable
  federal_listings: FederalListingsTable
  carrier_lookups: CarrierLookupsTable
  carrier_lookup_facts: CarrierLookupFactsTable
  /** The same without orders that have ended by the file of orders; never written. */
  looked_up: LookedUpView
  process_agents: ProcessAgentsTable
  carrier_process_agents: CarrierProcessAgentsTable
  out_of_service_orders: OutOfServiceOrdersTable
  federal_files: FederalFilesTable
  refused_rows: RefusedRowsTable
  carrier_dockets: CarrierDocketsTable
  motus_authorities: MotusAuthoritiesTable
  federal_removals: FederalRemovalsTable
}
