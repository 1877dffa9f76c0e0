import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Areas, addAreas, addRun, addSightings } from '../../testing/movements.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

type Person = Parameters<TestCompany['as']>[0]
interface Found {
  readonly carriers: readonly { id: number; seen_on_lane: { times: number; last_on: string } | null }[]
  readonly route: { points: readonly { latitude: number; longitude: number }[]; miles: number } | null
}

let testCompany: TestCompany
let areas: Areas
/** Each carrier by where it was seen, and on which days. */
const SEEN: readonly (readonly [carrier: number, area: keyof Areas, days: readonly string[]])[] = [
  [1, 'dallas', ['2026-11-01', '2026-10-01', '2026-09-01']],
  [1, 'atlanta', ['2026-11-03', '2026-10-03']],
  [2, 'fortWorth', ['2026-11-04']],
  [2, 'dallasNorth', ['2026-11-05', '2026-11-06']],
  [2, 'atlanta', ['2026-11-07', '2026-11-08', '2026-11-09']],
  [3, 'dallas', ['2026-11-10']],
  [4, 'dallas', ['2026-11-11']],
  [4, 'atlanta', ['2026-11-12']],
  [5, 'dallas', ['2026-11-13']],
  [5, 'atlanta', ['2026-11-14']],
  [5, 'toronto', ['2026-11-15']],
]

beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  areas = await addAreas(db)
  for (const [carrier_id, area, days] of SEEN) {
    const run = await addRun(db, { carrier_id })
    await addSightings(
      db,
      { run, carrier_id },
      days.map(day => [areas[area], day] as const),
    )
  }
})
afterAll(() => testCompany.close())

const forget = async () => {
  await sql`delete from lane_searches`.execute(testCompany.database.db)
  await sql`update companies set carrier_searches_limit = null, carrier_searches_count = 0`.execute(
    testCompany.database.db,
  )
}
beforeEach(forget)

const laneOf = (from: keyof Areas = 'dallasMarket', to: keyof Areas = 'atlantaMarket') => ({
  origin_area_id: areas[from],
  destination_area_id: areas[to],
})
const request = async (more: object = {}, person: Person = 'north') =>
  (await testCompany.as(person)).post('carriers/search', { ...laneOf(), ...more })
const found = async (more: object = {}): Promise<Found> => {
  const response = await request(more)
  expect(response.status).toBe(200)
  return (await response.json()) as Found
}
const idsOf = ({ carriers }: Found) => carriers.map(({ id }) => id)

describe('carriers of a lane', () => {
  it('a lane finds carriers seen at both ends, most often first, with how often and when last', async () => {
    const { carriers } = await found()
    expect(carriers.map(({ id, seen_on_lane }) => [id, seen_on_lane])).toEqual([
      [2, { times: 3, last_on: '2026-11-06' }],
      [1, { times: 2, last_on: '2026-11-01' }],
      [5, { times: 1, last_on: '2026-11-13' }],
    ])
  })

  it('lane results are rows of a carrier list', async () => {
    const { carriers } = await found()
    expect(carriers[1]).toMatchObject({
      legal_name: 'Eagle Mesa Freight, L.L.C.',
      rules_assessment: { summary: expect.any(Object) },
      subscription: null,
    })
  })

  it.each([
    ['dallas', 'atlanta', [1, 5]],
    ['dallasThree', 'atlantaThree', [2, 1, 5]],
    ['texas', 'georgia', [2, 1, 5]],
    ['us', 'us', [2, 1, 5, 3]],
    ['dallasNorth', 'georgia', [2]],
    ['atlanta', 'dallas', [1, 5]],
    ['texas', 'ontario', [5]],
    ['texas', 'ca', [5]],
    ['toronto', 'us', [5]],
    ['nowhere', 'atlanta', []],
    ['dallas', 'dallas', [1, 5, 3]],
  ] as const)('the lane from %s to %s finds %j', async (from, to, ids) => {
    expect(idsOf(await found(laneOf(from, to)))).toEqual(ids)
  })
})

describe('lane filters', () => {
  beforeAll(async () => {
    const { db } = testCompany.database
    const as_of = '2026-11-01'
    await db
      .insertInto('carrier_census')
      .values([
        { carrier_id: 2, power_units: 12, as_of },
        { carrier_id: 5, power_units: 20, as_of },
      ])
      .execute()
    await db
      .insertInto('carrier_equipment')
      .values([
        { carrier_id: 1, kind: 'straight_box_trucks', count: 3 },
        { carrier_id: 1, kind: 'van', count: 3 },
        { carrier_id: 2, kind: 'cargo_vans', count: 7 },
        { carrier_id: 2, kind: 'reefer', count: 3 },
        { carrier_id: 2, kind: 'van', count: 2 },
        { carrier_id: 5, kind: 'reefer', count: 1 },
      ])
      .execute()
    await db
      .insertInto('carrier_authorities')
      .values([
        { carrier_id: 2, common: 'A', granted_on: '2026-05-21', as_of },
        { carrier_id: 5, common: 'A', granted_on: '2026-05-22', as_of },
      ])
      .execute()
    await db
      .insertInto('carrier_insurances')
      .values([
        { carrier_id: 2, kind: 'cargo', amount: 100_000, as_of },
        { carrier_id: 5, kind: 'cargo', amount: 250_000, expires_on: '2026-11-20', as_of },
        { carrier_id: 5, kind: 'cargo', amount: 99_999, as_of },
        { carrier_id: 5, kind: 'cargo', amount: 900_000, is_primary: false, as_of },
        { carrier_id: 5, kind: 'general_liability', amount: 2_000_000, as_of },
        { carrier_id: 2, kind: 'general_liability', amount: 5_000_000, effective_on: '2026-11-22', as_of },
      ])
      .execute()
    await db.updateTable('carriers').set({ physical_country: 'CA' }).where('id', '=', 5).execute()
    await db.insertInto('carrier_contact_checks').values({ carrier_id: 5, verified_on: as_of }).execute()
    await db
      .insertInto('carrier_eld_connections')
      .values([
        { carrier_id: 1, provider: 'Cabwise', has_valid_credentials: false, connected_on: null },
        { carrier_id: 2, provider: 'Cabwise', has_valid_credentials: true, connected_on: null },
        { carrier_id: 5, provider: 'Cabwise', has_valid_credentials: null, connected_on: null },
      ])
      .execute()
  })

  it.each([
    [{}, [2, 1, 5]],
    [{ power_units_gteq: 12 }, [2, 5]],
    [{ power_units_gteq: 13 }, [5]],
    [{ power_units_lteq: 12 }, [2, 1]],
    [{ power_units_gteq: 12, power_units_lteq: 12 }, [2]],
    [{ straight_box_trucks_gteq: 3 }, [1]],
    [{ straight_box_trucks_gteq: 4 }, []],
    [{ straight_box_trucks_lteq: 5 }, [1]],
    [{ cargo_vans_lteq: 7 }, [2]],
    [{ cargo_vans_lteq: 6 }, []],
    [{ authority_age_months_gteq: 6 }, [2, 1]],
    [{ authority_age_months_lteq: 6 }, [2, 5]],
    [{ authority_age_months_lteq: 5 }, [5]],
    [{ authority_age_months_gteq: 24 }, [1]],
    [{ cargo_amount_gteq: 100_000 }, [2]],
    [{ cargo_amount_gteq: 0 }, [2, 1, 5]],
    [{ general_liability_amount_gteq: 1_000_000 }, [5]],
    [{ auto_liability_amount_gteq: 1_000_000 }, [1]],
    [{ auto_liability_amount_gteq: 2_000_000 }, []],
    [{ equipment_in: ['reefer'] }, [5]],
    [{ equipment_in: ['reefer'], equipment_share_gteq: 0.25 }, [2, 5]],
    [{ equipment_in: ['reefer', 'cargo_vans'] }, [2, 5]],
    [{ equipment_in: ['reefer'], equipment_share_gteq: 0, equipment_count_gteq: 2 }, [2]],
    [{ equipment_in: ['van'] }, [1]],
    [{ equipment_in: ['tanker'], equipment_share_gteq: 0 }, []],
    [{ physical_country_in: ['CA'] }, [5]],
    [{ physical_country_in: ['US', 'CA'] }, [2, 1, 5]],
    [{ is_contact_verified_eq: true }, [5]],
    [{ eld_connected_eq: 2 }, [2]],
    [{ power_units_gteq: 1, cargo_amount_gteq: 100_000, eld_connected_eq: 2 }, [2]],
  ] as const)('the lane filter %j leaves %j', async (q, ids) => {
    expect(idsOf(await found({ q }))).toEqual(ids)
  })

  it('the authority age filter includes both of its limits', async () => {
    testCompany.clock.move(86_400)
    try {
      expect(idsOf(await found({ q: { authority_age_months_gteq: 6 } }))).toEqual([2, 1, 5])
    } finally {
      testCompany.clock.move(-86_400)
    }
  })
})

describe('rules in a lane search', () => {
  const by = async (bucket: string, person: Person = 'north') => {
    const response = await request({ q: { rules_assessment_eq: bucket } }, person)
    expect(response.status).toBe(200)
    return idsOf((await response.json()) as Found)
  }

  beforeAll(async () => {
    const { db } = testCompany.database
    const as_of = '2026-11-01'
    await db
      .insertInto('carrier_insurances')
      .values([
        { carrier_id: 2, kind: 'bipd', amount: 1_000_000, as_of },
        { carrier_id: 5, kind: 'bipd', amount: 1_000_000, as_of },
      ])
      .execute()
    await db.updateTable('carrier_safety').set({ rating: null }).where('carrier_id', '=', 1).execute()
    await db.updateTable('carrier_census').set({ status_code: 'A', carrier_operation: 'A' }).execute()
    await db
      .insertInto('carrier_safety')
      .values([
        { carrier_id: 2, rating: 'S', as_of },
        { carrier_id: 5, rating: 'U', as_of },
      ])
      .execute()
  })

  it.each([
    ['pass', [2]],
    ['partial_pass', []],
    ['fail', [5]],
    ['incomplete', [1]],
  ])('the lane filter for assessment %s leaves %j', async (bucket, ids) => {
    expect(await by(bucket)).toEqual(ids)
  })

  it("a lane search counts the company's own overrides as passed, and no other company's", async () => {
    const { db } = testCompany.database
    await db
      .insertInto('rule_overrides')
      .values(
        ['satisfactory_or_unrated_safety_rating', 'cargo_at_least_100000'].map(is_type => ({
          company_id: 1,
          carrier_id: 5,
          user_id: 1,
          is_type,
          is_active: true,
          expiration_date: '2080-01-01',
        })),
      )
      .execute()
    try {
      expect([await by('pass'), await by('fail'), await by('fail', 'south')]).toEqual([[2, 5], [], [5]])
    } finally {
      await sql`delete from rule_overrides`.execute(db)
    }
  })

  it('a lane search by assessment counts all rules, also those hidden from the user', async () => {
    expect([await by('fail', 'north'), await by('fail', 'unsafe')]).toEqual([[5], [5]])
    await sql`update carrier_insurances set amount = 100000 where carrier_id = 5 and kind = 'cargo'`.execute(
      testCompany.database.db,
    )
    expect([await by('fail', 'north'), await by('fail', 'unsafe')]).toEqual([[5], [5]])
  })

  it('a lane search by rules is forbidden without rules in the plan', async () => {
    await sql`update companies set can_rule = false where id = 1`.execute(testCompany.database.db)
    try {
      await refusedWithoutChange(testCompany, 403, () => request({ q: { rules_assessment_eq: 'pass' } }))
    } finally {
      await sql`update companies set can_rule = true where id = 1`.execute(testCompany.database.db)
    }
  })
})

describe('radius around the origin', () => {
  it.each([
    ['dallas', undefined, [1, 5]],
    ['dallas', 0, [1, 5]],
    ['dallas', 12.9, [1, 5]],
    // Dallas 75248 lies 13 miles north, Fort Worth 31 west.
    ['dallas', 13.5, [2, 1, 5]],
    ['fortWorth', 10, [2]],
    ['fortWorth', 35, [2, 1, 5]],
    ['atlanta', 99_999.99, [2, 1, 5]],
    ['texas', 40, [2, 1, 5]],
    ['texas', 1, []],
    ['nowhere', 50, []],
  ] as const)('the radius around %s of %s miles finds %j', async (from, miles, ids) => {
    const q = miles === undefined ? {} : { origin_radius_miles_lteq: miles }
    expect(idsOf(await found({ ...laneOf(from, 'atlantaMarket'), q }))).toEqual(ids)
  })

  it('the radius adds up the touches of all ZIPs in it', async () => {
    const { carriers } = await found({ ...laneOf('fortWorth'), q: { origin_radius_miles_lteq: 40 } })
    expect(carriers[0]).toMatchObject({ id: 2, seen_on_lane: { times: 3, last_on: '2026-11-06' } })
  })
})

describe('route of a lane', () => {
  it('the route of a lane is the straight line between the centers, in miles', async () => {
    const { route } = await found()
    expect(route?.points).toEqual([
      { latitude: 32.78, longitude: -96.8 },
      { latitude: 33.75, longitude: -84.39 },
    ])
    expect(route?.miles).toBeGreaterThan(700)
    expect(route?.miles).toBeLessThan(730)
  })

  it("the route starts at the center of a state's ZIPs, and is unknown for a state without any", async () => {
    expect((await found(laneOf('texas', 'atlanta'))).route?.points[0]?.latitude).toBeCloseTo(32.8367, 3)
    expect((await found(laneOf('nowhere', 'atlanta'))).route).toBeNull()
  })

  it('the route from a place to itself has no length', async () => {
    expect((await found(laneOf('dallas', 'dallas'))).route?.miles).toBe(0)
  })
})

describe('lane with many carriers', () => {
  beforeAll(async () => {
    const { db } = testCompany.database
    await sql`insert into carriers (id, legal_name, legal_name_key, is_census_verified, source)
      select 1000 + at, 'Busy ' || at, 'BUSY' || at, true, 'world' from generate_series(1, 230) as at`.execute(
      db,
    )
    await sql`insert into carrier_vehicles (id, carrier_id, is_type, source, date)
      select 10000 + at, 1000 + at, 'power_unit', 'load', date '2026-01-01' from generate_series(1, 230) as at`.execute(
      db,
    )
    await sql`insert into carrier_vehicle_areas (carrier_id, carrier_vehicle_id, area_id, source, seen_on)
      select 1000 + at, 10000 + at, area, 'load', date '2026-01-01' + (at % 7)
      from generate_series(1, 230) as at, unnest(array[${areas.fortWorth}, ${areas.toronto}]::int[]) as area`.execute(
      db,
    )
  })

  it('a lane shows 200 carriers on 4 pages, each once, in one order', async () => {
    const seen: number[] = []
    for (const page of [1, 2, 3, 4]) {
      const response = await request({ ...laneOf('fortWorth', 'toronto'), page })
      expect([response.headers.get('totalitems'), response.headers.get('totalpages')]).toEqual(['200', '4'])
      expect(response.headers.get('currentpage')).toBe(String(page))
      seen.push(...idsOf((await response.json()) as Found))
    }
    expect(seen).toHaveLength(200)
    expect(new Set(seen).size).toBe(200)
    expect(seen.slice(0, 2)).toEqual([1006, 1013])
    expect(idsOf(await found(laneOf('fortWorth', 'toronto')))).toEqual(seen.slice(0, 50))
  })

  it('a lane has no rows behind the last page', async () => {
    expect(idsOf(await found({ ...laneOf('fortWorth', 'toronto'), page: 5 }))).toEqual([])
  })
})

describe('lane search requests', () => {
  it.each(['unpaid', 'watch', 'ended', 'trucker', 'new'] as const)(
    'a lane search is forbidden to %s',
    async person => {
      await refusedWithoutChange(testCompany, 403, () => request({}, person))
    },
  )

  it.each([{ origin_area_id: 999_999 }, { destination_area_id: 999_999 }])(
    'a lane search for a missing area is not found and not counted: %j',
    async lane => {
      await refusedWithoutChange(testCompany, 404, () => request(lane))
    },
  )

  it.each([
    { origin_area_id: null },
    { origin_area_id: 0 },
    { destination_area_id: 'Dallas' },
    { page: 0 },
    { per_page: 51 },
    { page: 1.5 },
    { company_id: 1 },
    { carrier_ids: [1] },
    { q: { legal_name_start: 'A' } },
    { q: { s: 'id asc' } },
    { q: { power_units_gteq: -1 } },
    { q: { power_units_gteq: 1.5 } },
    { q: { power_units_gteq: '5' } },
    { q: { cargo_amount_gteq: 1e12 } },
    { q: { equipment_in: [] } },
    { q: { equipment_in: ['spaceship'] } },
    { q: { equipment_share_gteq: 1.1 } },
    { q: { equipment_count_gteq: 0 } },
    { q: { physical_country_in: ['DE'] } },
    { q: { physical_country_in: [] } },
    { q: { rules_assessment_eq: 'good' } },
    { q: { is_contact_verified_eq: false } },
    { q: { eld_connected_eq: 1 } },
    { q: { origin_radius_miles_lteq: -1 } },
    { q: { origin_radius_miles_lteq: 1e9 } },
    { q: [] },
  ])('an invalid lane search is rejected and not counted: %j', async more => {
    await refusedWithoutChange(testCompany, 422, () => request(more))
  })
})

describe('search limit of a plan', () => {
  const limit = (searches: number) =>
    sql`update companies set carrier_searches_limit = ${searches} where id = 1`.execute(
      testCompany.database.db,
    )
  const count = async (company = 1) =>
    (
      await testCompany.database.db
        .selectFrom('companies')
        .select('carrier_searches_count')
        .where('id', '=', company)
        .executeTakeFirstOrThrow()
    ).carrier_searches_count
  const lanes = (many: number) => Array.from({ length: many }, (_, at) => ({ q: { power_units_gteq: at } }))
  const statuses = (answers: readonly Response[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other)

  it('lane searches are counted one by one and reported with the user', async () => {
    for (const lane of lanes(3)) await found(lane)
    expect(await count()).toBe(3)
    const me = (await (await (await testCompany.as('north')).get('refresh_jwt')).json()) as {
      user: { paywall: { usage: object } }
    }
    expect(me.user.paywall.usage).toEqual({ carrier_searches_count: 3 })
  })

  it('lane searches stop exactly at the limit, even when they run side by side', async () => {
    await limit(5)
    const browser = await testCompany.as('north')
    const answers = await Promise.all(
      lanes(12).map(lane => browser.post('carriers/search', { ...laneOf(), ...lane })),
    )
    expect(statuses(answers)).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(403)])
    expect(await count()).toBe(5)
  })

  it('a lane search repeated side by side is counted once', async () => {
    await limit(1)
    const browser = await testCompany.as('north')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post('carriers/search', laneOf())),
    )
    expect(statuses(answers)).toEqual(Array(8).fill(200))
    expect(await count()).toBe(1)
  })

  it('later pages and a retry are not counted, even at the limit, whatever the order of the fields', async () => {
    await limit(1)
    await found({ q: { power_units_gteq: 0, cargo_vans_gteq: 0 } })
    for (const page of [2, 3, 4, 1]) await found({ page, q: { cargo_vans_gteq: 0, power_units_gteq: 0 } })
    expect(await count()).toBe(1)
  })

  it('a retry after a server error is counted once', async () => {
    testCompany.refuse('POST carriers/search', 500, { times: 1 })
    expect((await request()).status).toBe(500)
    await found()
    expect(await count()).toBe(1)
  })

  it('a new lane search at the limit is rejected with the reason and changes nothing', async () => {
    await limit(1)
    await found()
    for (const more of [{ q: { power_units_gteq: 1 } }, { page: 2, q: { power_units_gteq: 1 } }]) {
      const response = await refusedWithoutChange(testCompany, 403, () => request(more))
      expect(await response.json()).toMatchObject({
        errors: [{ field: null, message: 'You have used all the carrier searches in your plan.' }],
      })
    }
  })

  it('a later page without a counted first page is counted', async () => {
    await found({ page: 3 })
    expect(await count()).toBe(1)
  })

  it('a repeated lane search is counted after a while, and its pages belong to it for a day', async () => {
    await found()
    testCompany.clock.move(9 * 60)
    await found()
    expect(await count()).toBe(1)
    testCompany.clock.move(2 * 60)
    await found()
    expect(await count()).toBe(2)
    testCompany.clock.move(23 * 60 * 60)
    await found({ page: 2 })
    expect(await count()).toBe(2)
    testCompany.clock.move(60 * 60)
    await found({ page: 2 })
    expect(await count()).toBe(3)
  })

  it('counted lane searches are deleted one by one after a day', async () => {
    for (const lane of lanes(3)) await found(lane)
    testCompany.clock.move(25 * 60 * 60)
    await found(lanes(1)[0])
    const left = await testCompany.database.db.selectFrom('lane_searches').select('id').execute()
    expect(left).toHaveLength(1)
    expect(await count()).toBe(4)
  })

  it("a colleague's lane search is counted separately, and another company's not at all", async () => {
    await found()
    expect((await request({}, 'plain')).status).toBe(200)
    expect((await request({}, 'south')).status).toBe(200)
    expect([await count(1), await count(2)]).toEqual([2, 1])
  })
})
