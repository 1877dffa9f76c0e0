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
  readonly isNew: boolean
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

const NAMED = { id: 'int', names: 'text', as_of: 'date' }

/**
 * Records who were officers before others are. Those who are no longer named are remembered, and compared with those who are
 * named next. Of a carrier that named none before, changes are known from this day on.
 */
function* recordOfficers(rows: readonly Registered[]): Statements {
  const named = rowsOf(
    NAMED,
    rows.map(({ id, asOf, registration }) => ({
      id,
      names: registration.officers.length === 0 ? null : registration.officers.join('; '),
      as_of: asOf,
    })),
  )
  yield sql`
    with compared as (
      select n.id, n.as_of, n.names is null as are_cleared, held.names is not null as were_named,
        coalesce(held.names, cleared.names) as was, officers_key(coalesce(held.names, cleared.names)) as was_key,
        officers_key(n.names) as now_key
      from ${named} cross join lateral (
        select string_agg(name, '; ' order by id) as names from carrier_contacts
        where carrier_id = n.id and source is null
      ) as held left join lateral (
        select case is_type when 'officers_cleared' then was end as names from contact_changes
        where carrier_id = n.id and is_type in ('officer', 'officers_cleared') order by id desc limit 1
      ) as cleared on held.names is null
    ), changed as (
      insert into contact_changes (carrier_id, is_type, was, changed_on)
      select id, case when are_cleared then 'officers_cleared' else 'officer' end, was, as_of from compared
      where was_key is distinct from now_key and was_key is not null and (were_named or not are_cleared)
      order by id
    )
    update carriers as c set officers_since = compared.as_of from compared
    where c.id = compared.id and was_key is null and now_key is not null`
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
    some.flatMap(({ id, isNew, listing, record: { registration } }) =>
      registration ? [{ id, isNew, asOf, listing, registration }] : [],
    )
  const written = registered(plans.filter(plan => plan.writesRegistration))
  const repeated = registered(plans.filter(plan => !plan.writesRegistration))
  if (written.length > 0) {
    yield* writeDockets(written)
    const known = written.filter(({ isNew }) => !isNew)
    if (known.length > 0) yield* recordOfficers(known)
    yield* writeOfficers(written)
    yield* writeRatings(written)
  }
  if (repeated.length > 0) yield* dateRatings(repeated)
}
