import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../testing/thorough.ts'
import { coverInForce, lineOnRecord } from '../rules/assessment/cover-in-force.ts'
import { lastDayOf } from '../rules/assessment/policy-days.ts'
import { factsOf } from './facts-of.ts'
import type { Database } from '../database/database.ts'
import { nameKey } from '../database/name-key.ts'
import { openSeededDatabase } from '../testing/test-database.ts'
import { sortedIds } from './find-page.ts'
import type { Narrowing } from './narrowing.ts'
import { type CarrierRecord, readRecords } from './read-records.ts'
import { countFound, searchIds } from './search-carriers.ts'
import type { CarrierSort } from './sorts.ts'

const by = { companyId: 1, day: '2026-11-21' }

let database: Database
let known: readonly CarrierRecord[]
beforeAll(async () => {
  database = await openSeededDatabase('small')
  // QCMobile reported an order of some, and no longer of others.
  await sql`
    insert into carrier_lookup_facts (carrier_id, order_as_of, ordered_on, order_missing_as_of)
    select id, '2026-11-20', '2026-11-01', case when id % 2 = 0 then '2026-11-21'::date end
    from carriers where id % 5 = 0`.execute(database.db)
  const ids = await database.db.selectFrom('carriers').select('id').where('is_findable', '=', true).execute()
  known = await readRecords(
    database.db,
    ids.map(row => row.id),
    by.companyId,
  )
})
afterAll(() => database.close())

const coverOf = (record: CarrierRecord, kind: 'bipd' | 'cargo') => coverInForce(factsOf(record), kind, by.day)

/** What each filter asks, read off one carrier: the plainest reading. */
const TESTS: {
  readonly [Name in keyof Narrowing]-?: (
    record: CarrierRecord,
    requested: NonNullable<Narrowing[Name]>,
  ) => boolean
} = {
  physical_place_in: ({ physical_country: country, physical_state: state }, places) =>
    places.some(place => place === country || place === `${country}-${state}`),
  rules_assessment_eq: () => true,
  verdict_eq: () => true,
  connection_status_in: ({ connection }, allowed) => allowed.includes(connection?.status ?? 'none'),
  authority_active_eq: ({ authority }) => authority?.common === 'A' || authority?.contract === 'A',
  auto_liability_amount_gteq: (record, usd) => (coverOf(record, 'bipd')?.amount ?? -1) >= usd,
  cargo_amount_gteq: (record, usd) => (coverOf(record, 'cargo')?.amount ?? -1) >= usd,
  power_units_gteq: ({ census }, least) => (census?.power_units ?? -1) >= least,
  out_of_service_eq: ({ safety }) => safety?.out_of_service !== true,
  identity_alerts_count_eq: ({ alert_days: days }) => days.length === 0,
}

const narrowings: fc.Arbitrary<Narrowing> = fc.record(
  {
    physical_place_in: fc.subarray(['US', 'CA', 'US-TX', 'US-OH', 'US-GA', 'CA-ON', 'MX-NL'], {
      minLength: 1,
    }),
    connection_status_in: fc.subarray<NonNullable<Narrowing['connection_status_in']>[number]>(
      ['none', 'needs_to_onboard', 'onboarded', 'do_not_dispatch'],
      {
        minLength: 1,
      },
    ),
    authority_active_eq: fc.constant('true' as const),
    auto_liability_amount_gteq: fc.constantFrom(750_000, 1_000_000, 2_000_000),
    cargo_amount_gteq: fc.constantFrom(100_000, 250_000),
    power_units_gteq: fc.constantFrom(1, 3, 10, 40),
    out_of_service_eq: fc.constant('false' as const),
    identity_alerts_count_eq: fc.constant('0' as const),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Narrowing>

const isRequested = (record: CarrierRecord, requested: Narrowing) =>
  Object.entries(requested).every(([name, value]) =>
    (TESTS[name as keyof Narrowing] as (record: CarrierRecord, requested: unknown) => boolean)(record, value),
  )
const starting = (start: string) => (record: CarrierRecord) =>
  [record.legal_name, record.dba_name].some(name => nameKey(name ?? '').startsWith(start))
const starts = () => fc.constantFrom(...known.map(record => nameKey(record.legal_name ?? '').slice(0, 1)))

const anySearch = () => fc.record({ nameStart: starts(), requested: narrowings })
/** A search that one carrier passes, with those of some filters that it does. */
const passedSearch = () =>
  fc.tuple(fc.constantFrom(...known), narrowings).map(([record, every]) => ({
    nameStart: nameKey(record.legal_name ?? '').slice(0, 1),
    requested: Object.fromEntries(
      Object.entries(every).filter(([name, value]) => isRequested(record, { [name]: value })),
    ) as Narrowing,
  }))

const RUNS = { numRuns: runs(10, 30) }

describe('carrier search filters and order', () => {
  it('a filtered search finds and counts the same carriers as checking each carrier', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(fc.tuple(anySearch(), passedSearch()), async searches => {
        for (const { nameStart, requested } of searches) {
          const filter = { nameStart, narrowing: { requested, by } }
          const expected = known.filter(
            record => starting(nameStart)(record) && isRequested(record, requested),
          )
          const ids = await searchIds(database.db, filter, { limit: 5_000, offset: 0 })
          expect(ids.toSorted((a, b) => a - b)).toEqual(
            expected.map(({ id }) => id).toSorted((a, b) => a - b),
          )
          expect(await countFound(database.db, filter)).toBe(expected.length)
          found += expected.length
        }
      }),
      RUNS,
    )
    expect(found).toBeGreaterThan(0)
  })
})

const KEYS: Readonly<Record<string, (record: CarrierRecord) => string | number | null>> = {
  legal_name: record => record.legal_name && nameKey(record.legal_name),
  power_units: ({ census }) => census?.power_units ?? null,
  authority_granted_on: ({ authority }) => authority?.granted_on ?? null,
  insurance_until: record => {
    const line = lineOnRecord(factsOf(record), 'bipd', by.day)
    if (line.status === 'ended') return line.lastDay
    return line.status === 'in-force' ? lastDayOf(line.policy) : null
  },
  last_inspection_date: ({ safety }) => safety?.last_inspection_date ?? null,
}

describe('a search that is sorted', () => {
  it('a sorted search puts unknown values last and breaks ties by lower id', async () => {
    const sorts = fc
      .tuple(fc.constantFrom(...Object.keys(KEYS)), fc.constantFrom('asc', 'desc'))
      .map(([key, direction]) => `${key} ${direction}` as CarrierSort)
    await fc.assert(
      fc.asyncProperty(starts(), sorts, async (nameStart, sort) => {
        const [key = '', direction] = sort.split(' ')
        const keyOf = KEYS[key] ?? (() => null)
        const sign = direction === 'asc' ? 1 : -1
        const expected = known.filter(starting(nameStart)).toSorted((one, other) => {
          const [a, b] = [keyOf(one), keyOf(other)]
          if (a === null || b === null)
            return (a === null ? 1 : 0) - (b === null ? 1 : 0) || one.id - other.id
          return (a < b ? -sign : a > b ? sign : 0) || one.id - other.id
        })
        expect(await sortedIds(database.db, { nameStart }, sort, by.day)).toEqual(
          expected.map(({ id }) => id),
        )
      }),
      RUNS,
    )
  })
})
