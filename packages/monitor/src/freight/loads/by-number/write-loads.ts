import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { WrittenLoad } from './decide-loads.ts'

const COLUMNS = `status text, tracking_status text, billable_miles float8, carrier_id int, carrier_vehicle_id int,
  stated_type text, stated_value text, stated_region text, equipment text, commodity text, commodity_value_usd int,
  rate_cents bigint, is_team boolean, driver_phone_e164 text, truck jsonb, trailer jsonb, source_updated_at timestamptz`
const NAMES = COLUMNS.split(',').map(column => column.trim().split(' ')[0] ?? '')

const rowOf = ({ values, source_updated_at }: WrittenLoad) => ({ ...values, source_updated_at })

/** The ids of new loads by number. */
async function insertLoads(
  trx: Transaction<Schema>,
  companyId: number,
  now: Date,
  loads: readonly WrittenLoad[],
) {
  if (loads.length === 0) return new Map<string, number>()
  const rows = loads.map((load, at) => ({ ...rowOf(load), at, external_load_number: load.number }))
  const names = sql.raw(NAMES.join(', '))
  const made = await sql<{ id: number; external_load_number: string }>`
    insert into loads (company_id, created_at, external_load_number, ${names})
    select ${companyId}::int, ${now}::timestamptz, external_load_number, ${names}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as sent (at int, external_load_number text, ${sql.raw(COLUMNS)}) order by at
    returning id, external_load_number`.execute(trx)
  return new Map(made.rows.map(row => [row.external_load_number, row.id]))
}

async function updateLoads(trx: Transaction<Schema>, loads: readonly WrittenLoad[]) {
  if (loads.length === 0) return
  const rows = loads.map(load => ({ ...rowOf(load), id: load.id }))
  await sql`
    update loads set ${sql.raw(NAMES.map(name => `${name} = sent.${name}`).join(', '))}
    from json_to_recordset(${JSON.stringify(rows)}::json) as sent (id int, ${sql.raw(COLUMNS)})
    where loads.id = sent.id`.execute(trx)
}

const STOP_COLUMNS = `sequence int, is_type text, city text, state text, postal_code text, latitude float8,
  longitude float8, window_starts_at timestamptz, window_ends_at timestamptz, time_zone text`
const STOP_NAMES = STOP_COLUMNS.split(',').map(column => column.trim().split(' ')[0] ?? '')

async function writeStops(
  trx: Transaction<Schema>,
  loads: readonly (WrittenLoad & { readonly id: number })[],
) {
  const written = loads.flatMap(({ id, stops }) => stops.written.map(stop => ({ ...stop, load_id: id })))
  const changed = written.filter(({ id }) => id !== null)
  const added = written.filter(({ id }) => id === null)
  const removed = loads.flatMap(({ stops }) => stops.removed)
  if (removed.length > 0) await trx.deleteFrom('load_stops').where('id', 'in', removed).execute()
  if (changed.length > 0)
    await sql`
      update load_stops set ${sql.raw(STOP_NAMES.map(name => `${name} = sent.${name}`).join(', '))}
      from json_to_recordset(${JSON.stringify(changed)}::json) as sent (id int, ${sql.raw(STOP_COLUMNS)})
      where load_stops.id = sent.id`.execute(trx)
  if (added.length > 0)
    await sql`
      insert into load_stops (load_id, ${sql.raw(STOP_NAMES.join(', '))})
      select load_id, ${sql.raw(STOP_NAMES.join(', '))}
      from json_to_recordset(${JSON.stringify(added)}::json) as sent (load_id int, ${sql.raw(STOP_COLUMNS)})
      order by load_id, sequence`.execute(trx)
}

/** What the log of a load says: what came in, or what is another now. */
const messageOf = ({ result, changed, before, values }: WrittenLoad): string => {
  if (result === 'created') return 'Brought in by its number.'
  const status =
    before !== null && before.status !== values.status ? [`Status ${before.status} to ${values.status}.`] : []
  const others = changed.filter(each => each !== 'status')
  return [...status, ...(others.length > 0 ? [`Changed: ${others.join(', ')}.`] : [])].join(' ')
}

async function logLoads(
  trx: Transaction<Schema>,
  { userId, now }: Writer,
  loads: readonly (WrittenLoad & { readonly id: number })[],
) {
  if (loads.length === 0) return
  await trx
    .insertInto('load_logs')
    .values(
      loads.map(load => ({
        load_id: load.id,
        is_type: load.result === 'created' ? 'load_created' : 'load_changed',
        occurred_at: now,
        external_message: messageOf(load),
        user_id: userId,
        created_at: now,
      })),
    )
    .execute()
}

/** Who writes loads, and when. */
export interface Writer {
  readonly companyId: number
  readonly userId: number
  readonly now: Date
}

/**
 * Writes loads with their stops and a log of each that is new or changed, by a fixed number of statements. Returns the ids
 * by number.
 */
export async function writeLoads(
  trx: Transaction<Schema>,
  by: Writer,
  loads: readonly WrittenLoad[],
): Promise<ReadonlyMap<string, number>> {
  const made = await insertLoads(
    trx,
    by.companyId,
    by.now,
    loads.filter(({ id }) => id === null),
  )
  await updateLoads(
    trx,
    loads.filter(({ id, isWritten }) => id !== null && isWritten),
  )
  const stored = loads.flatMap(load => {
    const id = load.id ?? made.get(load.number)
    return id === undefined ? [] : [{ ...load, id }]
  })
  const isOther = stored.filter(({ result }) => result !== 'unchanged')
  await writeStops(trx, isOther)
  await logLoads(trx, by, isOther)
  return new Map(stored.map(({ number, id }) => [number, id]))
}
