import { sql } from 'kysely'
import { identifierKey } from '../../../../../database/name-key.ts'
import { idsOf, names, rowsOf, assignmentsFrom } from '../../../../../database/rows-of.ts'
import type { Statements } from '../../../../../database/run-in-order.ts'
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
function* writeDockets(rows: readonly Registered[]): Statements {
  const dockets = rowsOf(DOCKET, rows.flatMap(docketsOf))
  yield sql`
    delete from carrier_identifiers as i
    where i.carrier_id = ${idsOf(rows)} and i.is_type in ('MC', 'MX', 'FF')
      and (i.carrier_id, i.is_type, i.value_key) not in (select carrier_id, is_type, value_key from ${dockets})
      and (i.carrier_id, i.is_type || i.value_key) not in (
        select carrier_id, docket from carrier_dockets where carrier_id = ${idsOf(rows)})`
  yield sql`
    insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    select carrier_id, is_type, nullif(value, value_key), value_key from ${dockets}
    on conflict do nothing`
}

function* writeOfficers(rows: readonly Registered[]): Statements {
  yield sql`
    delete from carrier_contacts where carrier_id = ${idsOf(rows)} and source is null`
  const officers = rows.flatMap(({ id, registration }) => registration.officers.map(name => ({ id, name })))
  if (officers.length === 0) return
  yield sql`
    insert into carrier_contacts (carrier_id, name) select id, name from ${rowsOf({ id: 'int', name: 'text' }, officers)}`
}

function* writeRatings(rows: readonly Registered[]): Statements {
  const ratings = rows.map(({ id, asOf, listing, registration }) => ({
    carrier_id: id,
    rating: registration.safetyRating,
    rating_date: registration.safetyRatingDate,
    as_of: asOf,
    listing_id: listing,
  }))
  yield sql`
    insert into carrier_safety (carrier_id, ${names(RATING)})
    select carrier_id, ${names(RATING)} from ${rowsOf({ carrier_id: 'int', ...RATING }, ratings)}
    on conflict (carrier_id) do update set ${assignmentsFrom('excluded', RATING)}`
}

/** A later file repeated the rating; nothing else about it changed. */
function* dateRatings(rows: readonly Registered[]): Statements {
  const days = rows.map(({ id, asOf, listing }) => ({ id, as_of: asOf, listing_id: listing }))
  yield sql`
    update carrier_safety as s set ${assignmentsFrom('n', DAY)}
    from ${rowsOf({ id: 'int', ...DAY }, days)} where s.carrier_id = n.id`
}

/**
 * Writes what only the Company Census File tells, but for the census facts: dockets, officers, the safety rating.
 * Authority and insurance stay as they are: the file knows of neither.
 */
export function* writeRegistrations(plans: readonly Plan[], asOf: string): Statements {
  const registered = (some: readonly Plan[]) =>
    some.flatMap(({ id, listing, record: { registration } }) =>
      registration ? [{ id, asOf, listing, registration }] : [],
    )
  const written = registered(plans.filter(plan => plan.writesRegistration))
  const repeated = registered(plans.filter(plan => !plan.writesRegistration))
  if (written.length > 0) {
    yield* writeDockets(written)
    yield* writeOfficers(written)
    yield* writeRatings(written)
  }
  if (repeated.length > 0) yield* dateRatings(repeated)
}
