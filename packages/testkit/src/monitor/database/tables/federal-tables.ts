import type { ColumnType } from 'kysely'
import type { AuthorityKind, MotusAuthorityKind } from '../authority-kinds.ts'
import type { CalendarDate, Id } from './columns.ts'

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
  /** ACTIVE, INACTIVE. */
  status: string | null
  rescinded_on: CalendarDate | null
  federal_key: number
  federal_digest: number
  as_of: CalendarDate
}

/** A kind of file that was read to its end, one row each. */
export interface FederalFilesTable {
  /** Its name on the command line: `motus-carrier`. */
  kind: string
  /** The day that its facts are of. */
  as_of: CalendarDate
}

/** The last request to the service for one carrier. */
export interface CarrierLookupsTable {
  carrier_id: number
  asked_at: Date
  /** `asked`: it is under way, or its process ended; `found`; else why nothing was. */
  outcome: string
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
  process_agents: ProcessAgentsTable
  carrier_process_agents: CarrierProcessAgentsTable
  out_of_service_orders: OutOfServiceOrdersTable
  federal_files: FederalFilesTable
  carrier_dockets: CarrierDocketsTable
  motus_authorities: MotusAuthoritiesTable
  federal_removals: FederalRemovalsTable
}
