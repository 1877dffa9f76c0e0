import { type Kysely, type Selectable, sql } from 'kysely'
import { termsOf } from '../database/census-terms.ts'
import { mailingOf } from '../database/mailing-address.ts'
import type { MeasureList, Schema } from '../database/schema.ts'
import type { PolicyFact } from '../rules/assessment/facts.ts'
import { CHANGED, CHANGES, type ChangesOnRecord, HAS_OFFICERS } from './changes-on-record.ts'
import { joined, keyed, listed } from './facts-columns.ts'
import { INSURER_TEXT } from './insurance/insurers.ts'
import { IDENTIFIER_VALUE_TEXT } from './identifier-value.ts'

const CARRIER = [
  ...(['id', 'legal_name', 'dba_name', 'phone', 'email', 'source', 'is_findable'] as const),
  ...(['physical_street', 'physical_city', 'physical_state', 'physical_postal_code'] as const),
  ...(['physical_country', 'mailing_street', 'mailing_city', 'mailing_state'] as const),
  'officers_since',
  ...(['mailing_postal_code', 'mailing_country'] as const),
] as const satisfies readonly (keyof Schema['carriers'])[]

const CENSUS = [
  ...(['status_code', 'carrier_operation', 'power_units', 'drivers', 'mileage', 'mileage_year'] as const),
  ...(['mcs150_date', 'add_date', 'hazmat', 'operation_classifications', 'cargo_carried', 'as_of'] as const),
  ...(['is_prior_revoked', 'prior_revoked_dot', 'source_file'] as const),
] as const satisfies readonly (keyof Schema['listed_census'])[]

const AUTHORITY = [
  ...(['common', 'contract', 'broker', 'granted_on', 'as_of', 'source_file', 'granted_as_of'] as const),
  ...(['granted_source_file', 'ended_on', 'end_kind', 'ended_as_of', 'ended_source_file'] as const),
  ...(['other_kind', 'other_terms', 'in_revocation_on', 'given_docket', 'given_to_dot'] as const),
  ...(['notice_on', 'notice_kind', 'notice_as_of', 'notice_source_file', 'notice_read_to'] as const),
] as const satisfies readonly (keyof Schema['carrier_authorities'])[]

const SAFETY = [
  ...(['rating', 'rating_date', 'out_of_service', 'out_of_service_on', 'out_of_service_until'] as const),
  'inspections_24_months',
  ...([
    'vehicle_inspections',
    'vehicle_oos_inspections',
    'driver_inspections',
    'driver_oos_inspections',
  ] as const),
  ...([
    'last_inspection_date',
    'as_of',
    'inspections_as_of',
    'last_inspection_as_of',
    'english_oos_on',
    'english_unread_on',
  ] as const),
] as const satisfies readonly (keyof Schema['carrier_safety'])[]

const LOOKUP = [
  ...(['not_allowed_as_of', 'status_code', 'status_as_of', 'operation', 'operation_as_of'] as const),
  ...(['rating', 'rating_date', 'rating_as_of', 'active_as_of'] as const),
  ...(['order_as_of', 'ordered_on', 'order_missing_as_of'] as const),
] as const satisfies readonly (keyof Schema['looked_up'])[]

const IDENTIFIER = [
  'is_type',
  'value',
  'region',
  'is_former',
] as const satisfies readonly (keyof Schema['carrier_identifiers'])[]

const INSURANCE = [
  ...(['kind', 'is_primary', 'amount', 'effective_on', 'expires_on', 'cancelled_on', 'source'] as const),
  ...(['as_of', 'source_file', 'policy_number', 'insurer', 'has_ended', 'end_kind'] as const),
  ...(['ended_source_file', 'ended_as_of', 'unconfirmed', 'unconfirmed_on'] as const),
] as const satisfies readonly (keyof Schema['carrier_insurances'])[]

const FACT = [
  'kind',
  'is_verified',
  'verified_on',
] as const satisfies readonly (keyof Schema['carrier_facts'])[]

type Of<Table, Columns extends readonly (keyof Selectable<Table>)[]> = Readonly<
  Pick<Selectable<Table>, Columns[number]>
>

/** What a carrier does and hauls, in the register's terms. */
interface CensusTerms {
  readonly operation_classifications: string[]
  readonly cargo_carried: string[]
}
export type CensusFacts = Omit<Of<Schema['listed_census'], typeof CENSUS>, keyof CensusTerms> & CensusTerms
export type AuthorityFacts = Of<Schema['carrier_authorities'], typeof AUTHORITY>
export type SafetyFacts = Of<Schema['carrier_safety'], typeof SAFETY>
export type LookupFacts = Of<Schema['looked_up'], typeof LOOKUP>

/** What is on record of one carrier, the same for every company. */
export interface FactsOnRecord extends Of<Schema['carriers'], typeof CARRIER>, ChangesOnRecord {
  /** The kinds of files in which a row that names it was refused. */
  readonly refused_kinds: readonly string[]
  readonly census: CensusFacts | null
  readonly authority: AuthorityFacts | null
  readonly safety: SafetyFacts | null
  /** The days of its crashes that count federally, and the day that they are of. */
  readonly crash_days: readonly string[]
  readonly crashes_as_of: string | null
  /** Null: none is on record. */
  readonly measures: { readonly measured_on: string; readonly measures: readonly MeasureList[] } | null
  /** What the service for one carrier reported. */
  readonly lookup: LookupFacts | null
  readonly identifiers: readonly (Of<Schema['carrier_identifiers'], typeof IDENTIFIER> & {
    readonly value: string
  })[]
  readonly insurances: readonly (Of<Schema['carrier_insurances'], typeof INSURANCE> &
    Pick<PolicyFact, 'paper'>)[]
  readonly facts: readonly Of<Schema['carrier_facts'], typeof FACT>[]
}

type Row = Readonly<Record<string, unknown>>

/** The kinds of files in which a row that has the number of an identifier `i` was refused. */
const REFUSED_KINDS =
  "(select json_agg(kind) from refused_rows as r where r.number = i.is_type || ' ' || i.value_key)"

/** An instant as a whole number that a second one can be compared with. */
export const microseconds = (instant: string) => `(extract(epoch from ${instant}) * 1000000)::float8`

const STATEMENT = sql.raw(`
  select ${CARRIER.map(name => `c.${name}`).join(', ')},
    ${microseconds('c.created_at')} as added_at,
    ${HAS_OFFICERS} as has_officers,
    ${joined('census', CENSUS)}, ${joined('authority', AUTHORITY)}, ${joined('safety', SAFETY)},
    ${joined('lookup', LOOKUP)},
    ${
      // The first docket is the one that is shown: a former one comes last.
      listed(
        'identifiers',
        [...IDENTIFIER.map(column => (column === 'value' ? IDENTIFIER_VALUE_TEXT : column)), REFUSED_KINDS],
        'carrier_identifiers as i where i.carrier_id = c.id',
        ' order by is_former, id',
      )
    },
    ${
      // A policy that no insurer has confirmed is not a fact; that one has ended is, and why a filing is not confirmed.
      listed(
        'insurances',
        INSURANCE.map(column => (column === 'insurer' ? INSURER_TEXT : column)),
        'listed_insurances as i where i.carrier_id = c.id and (not i.is_pending or i.has_ended or i.unconfirmed is not null)',
        ' order by id',
      )
    },
    ${listed('facts', FACT, 'carrier_facts as f where f.carrier_id = c.id')},
    array(select occurred_on::text from crashes as k
      where k.carrier_id = c.id and (k.fatalities > 0 or k.injuries > 0 or k.is_tow_away) order by occurred_on) as crash_days,
    (select max(as_of) from listed_crashes as k where k.carrier_id = c.id) as crashes_as_of,
    (select json_build_object('measured_on', measured_on, 'measures', measures)
      from carrier_basic_measures as m where m.carrier_id = c.id) as measures,
    ${listed('changes', CHANGED, CHANGES, ' order by changed_on, is_type')}
  from carriers as c
  ${keyed('listed_census', 'census')}
  ${keyed('listed_authorities', 'authority')}
  ${keyed('listed_safety', 'safety')}
  ${keyed('looked_up', 'lookup')}
  where c.id = any(`)

/** The same columns of a row as an object of their own; null: there is no row. */
const joinedPart = (table: string, columns: readonly string[]) => {
  const names = columns.map(name => [name, `${table}_${name}`] as const)
  return (row: Row): Row | null => {
    if (row[table] !== true) return null
    const part: Record<string, unknown> = {}
    for (const [name, column] of names) part[name] = row[column]
    return part
  }
}

const censusColumnsOf = joinedPart('census', CENSUS)
const censusOf = (row: Row): Row | null => {
  const census = censusColumnsOf(row)
  return (
    census && {
      ...census,
      operation_classifications: termsOf(String(census['operation_classifications'])),
      cargo_carried: termsOf(String(census['cargo_carried'])),
    }
  )
}
const authorityOf = joinedPart('authority', AUTHORITY)
const safetyOf = joinedPart('safety', SAFETY)
const lookupOf = joinedPart('lookup', LOOKUP)

/** The rows of `listed` as objects. */
const listedPart =
  (name: string, columns: readonly string[]) =>
  (row: Row): readonly Row[] =>
    (row[name] as readonly (readonly unknown[])[]).map(values => {
      const part: Record<string, unknown> = {}
      for (const [at, column] of columns.entries()) part[column] = values[at]
      return part
    })

const identifiersOf = listedPart('identifiers', IDENTIFIER)
const insurancesOf = listedPart('insurances', INSURANCE)
const factsOf = listedPart('facts', FACT)
const changesOf = listedPart('changes', CHANGED)

/** Values of their own beside the columns of the carrier. */
const ALONE = ['added_at', 'has_officers', 'crash_days', 'crashes_as_of', 'measures']

/** Of a few identifiers, which are rarely in a row that was refused. */
const refusedKindsOf = (row: Row): readonly string[] => {
  const kinds = new Set<string>()
  for (const identifier of row['identifiers'] as readonly (readonly unknown[])[])
    for (const kind of (identifier[IDENTIFIER.length] as readonly string[] | null) ?? []) kinds.add(kind)
  return [...kinds]
}

const recordOf = (row: Row): FactsOnRecord => {
  const carrier: Record<string, unknown> = {}
  for (const name of [...CARRIER, ...ALONE]) carrier[name] = row[name]
  return {
    ...carrier,
    ...mailingOf(carrier as unknown as FactsOnRecord),
    refused_kinds: refusedKindsOf(row),
    census: censusOf(row),
    authority: authorityOf(row),
    safety: safetyOf(row),
    lookup: lookupOf(row),
    identifiers: identifiersOf(row),
    insurances: insurancesOf(row),
    facts: factsOf(row),
    changes: changesOf(row),
  } as unknown as FactsOnRecord
}

/**
 * What is on record of some carriers, in no order: one statement. Tables with one row a carrier are joined, as rows; of
 * the others the database makes JSON. JSON of every table took it three times as long.
 */
export async function readFacts(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly FactsOnRecord[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`${STATEMENT}${sql.val(ids)}::int[])`.execute(db)
  return rows.map(recordOf)
}
