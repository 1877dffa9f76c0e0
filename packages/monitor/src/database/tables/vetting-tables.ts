import type { ColumnType, Generated } from 'kysely'
import type { EndKind } from '../../rules/authority/authority-turns.ts'
import type { AuthorityKind } from '../../rules/authority/authority-kinds.ts'
import type { FilingEndKind, InsuranceKind, Unconfirmed } from '../../rules/assessment/policy-terms.ts'
import type { CalendarDate, Id } from './columns.ts'
import type { ListedColumns, Optional } from './federal-tables.ts'

/** What the federal files tell of an authority, beside its state. */
interface FiledAuthorityColumns {
  /** The file that the state was read from; null: another source. */
  source_file: 'Motus Carrier' | 'Motus AuthHist' | 'L&I Carrier' | 'QCMobile' | null
  /** What an active authority is for, where none to carry freight in general is active, and the register's words for it. */
  other_kind: AuthorityKind | null
  other_terms: string | null
  /** The day on which the frozen file has the authority in revocation; null: it has not. */
  in_revocation_on: CalendarDate | null
  /** A docket that went to another carrier, and its DOT number, where no other is active. */
  given_docket: string | null
  given_to_dot: string | null
  /** The day and the file of the history that the grant follows from; without a grant, the newest that was read. */
  granted_as_of: CalendarDate | null
  granted_source_file: string | null
  /** The first day without authority to carry; null: it lasts, or nothing is on record. */
  ended_on: CalendarDate | null
  end_kind: EndKind | null
  /** The day and the file that tell the end. */
  ended_as_of: CalendarDate | null
  ended_source_file: string | null
  /** A notice of an end that the history has not reached: its day, the file that tells it, and that of its history. */
  notice_on: CalendarDate | null
  notice_kind: EndKind | null
  notice_as_of: CalendarDate | null
  notice_source_file: string | null
  notice_history: string | null
  /** The day to which that history was read. Null: it was not. */
  notice_read_to: CalendarDate | null
}

/** One row a carrier at most. Each authority: A active, I inactive, N none. */
export interface CarrierAuthoritiesTable extends Optional<FiledAuthorityColumns> {
  carrier_id: number
  common: string | null
  contract: string | null
  broker: string | null
  /** Start of the unbroken grant. */
  granted_on: CalendarDate | null
  as_of: CalendarDate | null
}

/** The record of the licensing files on a policy, beside its cover. */
interface FiledPolicyColumns {
  /** Under which it is filed; of several the one that was listed last, and the others with the day of their last list. */
  docket: string | null
  other_dockets: string | null
  /** 91X, 82, 34 and so on. */
  form_code: string | null
  /** The limit above which excess cover pays, in whole US dollars. */
  underlying_amount: number | null
  /** The day of the transaction that states the amount. */
  transacted_on: CalendarDate | null
  source_file: 'ActPendInsur' | 'Insur' | 'InsHist' | 'Motus Insur' | 'Motus InsHist' | 'QCMobile' | null
  /** The last record in a file of policies in force, and its day. */
  listed_cancelled_on: CalendarDate | null
  listed_as_of: CalendarDate | null
  /** The last record in the file of ended policies, and its day. */
  history_cancelled_on: CalendarDate | null
  history_kind: FilingEndKind | null
  history_file: 'InsHist' | 'Motus InsHist' | null
  history_as_of: CalendarDate | null
  /** The day on which the register that began on 14 May 2026 last listed it. */
  motus_as_of: CalendarDate | null
  /** The day of the whole list that no longer had it. */
  unlisted_on: CalendarDate | null
  /** The file that tells its end, and its day. */
  ended_source_file: string | null
  ended_as_of: CalendarDate | null
  /** Why it is not confirmed, and the day that this is about. */
  unconfirmed: Unconfirmed | null
  unconfirmed_on: CalendarDate | null
  /** The company that the files name. */
  insurer_id: number | null
  federal_key: number | null
}

/** One row a policy, also those that have ended; no row of a kind: nothing of that kind is on record. */
export interface CarrierInsurancesTable extends Optional<FiledPolicyColumns> {
  id: Id
  carrier_id: number
  kind: InsuranceKind
  /** Excess cover pays after a primary policy and never replaces one. */
  is_primary: Generated<boolean>
  /** Its name, where no federal file names it: both are read by `INSURER`. */
  insurer: string | null
  policy_number: string | null
  /** Whole US dollars. Null: not stated. */
  amount: number | null
  effective_on: CalendarDate | null
  expires_on: CalendarDate | null
  /** The first day without cover. A future day is a notice, not a lapse. */
  cancelled_on: CalendarDate | null
  /** It ended on a day that is not on record. */
  has_ended: Generated<boolean>
  /** How it ended, or will. */
  end_kind: ColumnType<FilingEndKind | null, FilingEndKind | null | undefined, FilingEndKind | null>
  /** Reported, but not yet confirmed by the insurer: does not count. */
  is_pending: Generated<boolean>
  /** A filing with the agency, or a certificate of an agent. */
  source: Generated<'filing' | 'certificate'>
  /** The vehicles it is limited to. Null: it names none. */
  scheduled_vins: Generated<string[] | null>
  /** The agent who sold it, and answers questions about it. */
  agent_name: Generated<string | null>
  agent_email: Generated<string | null>
  agent_phone: Generated<string | null>
  as_of: CalendarDate | null
}

/**
 * One row a carrier at most. Counts are of the last 24 months before their day. Where inspections are on record they
 * are the summary of those, which `refreshSafety` updates; an import marks its carriers and counts each once. Its days
 * are read from `listed_safety`.
 */
export interface CarrierSafetyTable
  extends Optional<ListedColumns & { inspections_listing_id: number | null }> {
  carrier_id: number
  /** S, C, U; null is unrated. */
  rating: string | null
  rating_date: CalendarDate | null
  /** Whether an out-of-service order was in force on its day, or is until a day; null when that is not on record. */
  out_of_service: boolean | null
  /** The day of the order that lasts longest. */
  out_of_service_on: CalendarDate | null
  /** The first day on which none is in force; null: none is known to end. */
  out_of_service_until: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  inspections_24_months: number | null
  vehicle_inspections: number | null
  vehicle_oos_inspections: number | null
  driver_inspections: number | null
  driver_oos_inspections: number | null
  last_inspection_date: CalendarDate | null
  /** The day that rating and orders are of. */
  as_of: CalendarDate | null
  /** The day that the counts of inspections are of; null: the same day. */
  inspections_as_of: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  /** The day of the Vehicle Inspection File, where the last inspection is of that file. */
  last_inspection_as_of: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
}

/** A company that insures carriers, by its name in the federal files. */
export interface InsurersTable {
  id: Id
  name: string
}

/** The facts for the two "verified" rules. No row: not checked. */
export interface CarrierFactsTable {
  carrier_id: number
  kind: 'verified_physical_location_activity' | 'verified_manually_entered_identifier'
  is_verified: boolean
  verified_on: CalendarDate | null
}

/** One row a carrier whose inspections changed since its safety summary was counted. */
export interface CarrierSafetyToCountTable {
  carrier_id: number
}

export interface VettingTables {
  carrier_safety_to_count: CarrierSafetyToCountTable
  carrier_authorities: CarrierAuthoritiesTable
  carrier_insurances: CarrierInsurancesTable
  insurers: InsurersTable
  /** The same with the days to which the agency has published their files; never written. */
  listed_authorities: CarrierAuthoritiesTable
  listed_insurances: CarrierInsurancesTable
  carrier_safety: CarrierSafetyTable
  /** The same with the days of each row; never written. */
  listed_safety: CarrierSafetyTable
  carrier_facts: CarrierFactsTable
}
