import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { identifierKey, nameKey } from '../../database/name-key.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { namedCarriers, seedWorld, worldNamed } from '../index.ts'
import { FAILING_RULES } from './carrier-profiles.ts'
import { demoAccounts } from './demo-accounts.ts'
import { combinationCarriers } from './demo-carriers.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase('demo')
})
afterAll(() => database.close())

const request = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(database.db)).rows

describe('the demo world', () => {
  it('the demo has 5,000 carriers with identifiers of every type', async () => {
    const types = await request(
      sql<{ is_type: string }>`select distinct is_type from carrier_identifiers order by 1`,
    )
    expect(types.map(({ is_type }) => is_type)).toEqual([
      'CVOR',
      'DOT',
      'FF',
      'MC',
      'MX',
      'NIR_QC',
      'NSC',
      'RFC',
      'SCAC',
    ])
    expect(await request(sql`select count(*) as many from carriers`)).toEqual([{ many: 5_000 }])
  })

  it.each([
    [
      'carriers without a number',
      sql`select id from carriers c
      where not exists (select from carrier_identifiers i where i.carrier_id = c.id)`,
    ],
    [
      'numbers of two carriers',
      sql`select value from carrier_identifiers where is_type in ('DOT', 'MC', 'MX', 'FF')
      group by is_type, value having count(*) > 1`,
    ],
    [
      'US carriers without a DOT number',
      sql`select id from carriers c where physical_country = 'US'
      and not exists (select from carrier_identifiers i where i.carrier_id = c.id and i.is_type = 'DOT')`,
    ],
    [
      'authority older than the register entry',
      sql`select carrier_id from carrier_authorities a
      join carrier_census c using (carrier_id) where a.granted_on < c.add_date`,
    ],
    [
      'dates that lie ahead of today',
      sql`select carrier_id from carrier_safety where last_inspection_date > ${TEST_DAY}
      or rating_date > ${TEST_DAY} or as_of > ${TEST_DAY}`,
    ],
    [
      'an inspection count without its date',
      sql`select carrier_id from carrier_safety
      where inspections_24_months > 0 and last_inspection_date is null`,
    ],
    [
      'phones outside the 555 exchange',
      sql`select phone from (select phone from carriers union all
      select phone from carrier_contacts union all select phone_e164 from users) p where phone !~ '^[+]1[2-9]..555....$'`,
    ],
    [
      'mail that could reach someone',
      sql`select email from (select email from carriers union all
      select email from carrier_contacts union all select email from users) e where email !~ '[.]example$'`,
    ],
    [
      'areas without the state they lie in',
      sql`select id from areas
      where is_type in ('five_zip', 'three_zip', 'kma') and state_area_id is null`,
    ],
    [
      'areas whose state or market is another kind of area',
      sql`select a.id from areas a
      left join areas s on s.id = a.state_area_id left join areas k on k.id = a.kma_area_id
      where s.is_type <> 'state' or k.is_type <> 'kma' or s.country <> a.country`,
    ],
  ])('the demo has no %s', async (_, query) => {
    expect(await request(query)).toEqual([])
  })

  it('every search key of the demo equals the key that a search builds', async () => {
    const carriers = await database.db
      .selectFrom('carriers')
      .select(['legal_name', 'legal_name_key', 'dba_name', 'dba_name_key'])
      .execute()
    const wrong = carriers.filter(
      one =>
        one.legal_name_key !== (one.legal_name === null ? null : nameKey(one.legal_name)) ||
        one.dba_name_key !== (one.dba_name === null ? null : nameKey(one.dba_name)),
    )
    expect(wrong).toEqual([])
    const numbers = await database.db
      .selectFrom('carrier_identifiers')
      .select(['value', 'value_key'])
      .execute()
    expect(numbers.filter(one => identifierKey(one.value ?? '') !== one.value_key)).toEqual([])
  })

  it('no search of the demo finds a carrier that is unverified or has no legal name', async () => {
    const hidden = await request(
      sql<{ legal_name: string | null }>`select legal_name from carriers where not is_findable`,
    )
    const names = hidden.map(({ legal_name }) => legal_name)
    expect(names).toContain('UNVERIFIED HOLLOW FREIGHT LLC')
    expect(names).toContain(null)
    expect(names.length).toBeLessThan(150)
  })

  it('the demo has every named carrier with its identifiers, and every account', async () => {
    for (const { id, name, dot, mc } of namedCarriers) {
      const numbers = await request(sql<{
        value: string
      }>`select value from carrier_identifiers i join carriers c on c.id = i.carrier_id
        where c.id = ${id} and legal_name = ${name} order by value`)
      expect(numbers.map(({ value }) => value)).toEqual([mc, dot])
    }
    const users = await request(sql<{ email: string }>`select email from users
      order by id limit ${demoAccounts.length}`)
    expect(users.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email))
  })

  it('the demo overrides each failing rule of a combination with Override, and none of one with Fail', async () => {
    const rows = await request(sql<{
      carrier_id: number
      is_type: string
    }>`select carrier_id, is_type from rule_overrides
      where carrier_id between 101 and 164 and is_active`)
    const made = new Set(rows.map(({ carrier_id, is_type }) => `${carrier_id} ${is_type}`))
    for (const [id, labels] of combinationCarriers)
      for (const category of ['authority', 'insurance', 'operations'] as const)
        for (const rule of FAILING_RULES[category])
          expect(made.has(`${id} ${rule}`)).toBe(labels[category] === 'Override')
    expect(combinationCarriers.size).toBe(64)
  })

  it('demo area names begin so that a city, a ZIP and a market are found', async () => {
    const find = (key: string) =>
      request(
        sql<{
          name: string
        }>`select name from areas where name_key >= ${key} and name_key < ${`${key}\u{10ffff}`} order by name_key`,
      )
    expect((await find('DALLASTX752')).map(({ name }) => name)).toContain('Dallas, TX 75201')
    expect((await find('DALLASTXM')).map(({ name }) => name)).toEqual(['Dallas, TX market'])
    expect((await find('NUEVOLEON')).map(({ name }) => name)).toEqual(['Nuevo León'])
    const [zip] = await request(sql<{
      market: string
      state: string
    }>`select k.name as market, s.name as state from areas a
      join areas k on k.id = a.kma_area_id join areas s on s.id = a.state_area_id where a.code = '75201'`)
    expect(zip).toEqual({ market: 'Dallas, TX market', state: 'Texas' })
  })

  it('the demo is seeded once', async () => {
    expect(await seedWorld(database.db, worldNamed('demo'), { today: '2027-01-01' })).toEqual({
      seeded: false,
    })
  })
})

describe('building a world', () => {
  it('building a world twice for one day gives the same rows', async () => {
    const small = worldNamed('small')
    expect(await small.build(TEST_DAY)).toEqual(await small.build(TEST_DAY))
  })

  it('building a world for another day moves only the dates', async () => {
    const small = worldNamed('small')
    const withoutDates = async (day: string) => {
      // The digest of a decision record is also one of its dates.
      const { decision_records: _, ...rows } = await small.build(day)
      return JSON.stringify(rows).replace(/\d{4}-\d{2}-\d{2}/g, '')
    }
    expect((await withoutDates('2028-07-01')) === (await withoutDates(TEST_DAY))).toBe(true)
  })

  it('an unknown world name is rejected', () => {
    expect(() => worldNamed('nowhere')).toThrow('There is no world "nowhere". There are: demo, small')
  })
})
