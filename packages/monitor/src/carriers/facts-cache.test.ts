import fc from 'fast-check'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { oldFactChanges } from '../database/old-fact-changes.ts'
import type { Schema } from '../database/schema.ts'
import { openSeededDatabase } from '../testing/test-database.ts'
import { runs } from '../testing/thorough.ts'
import { TIE_WRITES } from '../testing/tie-writes.ts'
import { FactsCache, factsCacheOf } from './facts-cache.ts'
import type { FactsOnRecord } from './read-facts.ts'
import { readRecords } from './read-records.ts'

let database: Database
/** Each stands for a process: it has a cache of its own. */
let processes: readonly Kysely<Schema>[]
let ids: readonly number[]
beforeAll(async () => {
  database = await openSeededDatabase('small')
  processes = [database.db, database.db.withoutPlugins()]
  const rows = await database.db.selectFrom('carriers').select('id').orderBy('id').limit(30).execute()
  ids = rows.map(({ id }) => id)
})
afterAll(() => database.close())

const COMPANY = 1

const byId = async (db: Kysely<Schema>) => {
  const records = await readRecords(db, ids, COMPANY)
  return records.toSorted((one, other) => one.id - other.id)
}

/** What a process with an empty cache reads. */
const anew = (db: Kysely<Schema>) => byId(db.withoutPlugins())

/** Writes of each table that facts are read from, of one carrier `id`, by a number that differs. */
const WRITES: Readonly<Record<string, (id: number, n: number) => RawBuilder<unknown>>> = {
  ...TIE_WRITES,
  'a name': (id, n) => sql`update carriers set legal_name = ${`Name ${n}`} where id = ${id}`,
  'another phone': (id, n) =>
    sql`update carriers set phone = ${`(214) 555-01${String(n % 100).padStart(2, '0')}`} where id = ${id}`,
  'whether it is found': id =>
    sql`update carriers set is_census_verified = not is_census_verified where id = ${id}`,
  'a new number': (id, n) =>
    sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
      values (${id}, 'SCAC', ${`T${n}`}, ${`T${n}`}) on conflict do nothing`,
  'numbers of another carrier': (id, n) =>
    sql`update carrier_identifiers set carrier_id = ${id} where is_type = 'SCAC' and value = ${`T${n}`}
      and not exists (select from carrier_identifiers where carrier_id = ${id} and is_type = 'SCAC')`,
  'no such number': id => sql`delete from carrier_identifiers where carrier_id = ${id} and is_type = 'SCAC'`,
  'a census': (id, n) => sql`update carrier_census set drivers = ${n} where carrier_id = ${id}`,
  'no census': id => sql`delete from carrier_census where carrier_id = ${id}`,
  'a census again': (id, n) =>
    sql`insert into carrier_census (carrier_id, drivers) values (${id}, ${n}) on conflict do nothing`,
  'all censuses': (_, n) => sql`update carrier_census set drivers = ${n}`,
  'an authority': (id, n) =>
    sql`insert into carrier_authorities (carrier_id, common) values (${id}, 'A')
      on conflict (carrier_id) do update set common = ${n % 2 === 0 ? 'A' : 'I'}`,
  'a rating': (id, n) =>
    sql`insert into carrier_safety (carrier_id, rating) values (${id}, 'S')
      on conflict (carrier_id) do update set inspections_24_months = ${n}`,
  'a policy': (id, n) =>
    sql`insert into carrier_insurances (carrier_id, kind, amount) values (${id}, 'bipd', ${n})`,
  'policies that are not confirmed': id =>
    sql`update carrier_insurances set is_pending = not is_pending where carrier_id = ${id}`,
  'no policy': id => sql`delete from carrier_insurances where carrier_id = ${id}`,
  'a check': (id, n) =>
    sql`insert into carrier_facts (carrier_id, kind, is_verified)
      values (${id}, 'verified_physical_location_activity', true)
      on conflict (carrier_id, kind) do update set is_verified = ${n % 2 === 0}`,
  'an officer': (id, n) =>
    sql`insert into carrier_contacts (carrier_id, name) values (${id}, ${`Officer ${n}`})`,
  'no officers': id => sql`delete from carrier_contacts where carrier_id = ${id} and source is null`,
  'other officers': (id, n) =>
    sql`insert into contact_changes (carrier_id, is_type, was, changed_on)
      values (${id}, ${n % 2 === 0 ? 'officer' : 'officers_cleared'}, 'ANN LEE', '2026-01-01'::date + ${n}::int)`,
  'officers of a later day': (id, n) =>
    sql`update carriers set officers_since = '2026-01-01'::date + ${n}::int where id = ${id}`,
  'a crash': (id, n) =>
    sql`insert into crashes (carrier_id, report_number, occurred_on, injuries)
      values (${id}, ${`TX${n}`}, '2026-01-01'::date + ${n}::int, 1)`,
  'no crash': id => sql`delete from crashes where carrier_id = ${id}`,
  measures: (id, n) =>
    sql`insert into carrier_basic_measures (carrier_id, measured_on, measures)
      values (${id}, '2026-01-01', ${`[["unsafe_driving", ${n}]]`}::json)
      on conflict (carrier_id) do update set measures = excluded.measures`,
  'no measures': id => sql`delete from carrier_basic_measures where carrier_id = ${id}`,
  'a lookup': (id, n) =>
    sql`insert into carrier_lookup_facts (carrier_id, order_as_of) values (${id}, '2026-01-01')
      on conflict (carrier_id) do update set ordered_on = '2026-01-01'::date + ${n}::int`,
  'no lookup': id => sql`delete from carrier_lookup_facts where carrier_id = ${id}`,
  'no check of any': () => sql`truncate carrier_facts`,
  'a listing': id =>
    sql`with listing as (
        insert into federal_listings (kind, as_of) values ('sms-census', '2026-01-01') returning id)
      update carrier_census set listing_id = listing.id from listing where carrier_id = ${id}`,
  'the days of listings': (_, n) => sql`update federal_listings set as_of = '2026-01-01'::date + ${n}::int`,
  'the day of a file': (_, n) =>
    sql`insert into federal_files (kind, as_of) values ('out-of-service-orders', '2026-01-01')
      on conflict (kind) do update set as_of = '2026-01-01'::date + ${n}::int`,
  'a carrier of the register': id => sql`update carriers set source = 'federal' where id = ${id}`,
  'a file that is no longer whole': () => sql`delete from federal_files`,
  'a refused row': (id, n) =>
    sql`insert into refused_rows (kind, source, number)
      select 'motus-carrier', ${`file ${n}`}, is_type || ' ' || value_key from carrier_identifiers
      where carrier_id = ${id} on conflict do nothing`,
  'no refused row': id =>
    sql`delete from refused_rows as r using carrier_identifiers as i
      where i.carrier_id = ${id} and r.number = i.is_type || ' ' || i.value_key`,
}

class Undone extends Error {}

const write = fc.record({
  kind: fc.constantFrom(...Object.keys(WRITES)),
  carrier: fc.nat({ max: 4 }),
  n: fc.nat({ max: 50 }),
})

const step = fc.record({
  writes: fc.array(write, { minLength: 1, maxLength: 3 }),
  how: fc.constantFrom('one by one', 'in a transaction', 'undone', 'while others read'),
  by: fc.nat({ max: 1 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function writeAll(db: Kysely<Schema>, { writes }: Step): Promise<void> {
  for (const { kind, carrier, n } of writes) await WRITES[kind]?.(ids[carrier] ?? 0, n).execute(db)
}

async function run(each: Step): Promise<void> {
  const db = processes[each.by] as Kysely<Schema>
  if (each.how === 'one by one') return writeAll(db, each)
  if (each.how === 'while others read') {
    await Promise.all([...processes.map(byId), writeAll(db, each), ...processes.map(byId)])
    return
  }
  const inTransaction = db.transaction().execute(async trx => {
    await writeAll(trx, each)
    expect(await byId(trx)).toEqual(await anew(trx))
    if (each.how === 'undone') throw new Undone()
  })
  await inTransaction.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}

it('after any write, of this process or another, each process reads what is on record', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async steps => {
      for (const each of steps) {
        await run(each)
        const expected = await anew(database.db)
        for (const db of processes) expect(await byId(db)).toEqual(expected)
      }
    }),
    { numRuns: runs(25, 300) },
  ))

it('what has not changed is read once', async () => {
  const [db] = processes as [Kysely<Schema>]
  const [first] = await byId(db)
  const { changes } = factsCacheOf(db)
  await sql`update connections set notes = 'Called.'`.execute(db)
  const [again] = await byId(db)
  expect(factsCacheOf(db).changes).toBe(changes)
  expect(again?.identifiers).toBe(first?.identifiers)
})

it('a change of one carrier leaves the others cached, and one of many leaves none', async () => {
  const [db] = processes as [Kysely<Schema>]
  await byId(db)
  const known = factsCacheOf(db).size.carriers
  const later = async (change: RawBuilder<unknown>) => {
    await change.execute(db)
    await readRecords(db, [], COMPANY)
    return factsCacheOf(db).size.carriers
  }
  expect(await later(sql`update carriers set phone = null where id = ${ids[0]}`)).toBe(known - 1)
  expect(await later(sql`update carriers set phone = null`)).toBe(0)
})

const place = (at: number, xid: number) => ({ at, snapshot: `${xid}:${xid}:`, moves_ties: false })
const factsWith = (id: number, text = '') => ({ id, legal_name: text }) as FactsOnRecord

it('what was read before a change that was seen meanwhile is not cached', async () => {
  const cache = new FactsCache()
  cache.follow(undefined, { ...place(1, 10), carrier_ids: [] })
  await cache.factsOf([1], async () => {
    cache.follow(cache.place, { ...place(2, 11), carrier_ids: [1] })
    return [factsWith(1)]
  })
  expect(cache.size.carriers).toBe(0)
})

it.each([
  ['of any carrier', 2, [null]],
  ['that may no longer be stored', 4_000, []],
  ['of too many to name', 2, Array.from({ length: 201 }, (_, at) => at)],
])('changes %s leave nothing cached', async (_, at, carrier_ids) => {
  const cache = new FactsCache()
  cache.follow(undefined, { ...place(1, 10), carrier_ids: [] })
  await cache.factsOf([1_000], async () => [factsWith(1_000)])
  expect(cache.size.carriers).toBe(1)
  cache.follow(cache.place, { ...place(at, 11), carrier_ids })
  expect(cache.size).toEqual({ carriers: 0, bytes: 0 })
})

it('caches no more than its bounds, and what was used last', async () => {
  const cache = new FactsCache()
  cache.follow(undefined, { ...place(1, 10), carrier_ids: [] })
  const long = 'x'.repeat(1_000_000)
  for (let id = 1; id <= 100; id += 1) {
    await cache.factsOf([id], async () => [factsWith(id, long)])
    await cache.factsOf([1], async () => [factsWith(1, long)])
  }
  const { carriers, bytes } = cache.size
  expect(carriers).toBeGreaterThan(10)
  expect(bytes).toBeLessThanOrEqual(128 * 1024 * 1024)
  const read: (readonly number[])[] = []
  await cache.factsOf([1, 2], async missing => {
    read.push(missing)
    return []
  })
  expect(read).toEqual([[2]])
})

it('of many at once none is cached, and what is cached is used', async () => {
  const cache = new FactsCache()
  cache.follow(undefined, { ...place(1, 10), carrier_ids: [] })
  await cache.factsOf([1], async () => [factsWith(1, 'cached')])
  const many = Array.from({ length: 201 }, (_, at) => at + 1)
  const found = await cache.factsOf(many, async missing => missing.map(id => factsWith(id)))
  expect([found.size, found.get(1)?.legal_name, cache.size.carriers]).toEqual([201, 'cached', 1])
  await cache.factsOf(many.slice(1), async missing => missing.map(id => factsWith(id)))
  expect(cache.size.carriers).toBe(201)
})

it('changes of facts are stored for their time, then deleted', async () => {
  const { db } = database
  const stored = () => db.selectFrom('fact_changes').select('carrier_id').execute()
  await sql`delete from fact_changes`.execute(db)
  await sql`insert into fact_changes (carrier_id) values (7)`.execute(db)
  await oldFactChanges()(db)
  expect(await stored()).toEqual([{ carrier_id: 7 }])
  await oldFactChanges(0)(db)
  expect(await stored()).toEqual([])
})
