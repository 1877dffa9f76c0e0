import { type Kysely, sql } from 'kysely'
import { identifierKey } from '../../../../database/name-key.ts'
import type { Schema } from '../../../../database/schema.ts'
import { idsOf, names, rowsOf, takenFrom } from '../../../store/columns.ts'
import type { Registration } from '../census-record.ts'
import type { Plan } from './plan.ts'

const DOCKET = { carrier_id: 'int', is_type: 'text', value: 'text', value_key: 'text' }
const DAY = { as_of: 'date', listing_id: 'int' }
const RATING = { rating: 'text', rating_date: 'date', ...DAY }

/** A plan of a row out of the register. */
interface Registered {
  readonly id: number
  readonly asOf: string
  readonly listing: number | null
  readonly registration: Registration
}

const docketsOf = ({ id, registration }: Registered) =>
  registration.dockets.map(({ type, value }) => ({
    carrier_id: id,
    is_type: type,
    value,
    value_key: identifierKey(value),
  }))

/**
 * Choice: MC, MX and FF numbers are the register's to tell, so it takes away those that it no longer names; but for
 * those that the licensing files name, or the order in which the files are read would make a difference.
 */
const writeDockets = async (db: Kysely<Schema>, rows: readonly Registered[]) => {
  const dockets = rowsOf(DOCKET, rows.flatMap(docketsOf))
  await sql`
    delete from carrier_identifiers as i
    where i.carrier_id = ${idsOf(rows)} and i.is_type in ('MC', 'MX', 'FF')
      and (i.carrier_id, i.is_type, i.value_key) not in (select carrier_id, is_type, value_key from ${dockets})
      and (i.carrier_id, i.is_type || i.value_key) not in (
        select carrier_id, docket from carrier_dockets where carrier_id = ${idsOf(rows)})`.execute(db)
  await sql`
    insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select carrier_id, is_type, value, value_key from ${dockets}
    on conflict do nothing`.execute(db)
}

const writeOfficers = async (db: Kysely<Schema>, rows: readonly Registered[]) => {
  await sql`
    delete from carrier_contacts where carrier_id = ${idsOf(rows)} and source is null`.execute(db)
  const officers = rows.flatMap(({ id, registration }) => registration.officers.map(name => ({ id, name })))
  if (officers.length === 0) return
  await sql`
    insert into carrier_contacts (carrier_id, name) select id, name from ${rowsOf({ id: 'int', name: 'text' }, officers)}`.execute(
    db,
  )
}

const writeRatings = async (db: Kysely<Schema>, rows: readonly Registered[]) => {
  const ratings = rows.map(({ id, asOf, listing, registration }) => ({
    carrier_id: id,
    rating: registration.safetyRating,
    rating_date: registration.safetyRatingDate,
    as_of: asOf,
    listing_id: listing,
  }))
  await sql`
    insert into carrier_safety (carrier_id, ${names(RATING)})
    select carrier_id, ${names(RATING)} from ${rowsOf({ carrier_id: 'int', ...RATING }, ratings)}
    on conflict (carrier_id) do update set ${takenFrom('excluded', RATING)}`.execute(db)
}

/** A later file repeated the rating; nothing else about it changed. */
const dateRatings = async (db: Kysely<Schema>, rows: readonly Registered[]) => {
  const days = rows.map(({ id, asOf, listing }) => ({ id, as_of: asOf, listing_id: listing }))
  await sql`
    update carrier_safety as s set ${takenFrom('n', DAY)}
    from ${rowsOf({ id: 'int', ...DAY }, days)} where s.carrier_id = n.id`.execute(db)
}

/**
 * Writes what only the Company Census File tells, but for the census facts: dockets, officers, the safety rating.
 * Authority and insurance stay as they are: the file knows of neither.
 */
export const writeRegistrations = async (
  db: Kysely<Schema>,
  plans: readonly Plan[],
  asOf: string,
): Promise<void> => {
  const registered = (some: readonly Plan[]) =>
    some.flatMap(({ id, listing, record: { registration } }) =>
      registration ? [{ id, asOf, listing, registration }] : [],
    )
  const written = registered(plans.filter(plan => plan.writesRegistration))
  const repeated = registered(plans.filter(plan => !plan.writesRegistration))
  if (written.length > 0) {
    await writeDockets(db, written)
    await writeOfficers(db, written)
    await writeRatings(db, written)
  }
  if (repeated.length > 0) await dateRatings(db, repeated)
}
