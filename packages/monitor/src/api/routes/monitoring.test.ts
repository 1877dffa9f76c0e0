import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../../database/name-key.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const BIPD = 'bipd_at_least_750000'
const RATING = 'satisfactory_or_unrated_safety_rating'
/** Behind the test company's own five carriers. */
const FIRST = 101
const MANY = 30
const IDS = Array.from({ length: MANY }, (_, at) => FIRST + at)
const DAY_MS = 86_400_000

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  await db
    .insertInto('carriers')
    .values(
      IDS.map(id => ({
        id,
        legal_name: `Many ${id}`,
        legal_name_key: nameKey(`Many ${id}`),
        physical_state: id % 2 === 0 ? 'TX' : 'PQ',
        physical_country: id % 2 === 0 ? 'US' : 'CA',
        is_census_verified: true,
        source: 'world' as const,
      })),
    )
    .execute()
})
afterAll(() => testCompany.close())

const today = () => testCompany.clock.now().toISOString().slice(0, 10)
const inDays = (days: number) =>
  new Date(testCompany.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
/** Some days pass, and with them the session. */
const pass = async (days: number) => {
  testCompany.clock.move((days * DAY_MS) / 1000)
  north = await testCompany.as('north')
}

beforeEach(async () => {
  north = await testCompany.as('north')
  const { db } = testCompany.database
  for (const table of ['subscriptions', 'rule_overrides', 'carrier_insurances', 'identity_alerts'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['carrier_safety', 'carrier_authorities'] as const)
    await db.deleteFrom(table).where('carrier_id', '>=', FIRST).execute()
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify({ [BIPD]: 2, [RATING]: 2 }) })
    .where('company_id', '=', 1)
    .execute()
})

const subscribe = (carriers: readonly number[], company_id = 1) =>
  testCompany.database.db
    .insertInto('subscriptions')
    .values(carriers.map(carrier_id => ({ company_id, carrier_id })))
    .execute()
const insure = (carrier_id: number, amount: number, more: object = {}) =>
  testCompany.database.db
    .insertInto('carrier_insurances')
    .values({ carrier_id, kind: 'bipd' as const, amount, ...more })
    .execute()
const rate = (carrier_id: number, rating: string | null) =>
  testCompany.database.db
    .insertInto('carrier_safety')
    .values({ carrier_id, rating, as_of: today() })
    .onConflict(other => other.column('carrier_id').doUpdateSet({ rating }))
    .execute()
const raiseAlert = (carrier_id: number, file_date = today()) =>
  testCompany.database.db
    .insertInto('identity_alerts')
    .values({ carrier_id, company_id: 2, is_type: 'identity_theft', message: '', file_date })
    .execute()

interface Change {
  readonly id: number
  readonly kind: string
  readonly subject: string
  readonly tone: string
  readonly was: { readonly status: string; readonly day: string | null } | null
  readonly now: { readonly status: string; readonly day: string | null } | null
  readonly on: string | null
  readonly carrier: { readonly id: number; readonly safety: unknown }
}
interface Feed {
  readonly changes: readonly Change[]
  readonly next_cursor: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly read_at: string
}
const feed = async (query = '', by = north) => {
  const response = await by.get(`monitoring/changes${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Feed
}
const listed = ({ changes }: Feed) =>
  changes.map(({ carrier, subject, was, now }) => [
    carrier.id,
    subject,
    was?.status ?? null,
    now?.status ?? null,
  ])
/** All pages of a feed. */
const whole = async (limit: number, between: (page: number) => Promise<unknown> = async () => undefined) => {
  const all: Change[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null; page += 1) {
    const { changes, next_cursor }: Feed = await feed(
      `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
    )
    all.push(...changes)
    cursor = next_cursor
    await between(page)
  }
  return all
}

describe('the latest changes of monitored carriers', () => {
  const latest = async (ids: readonly number[], by = north) => {
    const query = ids.map(each => `q[carrier_id_in][]=${each}`).join('&')
    const response = await by.get(`monitoring/latest_changes?${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as readonly { carrier_id: number; subject: string; carrier?: unknown }[]
  }

  it('each carrier has one latest change: the newest, and of one day the verdict before its cause', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(-3) })
    await insure(102, 1_000_000, { expires_on: inDays(12) })
    await insure(104, 1_000_000)
    await raiseAlert(104, inDays(-2))
    await raiseAlert(102, inDays(-5))
    for (const id of [101, 102, 104]) await rate(id, 'S')
    await subscribe([101, 102, 104])
    await subscribe([105], 2)
    const found = await latest([101, 102, 103, 104, 105])
    expect(found.map(({ carrier_id, subject }) => [carrier_id, subject])).toEqual([
      [101, 'verdict'],
      [102, 'bipd'],
      [104, 'alert'],
    ])
    expect((await latest([104])).map(({ carrier_id }) => carrier_id)).toEqual([104])
  })

  it('the latest change is none of safety for a user who may not see safety data', async () => {
    await rate(101, 'S')
    await subscribe([101])
    await feed()
    await testCompany.database.db
      .updateTable('carrier_safety')
      .set({ out_of_service: true })
      .where('carrier_id', '=', 101)
      .execute()
    await feed()
    expect((await latest([101])).map(({ subject }) => subject)).toEqual(['out_of_service'])
    expect(await latest([101], await testCompany.as('unsafe'))).toEqual([])
  })

  it('no carriers have no latest changes', async () => {
    expect(await latest([])).toEqual([])
  })

  it.each(['?q[carrier_id_in]=1', '?q[carrier_id_in][]=x', '?q[carrier_id_eq]=1'])(
    'the latest changes queried with "%s" are rejected',
    async query => {
      expect((await north.get(`monitoring/latest_changes${query}`)).status).toBe(422)
    },
  )
})

describe('changes of monitored carriers', () => {
  it('a carrier monitored for the first time has the changes that its dates show of the last 30 days', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(-3) })
    await insure(102, 1_000_000, { expires_on: inDays(12) })
    await insure(103, 1_000_000, { expires_on: inDays(-90) })
    await insure(104, 1_000_000)
    await raiseAlert(104, inDays(-2))
    await raiseAlert(103, inDays(-60))
    for (const id of [101, 102, 103, 104]) await rate(id, 'S')
    await subscribe([101, 102, 103, 104])
    const found = await feed()
    expect(listed(found)).toEqual([
      [104, 'alert', null, 'identity_theft'],
      [101, 'verdict', 'pass', 'fail'],
      [101, 'bipd', 'ending', 'ended'],
      [102, 'bipd', 'in_force', 'ending'],
    ])
    expect(found.changes.map(({ on }) => on)).toEqual([inDays(-2), inDays(-2), inDays(-3), inDays(12)])
    expect(found.counts).toEqual({ verdict: 1, authority: 0, insurance: 2, alert: 1 })
    expect(found.read_at).toBe(testCompany.clock.now().toISOString())
  })

  it('a fact that changes is shown once, as it was and as it is', async () => {
    await insure(101, 1_000_000)
    await rate(101, 'S')
    await subscribe([101])
    expect(listed(await feed())).toEqual([])
    await rate(101, 'U')
    expect(listed(await feed())).toEqual([[101, 'verdict', 'pass', 'fail']])
    expect(listed(await feed())).toEqual([[101, 'verdict', 'pass', 'fail']])
    await rate(101, 'S')
    expect(listed(await feed())).toEqual([[101, 'verdict', 'fail', 'pass']])
  })

  it('a day that begins turns a verdict, and only then', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(31) })
    await rate(101, 'S')
    await subscribe([101])
    expect(listed(await feed())).toEqual([])
    await pass(1)
    expect(listed(await feed())).toEqual([[101, 'bipd', 'in_force', 'ending']])
    await pass(29)
    expect(listed(await feed())).toEqual([[101, 'bipd', 'in_force', 'ending']])
    await pass(2)
    const found = await feed()
    expect(listed(found)).toEqual([
      [101, 'verdict', 'pass', 'fail'],
      [101, 'bipd', 'ending', 'ended'],
    ])
    expect(found.changes.map(({ on }) => on)).toEqual([today(), inDays(-1)])
  })

  it('renewed cover is no longer shown as ended', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(-3) })
    await subscribe([101])
    expect((await feed()).counts['insurance']).toBe(1)
    await insure(101, 1_000_000)
    expect((await feed()).counts['insurance']).toBe(0)
  })

  it('cover that is cut short or lowered is shown as worse', async () => {
    await insure(101, 1_000_000)
    await insure(102, 1_000_000)
    await subscribe([101, 102])
    await feed()
    const { db } = testCompany.database
    await db
      .updateTable('carrier_insurances')
      .set({ amount: 800_000 })
      .where('carrier_id', '=', 101)
      .execute()
    await db
      .updateTable('carrier_insurances')
      .set({ cancelled_on: inDays(60) })
      .where('carrier_id', '=', 102)
      .execute()
    const found = await feed('?q[kind_eq]=insurance')
    expect(found.changes.map(({ carrier, tone }) => [carrier.id, tone])).toEqual([
      [102, 'incomplete'],
      [101, 'incomplete'],
    ])
  })

  it('an alert that is raised is shown, and no longer when it is withdrawn', async () => {
    await subscribe([101])
    await feed()
    await raiseAlert(101)
    expect(listed(await feed())).toEqual([[101, 'alert', null, 'identity_theft']])
    await testCompany.database.db
      .updateTable('identity_alerts')
      .set({ unpublished_at: testCompany.clock.now() })
      .execute()
    expect(listed(await feed())).toEqual([])
  })

  it('only changes noticed after a moment are shown, with their counts', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(-3) })
    await subscribe([101])
    const { read_at } = await feed()
    await pass(1)
    await raiseAlert(101)
    const since = await feed(`?q[noticed_at_gt]=${read_at}`)
    expect(listed(since)).toEqual([[101, 'alert', null, 'identity_theft']])
    expect(since.counts).toEqual({ verdict: 0, authority: 0, insurance: 0, alert: 1 })
  })

  it('changes leave the feed after 30 days, and with their subscription', async () => {
    await subscribe([101, 102])
    await feed()
    await raiseAlert(101)
    await raiseAlert(102)
    expect((await feed()).changes).toHaveLength(2)
    await testCompany.database.db.deleteFrom('subscriptions').where('carrier_id', '=', 102).execute()
    expect((await feed()).changes).toHaveLength(1)
    await pass(31)
    expect((await feed()).changes).toEqual([])
  })

  it('another company gets none of them', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(-3) })
    await subscribe([101])
    expect((await feed()).changes).toHaveLength(2)
    expect((await feed('', await testCompany.as('south'))).changes).toEqual([])
  })

  it('someone without safety data gets no change of it, and no milder verdict', async () => {
    await insure(101, 1_000_000)
    await rate(101, 'S')
    await subscribe([101])
    await feed()
    await rate(101, 'U')
    await testCompany.database.db
      .updateTable('carrier_safety')
      .set({ out_of_service: true })
      .where('carrier_id', '=', 101)
      .execute()
    expect(listed(await feed())).toEqual([
      [101, 'verdict', 'pass', 'fail'],
      [101, 'out_of_service', null, 'in_force'],
    ])
    expect(listed(await feed('', await testCompany.as('unsafe')))).toEqual([[101, 'verdict', 'pass', 'fail']])
  })

  it('a plan without rules gets no verdicts', async () => {
    await insure(101, 1_000_000, { expires_on: inDays(-3) })
    await subscribe([101], 6)
    const found = await feed('', await testCompany.as('unpaid'))
    expect(listed(found)).toEqual([[101, 'bipd', 'ending', 'ended']])
    expect(found.counts['verdict']).toBe(0)
  })

  it('the pages of a feed hold every change once, the worst first, while rows change between them', async () => {
    for (const id of IDS) {
      await insure(id, 1_000_000, { expires_on: id % 3 === 0 ? inDays(9) : inDays(-(id % 20) - 1) })
      await rate(id, 'S')
    }
    await subscribe(IDS)
    const once = (await feed()).changes
    expect(once.length).toBeGreaterThan(MANY)
    const severities = once.map(({ tone }) => ['fail', 'incomplete', 'override', 'pass'].indexOf(tone))
    expect(severities).toEqual(severities.toSorted((one, other) => one - other))
    const paged = await whole(7, page => (page === 0 ? raiseAlert(101) : Promise.resolve()))
    expect(new Set(paged.map(({ id }) => id)).size).toBe(paged.length)
    expect(paged.map(({ id }) => id)).toEqual(expect.arrayContaining(once.map(({ id }) => id)))
  })

  it.each(['x', 'W10', 'WzAsIjIwMjYtMTMtOTkiLDFd'])('the cursor %s is refused', async cursor => {
    expect((await north.get(`monitoring/changes?cursor=${cursor}`)).status).toBe(422)
  })
})

interface ByVerdict {
  readonly carriers: readonly {
    readonly turned_on: string | null
    readonly carrier: { readonly id: number }
  }[]
  readonly next_cursor: string | null
  readonly counts: Readonly<Record<string, number>>
}
const byVerdict = async (query = '', by = north) => {
  const response = await by.get(`monitoring/carriers${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ByVerdict
}

it('an override ends at one instant, when the day of the responses does: in the feed, the bucket and the row', async () => {
  await insure(101, 100_000)
  await rate(101, 'S')
  await subscribe([101])
  const { db } = testCompany.database
  const last = today()
  await db
    .insertInto('rule_overrides')
    .values({
      company_id: 1,
      carrier_id: 101,
      is_type: BIPD,
      is_active: true,
      expiration_date: last,
      user_id: 1,
    })
    .execute()
  const seen = async () => {
    const response = await north.get('monitoring/carriers')
    const { counts } = (await response.json()) as ByVerdict
    const [row] = (await (await north.get('subscriptions/for_broker_portal')).json()) as {
      rules_assessment: string
    }[]
    const day = new Date(response.headers.get('date') ?? '').toISOString().slice(0, 10)
    const verdict = Object.keys(counts).find(name => counts[name] === 1)
    return { verdict, bucket: row?.rules_assessment, doesCount: last >= day }
  }
  const left = Date.parse(`${inDays(1)}T00:00:00Z`) - testCompany.clock.now().getTime()
  testCompany.clock.move(left / 1000 - 1)
  north = await testCompany.as('north')
  expect(await seen()).toEqual({ verdict: 'override', bucket: 'pass', doesCount: true })
  testCompany.clock.move(1)
  expect(await seen()).toEqual({ verdict: 'fail', bucket: 'fail', doesCount: false })
})

describe('monitored carriers by verdict', () => {
  beforeEach(async () => {
    await insure(101, 1_000_000)
    await rate(101, 'S')
    await insure(102, 500_000)
    await rate(102, 'S')
    await insure(103, 1_000_000, { expires_on: inDays(-4) })
    await rate(103, 'S')
    await insure(104, 1_000_000)
    await rate(104, 'C')
    await subscribe([101, 102, 103, 104, 105])
  })

  it('carriers that fail come first, the one that turned last before the others', async () => {
    const found = await byVerdict()
    expect(found.carriers.map(({ carrier, turned_on }) => [carrier.id, turned_on])).toEqual([
      [103, inDays(-3)],
      [104, null],
      [102, null],
      [105, null],
      [101, null],
    ])
    expect(found.counts).toEqual({ fail: 3, incomplete: 1, override: 0, pass: 1, none: 0 })
  })

  it('pages follow each other by cursor', async () => {
    const first = await byVerdict('?limit=2')
    const second = await byVerdict(`?limit=2&cursor=${first.next_cursor}`)
    const third = await byVerdict(`?limit=2&cursor=${second.next_cursor}`)
    expect([first, second, third].map(each => each.carriers.map(({ carrier }) => carrier.id))).toEqual([
      [103, 104],
      [102, 105],
      [101],
    ])
    expect(third.next_cursor).toBeNull()
  })

  it('one verdict, one state, or both narrow the list', async () => {
    const ids = async (query: string) => (await byVerdict(query)).carriers.map(({ carrier }) => carrier.id)
    expect(await ids('?q[verdict_eq]=pass')).toEqual([101])
    expect(await ids('?q[country_eq]=CA&q[state_eq]=QC')).toEqual([103, 105, 101])
    expect(await ids('?q[country_eq]=US&q[state_eq]=TX&q[verdict_eq]=fail')).toEqual([104, 102])
    expect((await north.get('monitoring/carriers?q[state_eq]=TX')).status).toBe(422)
  })

  it('someone without safety data gets the same order and counts, as no verdict is milder than the whole', async () => {
    const found = await byVerdict('', await testCompany.as('unsafe'))
    expect(found.carriers.map(({ carrier }) => carrier.id)).toEqual([103, 104, 102, 105, 101])
    expect(found.counts).toEqual({ fail: 3, incomplete: 1, override: 0, pass: 1, none: 0 })
  })

  it('regions count the carriers, the failures and the cover that ends soon', async () => {
    await insure(106, 1_000_000, { expires_on: inDays(5) })
    await subscribe([106])
    expect(await (await north.get('monitoring/regions')).json()).toEqual([
      { country: 'US', state: 'TX', monitored: 3, fail: 2, incomplete: 1, ending: 1 },
      { country: 'CA', state: 'QC', monitored: 3, fail: 1, incomplete: 1, ending: 0 },
    ])
    const response = await (await testCompany.as('south')).get('monitoring/regions')
    expect(await response.json()).toEqual([])
  })
})
