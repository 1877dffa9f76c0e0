import { type Kysely, sql } from 'kysely'
import { identifierKey } from '../../database/identifier-key.ts'
import type { Schema } from '../../database/schema.ts'
import type { Registration } from '../census/census-record.ts'

export interface RegistrationFacts {
  readonly id: number
  readonly registration: Registration
}

/** Where a contact of the register's comes from, in words. */
export const CONTACT_SOURCE = 'FMCSA Company Census File'

const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

/** Choice: MC, MX and FF numbers are the register's to tell, so it takes away those that it no longer names. */
const writeDockets = async (db: Kysely<Schema>, facts: readonly RegistrationFacts[]) => {
  const ids = sql`${sql.val(facts.map(({ id }) => id))}::int[]`
  const dockets = asJson(
    facts.flatMap(({ id, registration }) =>
      registration.dockets.map(({ type, value }) => ({
        carrier_id: id,
        is_type: type,
        value,
        value_key: identifierKey(value),
      })),
    ),
  )
  const rows = sql`json_to_recordset(${dockets}) as n(carrier_id int, is_type text, value text, value_key text)`
  await sql`
    delete from carrier_identifiers as i
    where i.carrier_id = any(${ids}) and i.is_type in ('MC', 'MX', 'FF') and not exists (
      select 1 from ${rows} where n.carrier_id = i.carrier_id and n.is_type = i.is_type and n.value_key = i.value_key)`.execute(
    db,
  )
  await sql`
    insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select carrier_id, is_type, value, value_key from ${rows}
    where not exists (
      select 1 from carrier_identifiers as i
      where i.carrier_id = n.carrier_id and i.is_type = n.is_type and i.value_key = n.value_key)`.execute(db)
}

const writeOfficers = async (db: Kysely<Schema>, facts: readonly RegistrationFacts[]) => {
  const ids = facts.map(({ id }) => id)
  await db
    .deleteFrom('carrier_contacts')
    .where('source', '=', CONTACT_SOURCE)
    .where('carrier_id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .execute()
  const officers = facts.flatMap(({ id, registration }) =>
    registration.officers.map(name => ({ carrier_id: id, name })),
  )
  if (officers.length === 0) return
  await sql`
    insert into carrier_contacts (carrier_id, name, title, source)
    select carrier_id, name, 'Company officer', ${CONTACT_SOURCE}
    from json_to_recordset(${asJson(officers)}) as n(carrier_id int, name text)`.execute(db)
}

const writeStatusAndCargo = async (db: Kysely<Schema>, facts: readonly RegistrationFacts[]) => {
  const rows = facts.map(({ id, registration }) => ({
    carrier_id: id,
    status_code: registration.statusCode,
    cargo_carried: registration.cargoCarried,
  }))
  await sql`
    insert into carrier_census (carrier_id, status_code, cargo_carried)
    select carrier_id, status_code, cargo_carried
    from json_to_recordset(${asJson(rows)}) as n(carrier_id int, status_code text, cargo_carried text[])
    on conflict (carrier_id) do update
    set status_code = excluded.status_code, cargo_carried = excluded.cargo_carried`.execute(db)
}

const writeRating = async (db: Kysely<Schema>, facts: readonly RegistrationFacts[], asOf: string) => {
  const rows = facts.map(({ id, registration }) => ({
    carrier_id: id,
    rating: registration.safetyRating,
    rating_date: registration.safetyRatingDate,
  }))
  await sql`
    insert into carrier_safety (carrier_id, rating, rating_date, as_of)
    select carrier_id, rating, rating_date, ${asOf}::date
    from json_to_recordset(${asJson(rows)}) as n(carrier_id int, rating text, rating_date date)
    on conflict (carrier_id) do update
    set rating = excluded.rating, rating_date = excluded.rating_date, as_of = excluded.as_of`.execute(db)
}

/** Writes what only the Company Census File tells. Authority and insurance stay as they are: it knows of neither. */
export const writeRegistrations = async (
  db: Kysely<Schema>,
  facts: readonly RegistrationFacts[],
  asOf: string,
): Promise<void> => {
  if (facts.length === 0) return
  await writeDockets(db, facts)
  await writeOfficers(db, facts)
  await writeStatusAndCargo(db, facts)
  await writeRating(db, facts, asOf)
}
