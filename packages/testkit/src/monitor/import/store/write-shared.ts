import { type Kysely, sql } from 'kysely'
import { nameKey } from '../../database/name-key.ts'
import type { Schema } from '../../database/schema.ts'
import type { CensusRecord } from '../census/census-record.ts'

/** What both kinds of census file tell of a carrier, with the id it has or is to have. */
export interface SharedFacts {
  readonly id: number
  readonly record: CensusRecord
}

const carrierOf = ({ id, record }: SharedFacts) => ({
  id,
  legal_name: record.legalName,
  dba_name: record.dbaName,
  legal_name_key: nameKey(record.legalName),
  dba_name_key: record.dbaName === null ? null : nameKey(record.dbaName),
  physical_street: record.physical.street,
  physical_city: record.physical.city,
  physical_state: record.physical.state,
  physical_postal_code: record.physical.postalCode,
  physical_country: record.physical.country,
  mailing_street: record.mailing?.street ?? null,
  mailing_city: record.mailing?.city ?? null,
  mailing_state: record.mailing?.state ?? null,
  mailing_postal_code: record.mailing?.postalCode ?? null,
  mailing_country: record.mailing?.country ?? null,
  phone: record.phone,
  email: record.email,
})

const censusOf = ({ id, record }: SharedFacts) => ({
  carrier_id: id,
  carrier_operation: record.carrierOperation,
  power_units: record.powerUnits,
  drivers: record.drivers,
  mileage: record.mileage,
  mileage_year: record.mileageYear,
  mcs150_date: record.mcs150Date,
  add_date: record.addDate,
  hazmat: record.hazmat,
  operation_classifications: record.operationClassifications,
})

const TEXTS = [
  'legal_name',
  'dba_name',
  'legal_name_key',
  'dba_name_key',
  'physical_street',
  'physical_city',
  'physical_state',
  'physical_postal_code',
  'physical_country',
  'mailing_street',
  'mailing_city',
  'mailing_state',
  'mailing_postal_code',
  'mailing_country',
  'phone',
  'email',
] as const
const CENSUS = [
  'carrier_operation',
  'power_units',
  'drivers',
  'mileage',
  'mileage_year',
  'mcs150_date',
  'add_date',
  'hazmat',
  'operation_classifications',
] as const

const names = (columns: readonly string[]) => sql.join(columns.map(column => sql.ref(column)))
const taken = (columns: readonly string[]) =>
  sql.join(columns.map(column => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`))
const replaced = (columns: readonly string[]) =>
  sql.join(columns.map(column => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))

const carrierRows = (facts: readonly SharedFacts[]) =>
  sql`json_to_recordset(${JSON.stringify(facts.map(carrierOf))}::json) as n(id int, ${sql.join(
    TEXTS.map(column => sql`${sql.ref(column)} text`),
  )})`

const writeCensus = async (db: Kysely<Schema>, facts: readonly SharedFacts[]) => {
  await sql`
    insert into carrier_census (carrier_id, ${names(CENSUS)})
    select carrier_id, ${names(CENSUS)}
    from json_to_recordset(${JSON.stringify(facts.map(censusOf))}::json) as n(
      carrier_id int, carrier_operation text, power_units int, drivers int, mileage bigint, mileage_year int,
      mcs150_date date, add_date date, hazmat boolean, operation_classifications text[])
    on conflict (carrier_id) do update set ${replaced(CENSUS)}`.execute(db)
}

/** Adds carriers that were not known, with their DOT numbers. */
export const addCarriers = async (db: Kysely<Schema>, facts: readonly SharedFacts[]): Promise<void> => {
  if (facts.length === 0) return
  await sql`
    insert into carriers (id, ${names(TEXTS)}, is_census_verified, source) overriding system value
    select id, ${names(TEXTS)}, true, 'federal' from ${carrierRows(facts)}`.execute(db)
  const dots = facts.map(({ id, record }) => ({ carrier_id: id, value: record.dotNumber }))
  await sql`
    insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select carrier_id, 'DOT', value, value
    from json_to_recordset(${JSON.stringify(dots)}::json) as n(carrier_id int, value text)`.execute(db)
  await writeCensus(db, facts)
}

/** Brings carriers that are known up to date. */
export const changeCarriers = async (db: Kysely<Schema>, facts: readonly SharedFacts[]): Promise<void> => {
  if (facts.length === 0) return
  await sql`
    update carriers as c
    set ${taken(TEXTS)}, is_census_verified = true, source = 'federal', updated_at = now()
    from ${carrierRows(facts)} where c.id = n.id`.execute(db)
  await writeCensus(db, facts)
}
