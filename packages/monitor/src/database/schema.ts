import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { FactAges } from '../rules/assessment/facts.ts'
import type { CertificateDetails, PaperKind } from '../rules/assessment/paper.ts'
import type { FilingEndKind, Unconfirmed } from '../rules/assessment/policy-terms.ts'
import type { SharedByTied } from '../rules/assessment/tie-facts.ts'
import type { VerdictReason } from '../rules/assessment/verdict-reasons.ts'
import type { Outcome } from '../rules/assessment/worst-outcome.ts'
import type { PolicySection } from '../rules/policy-section.ts'
import type { DigestKind, DigestLine } from '../rules/digest-line.ts'
import type { Subject, Watched, WatchedState } from '../rules/watched-states.ts'
import type { DB, FileTitle, Generated } from './table-types.ts'

/** JSON, which may be written as its text. */
type Json<Value> = ColumnType<Value, Value | string, Value | string>

/** JSON that is never changed, which may be written as its text. */
type Once<Value> = ColumnType<Value, Value | string, never>

/** Columns of a view that are never null, which the database does not know of views. */
type Present<View extends keyof DB, Columns extends keyof DB[View]> = {
  [Column in Columns]: NonNullable<DB[View][Column]>
}

/** The columns that a view has from a table, with their types there. */
type From<Table extends keyof DB, View extends keyof DB> = Pick<DB[Table], keyof DB[Table] & keyof DB[View]>

type PacketStatus = Selectable<DB['onboarding_packets']>['status']
type TicketStatus = Selectable<DB['tickets']>['status']

/** A measure: its category, measure, percentile, and its day where it is another than that of the row. */
export type MeasureList = readonly (number | string | null)[]

/** A truck or trailer of a load, as a company's own system has it. */
export interface LoadUnit {
  readonly unit: string | null
  readonly plate: string | null
  readonly plate_state: string | null
  readonly vin: string | null
}

interface PolicyColumns {
  end_kind: FilingEndKind | null
  history_kind: FilingEndKind | null
  unconfirmed: Unconfirmed | null
  /** Copied from policies whose file is a text. */
  ended_source_file: ColumnType<FileTitle | null, string | null | undefined, string | null>
}

/** What the database does not know: the shape of JSON, the texts of a column without a check, and the columns of views. */
interface Narrower {
  association_keys: Present<'association_keys', 'carrier_id' | 'key' | 'key_hash'> & {
    kind: 'email' | 'phone' | 'address' | 'contact' | 'remote_address' | 'vehicle_vin'
    relation: 'own' | 'dispatcher'
  }
  carrier_basic_measures: { measures: Json<readonly MeasureList[]> }
  carrier_changes: { subject: Subject; was: WatchedState | null; now: WatchedState | null }
  carrier_insurances: PolicyColumns
  carrier_people: { hides: Generated<('name' | 'phone' | 'email')[]> }
  carrier_process_agents: { source_file: 'L&I BOC3' | 'Motus BOC3' }
  carrier_ties: { shared: Json<readonly SharedByTied[]> }
  connections: {
    latest_packet_status: PacketStatus | null
    tab: GeneratedAlways<'do-not-dispatch' | 'dismissed' | 'on-hold' | 'my-carriers' | 'in-progress' | null>
  }
  decision_records: { verdict: Outcome | null }
  digest_preferences: { kinds: DigestKind[] }
  digests: { lines: Json<readonly DigestLine[]> }
  idempotency_keys: { body: ColumnType<unknown, string | null, string | null> }
  insurance_certificates: { details: Once<CertificateDetails> }
  insurance_certificate_policies: { kind: PaperKind }
  listed_authorities: From<'carrier_authorities', 'listed_authorities'>
  listed_census: From<'carrier_census', 'listed_census'> & {
    source_file: 'Company Census File' | 'SMS Input - Motor Carrier Census' | null
  }
  listed_crashes: From<'crashes', 'listed_crashes'>
  listed_inspections: From<'inspections', 'listed_inspections'>
  listed_insurances: From<'carrier_insurances', 'listed_insurances'> & PolicyColumns
  listed_measures: Present<'listed_measures', 'carrier_id' | 'basic' | 'measured_on'>
  listed_safety: From<'carrier_safety', 'listed_safety'>
  listed_violations: Present<
    'listed_violations',
    'id' | 'carrier_id' | 'inspection_id' | 'found_on' | 'code' | 'is_dismissed'
  >
  looked_up: From<'carrier_lookup_facts', 'looked_up'>
  load_assessments: { rules: Once<readonly unknown[]> }
  load_audit_lines: { rules: Once<readonly unknown[]> }
  loads: { truck: Json<LoadUnit> | null; trailer: Json<LoadUnit> | null }
  own_carriers: {
    reasons: Generated<Json<readonly VerdictReason[]>>
    turned_from: Outcome | null
    watched: Watched | null
  }
  policy_settings: { draft: Json<readonly PolicySection[]> | null }
  policy_versions: { sections: Once<readonly PolicySection[]> }
  rate_confirmation_mails: {
    status: GeneratedAlways<'completed' | 'flagged' | 'queued' | 'sent' | 'bounced'>
  }
  rate_confirmations: { status: GeneratedAlways<'sent' | 'viewed' | 'delivered'> }
  rule_sets: { is_types: Json<Readonly<Record<string, number | null>>>; fact_ages: Generated<Json<FactAges>> }
  scheduled_vehicles: Present<'scheduled_vehicles', 'carrier_id' | 'carrier_insurance_id'>
  ticket_changes: { status: TicketStatus; status_was: TicketStatus }
  tickets: { cause: ColumnType<unknown, string | null | undefined, string | null> }
  vehicles: { model: Json<readonly [model: string | null, year: number | null]> | null }
}

/** The tables and views of the database with other types of some columns. A column that it does not have is an error. */
type Narrowed<
  Tables extends {
    [Name in keyof Tables]: Name extends keyof DB
      ? { [Column in keyof Tables[Name]]: Column extends keyof DB[Name] ? unknown : never }
      : never
  },
> = {
  [Name in keyof DB]: Name extends keyof Tables
    ? {
        [Column in keyof DB[Name]]: Column extends keyof Tables[Name]
          ? Tables[Name][Column]
          : DB[Name][Column]
      }
    : DB[Name]
}

/** Every table and view of the monitor's database, for Kysely: as the database has it, with what it does not know. */
export interface Schema extends Narrowed<Narrower> {}

/** A row of a table or view, as it is read. */
export type TableRow<Name extends keyof Schema> = Selectable<Schema[Name]>
