import type { ColumnType, Generated } from 'kysely'
import type { CalendarDate, Id, InstantByDefault } from './columns.ts'
import type { ListedColumns, Optional } from './federal-tables.ts'

export interface CarriersTable {
  id: Id
  legal_name: string | null
  dba_name: string | null
  /** `nameKey(legal_name)`; every write of a name writes its key. Sorted by code unit (COLLATE "C"). */
  legal_name_key: string | null
  dba_name_key: string | null
  physical_street: string | null
  physical_city: string | null
  /** Code of a state, province or Mexican state. Codes collide between countries, so read the country too. */
  physical_state: string | null
  physical_postal_code: string | null
  physical_country: string | null
  /** Of a mailing address that is the physical one, an empty street: it is read by `mailingOf`. */
  mailing_street: string | null
  mailing_city: string | null
  mailing_state: string | null
  mailing_postal_code: string | null
  mailing_country: string | null
  phone: string | null
  email: string | null
  is_census_verified: Generated<boolean>
  is_identifier_verified: Generated<boolean>
  /** Computed by the database: has a legal name and a verified census or identifier. Never written. */
  is_findable: ColumnType<boolean, never, never>
  /** Computed by the database: the building and its ZIP. Null where the address is not known. Never written. */
  neighbour_key: ColumnType<number | null, never, never>
  source: 'world' | 'federal'
  /** The day of the federal file that last changed something here. Null: none did. */
  federal_as_of: CalendarDate | null
  created_at: InstantByDefault
}

export interface CarrierIdentifiersTable {
  id: Id
  carrier_id: number
  is_type: 'MC' | 'DOT' | 'MX' | 'FF' | 'SCAC' | 'CVOR' | 'NIR_QC' | 'NSC' | 'RFC'
  /**
   * As the register writes it, without its type: `123456`, `R-123456-7`. DOT, MC, MX and FF without leading zeros. Null: as its
   * key. Read by `IDENTIFIER_VALUE`.
   */
  value: string | null
  /** `identifierKey(value)`: capitals without dashes and blanks. Sorted by code unit. */
  value_key: string
  /** The province of an NSC number, two letters. Null for every other type, and when it is not on record. */
  region: string | null
  /** A docket of which no authority is active any more, or that went to another carrier. */
  is_former: Generated<boolean>
  /** The DOT number of the carrier that the register has given this docket to, with the file and day that tell it. */
  given_to_dot: Generated<string | null>
  given_as_of: Generated<CalendarDate | null>
  given_source_file: Generated<string | null>
}

/** One row a carrier at most. Its day is read from `listed_census`. */
export interface CarrierCensusTable extends Optional<ListedColumns> {
  carrier_id: number
  status_code: string | null
  carrier_operation: string | null
  power_units: number | null
  drivers: number | null
  mileage: number | null
  mileage_year: number | null
  mcs150_date: CalendarDate | null
  add_date: CalendarDate | null
  hazmat: boolean | null
  /** Lists of terms, as `storedTerms` writes them. */
  operation_classifications: Generated<string>
  cargo_carried: Generated<string>
  /** The agency's own word that it was another carrier, whose registration was revoked, and its DOT number. */
  is_prior_revoked: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  prior_revoked_dot: ColumnType<string | null, string | null | undefined, string | null>
  /** A digest of the last row of each census, to detect one that changes nothing, and the day of the SMS census. */
  company_digest: ColumnType<number | null, number | null | undefined, number | null>
  sms_digest: ColumnType<number | null, number | null | undefined, number | null>
  sms_as_of: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  as_of: CalendarDate | null
}

/** The census with the day of each row and the file of that day; never written. Null: no federal file. */
export interface ListedCensusView extends CarrierCensusTable {
  source_file: 'Company Census File' | 'SMS Input - Motor Carrier Census' | null
}

/** One row a carrier and trailer or truck kind; kind is a portfolio field (`van`, `reefer`, ...). */
export interface CarrierEquipmentTable {
  carrier_id: number
  kind: string
  count: number
}

export interface CarrierContactsTable {
  id: Id
  carrier_id: number
  name: string | null
  title: string | null
  phone: string | null
  email: string | null
  /** Where this was found, in words. Null: the federal register names it as an officer. */
  source: string | null
}

/** What a carrier's federal contact was before it changed. Written by a trigger on `carriers`. */
export interface ContactChangesTable {
  id: Id
  carrier_id: number
  is_type: 'phone' | 'email' | 'address'
  /** As the register wrote it; an address in one line. */
  was: string
  changed_on: CalendarDate
}

export interface CarrierTables {
  carriers: CarriersTable
  carrier_identifiers: CarrierIdentifiersTable
  carrier_census: CarrierCensusTable
  /** The same with the day of each row; never written. */
  listed_census: ListedCensusView
  carrier_equipment: CarrierEquipmentTable
  carrier_contacts: CarrierContactsTable
  contact_changes: ContactChangesTable
}
