import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../../database/name-key.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

interface Row {
  readonly id: number
  readonly carrier_id: number
  readonly rules_assessment: string
  readonly carrier: { readonly id: number; readonly subscription: { readonly id: number } | null }
}

/** Enough carriers for several pages, behind the office's own five. */
const FIRST = 101
const MANY = 620
const BIPD = 'bipd_at_least_750000'
const CARGO = 'cargo_at_least_100000'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  const ids = Array.from({ length: MANY }, (_, at) => FIRST + at)
  await db
    .insertInto('carriers')
    .values(
      ids.map(id => ({
        id,
        legal_name: `Many ${id}`,
        legal_name_key: nameKey(`Many ${id}`),
        is_census_verified: true,
        source: 'world' as const,
      })),
    )
    .execute()
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify({ [BIPD]: 2 }) })
    .where('company_id', '=', 1)
    .execute()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('subscriptions').execute()
  await db.deleteFrom('rule_overrides').execute()
  await db.deleteFrom('carrier_insurances').execute()
  await db.deleteFrom('rule_sets').where('classification_id', 'is not', null).execute()
})

const subscribe = async (...carriers: number[]) => {
  const at = testCompany.clock.now().getTime()
  await testCompany.database.db
    .insertInto('subscriptions')
    .values(
      carriers.map((carrier_id, place) => ({
        company_id: 1,
        carrier_id,
        created_at: new Date(at - place * 1_000),
      })),
    )
    .execute()
}
const insure = (carrier_id: number, amount: number, more: object = {}, kind: 'bipd' | 'cargo' = 'bipd') =>
  testCompany.database.db
    .insertInto('carrier_insurances')
    .values({ carrier_id, kind, amount, ...more })
    .execute()

const listed = async (query = '', by = north) => {
  const response = await by.get(`subscriptions/for_broker_portal${query}`)
  const rows = (await response.json()) as Row[]
  return { rows, total: Number(response.headers.get('totalitems')), ids: rows.map(row => row.carrier_id) }
}
const BUCKETS = ['pass', 'partial_pass', 'fail', 'incomplete']
const buckets = async (by = north) =>
  Object.fromEntries(
    await Promise.all(
      BUCKETS.map(async each => [each, (await listed(`?q[rules_assessment_eq]=${each}`, by)).ids] as const),
    ),
  ) as Record<string, number[]>

describe('monitored carriers', () => {
  it('monitored carriers are subscriptions with their carrier, newest first', async () => {
    await subscribe(5, 1, 3)
    const { rows, ids } = await listed()
    expect(ids).toEqual([5, 1, 3])
    expect(rows[0]).toMatchObject({ rules_assessment: 'incomplete', carrier: { id: 5 } })
    expect(rows.map(row => row.carrier.subscription?.id)).toEqual(rows.map(row => row.id))
  })

  it("each monitored carrier is in one bucket, by the rules of each classification or the company's", async () => {
    await subscribe(1, 2, 3, 5, FIRST)
    const { db } = testCompany.database
    await db
      .insertInto('rule_sets')
      .values({ company_id: 1, classification_id: 1, is_types: JSON.stringify({ [BIPD]: 2, [CARGO]: 2 }) })
      .execute()
    const both = await db
      .insertInto('classifications')
      .values({ company_id: 1, explicit_classification_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insure(1, 1_000_000)
    await insure(1, 100_000, {}, 'cargo')
    await insure(2, 1_000_000)
    await insure(3, 100_000)
    await insure(5, 1_000_000, { effective_on: '2026-12-01' })
    expect(await buckets()).toEqual({ pass: [1], partial_pass: [2], fail: [3, 5], incomplete: [FIRST] })
    await db.deleteFrom('classifications').where('id', '=', both.id).execute()
    expect((await buckets())['pass']).toEqual([1])
  })

  it('monitored carriers change buckets when facts, overrides, rules or the day change, and not before', async () => {
    await subscribe(1)
    const inBucket = async () => (await listed()).rows[0]?.rules_assessment
    const { db } = testCompany.database
    await db.updateTable('sessions').set({ expires_at: '2030-01-01T00:00:00Z' }).execute()
    expect(await inBucket()).toBe('incomplete')
    await insure(1, 100_000)
    expect(await inBucket()).toBe('fail')
    await db.updateTable('carrier_insurances').set({ amount: 750_000, expires_on: '2026-11-30' }).execute()
    expect(await inBucket()).toBe('pass')
    await db.deleteFrom('carrier_insurances').execute()
    await db
      .insertInto('rule_overrides')
      .values({
        company_id: 1,
        carrier_id: 1,
        is_type: BIPD,
        is_active: true,
        expiration_date: '2026-11-22',
        user_id: 1,
      })
      .execute()
    expect(await inBucket()).toBe('pass')
    testCompany.clock.move(2 * 24 * 60 * 60 + 5 * 60 * 60)
    expect(await inBucket()).toBe('incomplete')
    await insure(1, 900_000, { effective_on: '2026-11-25', expires_on: '2026-11-30' })
    expect(await inBucket()).toBe('fail')
    testCompany.clock.move(3 * 24 * 60 * 60)
    expect(await inBucket()).toBe('pass')
    testCompany.clock.move(5 * 24 * 60 * 60)
    expect(await inBucket()).toBe('fail')
    testCompany.clock.move(-(10 * 24 + 5) * 60 * 60)
    await db.updateTable('own_carriers').set({ assessed_changes: null }).execute()
  })

  it('a write marks only the monitored carriers that it affects for a new assessment', async () => {
    await subscribe(1, 2)
    await listed()
    const { db } = testCompany.database
    const stale = () =>
      db
        .selectFrom('own_carriers')
        .select('carrier_id')
        .where('is_outdated', '=', true)
        .orderBy('carrier_id')
        .execute()
    expect(await stale()).toEqual([])
    await db.insertInto('carrier_safety').values({ carrier_id: 2, rating: 'S' }).execute()
    expect(await stale()).toEqual([{ carrier_id: 2 }])
    await listed()
    await db.deleteFrom('carrier_safety').where('carrier_id', '=', 2).execute()
    expect(await stale()).toEqual([{ carrier_id: 2 }])
    await listed()
    const types = (companyId: number, values: Readonly<Record<string, number>>) =>
      db
        .updateTable('rule_sets')
        .set({ is_types: JSON.stringify(values) })
        .where('company_id', '=', companyId)
        .execute()
    await types(1, { [BIPD]: 2, cargo_at_least_100000: 3 })
    expect(await stale()).toEqual([])
    await types(1, { [BIPD]: 2, cargo_at_least_100000: 2 })
    expect(await stale()).toEqual([{ carrier_id: 1 }, { carrier_id: 2 }])
    await types(1, { [BIPD]: 2 })
    await listed()
    await types(2, { [BIPD]: 2 })
    expect(await stale()).toEqual([])
  })

  it('monitored carriers are listed from the moment that they can be found', async () => {
    await subscribe(4)
    expect((await buckets())['incomplete']).toEqual([])
    const verified = (is_census_verified: boolean) =>
      testCompany.database.db
        .updateTable('carriers')
        .set({ is_census_verified })
        .where('id', '=', 4)
        .execute()
    await verified(true)
    expect((await buckets())['incomplete']).toEqual([4])
    await verified(false)
    expect((await listed()).ids).toEqual([])
  })

  it('monitored carriers are paged exactly', async () => {
    const ids = Array.from({ length: MANY }, (_, at) => FIRST + at)
    await subscribe(...ids)
    for (const id of ids.slice(0, 120)) await insure(id, 1_000_000)
    const pages = []
    for (let page = 1; page <= 3; page++) {
      const { ids: found, total } = await listed(`?q[rules_assessment_eq]=pass&page=${page}`)
      expect(total).toBe(120)
      pages.push(...found)
    }
    expect(pages).toEqual(ids.slice(0, 120))
    expect((await listed('?q[rules_assessment_eq]=incomplete&per_page=1')).total).toBe(MANY - 120)
    expect((await listed('?q[rules_assessment_eq]=pass&page=4')).ids).toEqual([])
  })

  it.each([
    ['q[identifiers_value_eq]=123&q[identifiers_is_type_eq]=DOT', [1]],
    ['q[identifiers_value_start]=123', [1, 2, 3]],
    ['q[legal_name_or_dba_name_cont]=eagle', [1, 2, 3]],
    ['q[legal_name_or_dba_name_start]=eagle', [1, 2, 3]],
    ['q[legal_name_or_dba_name_start]=eagle&q[rules_assessment_eq]=pass', [1]],
    ['q[legal_name_or_dba_name_start]=nobody', []],
  ])('monitored carriers filtered by %s are %j', async (query, ids) => {
    await subscribe(1, 2, 3, 5)
    await insure(1, 1_000_000)
    expect((await listed(`?${query}`)).ids).toEqual(ids)
  })

  it('the bucket of a monitored carrier is of all rules also for a user who may not see safety data', async () => {
    const { db } = testCompany.database
    const types = (...active: string[]) =>
      db
        .updateTable('rule_sets')
        .set({ is_types: JSON.stringify(Object.fromEntries(active.map(type => [type, 2]))) })
        .where('company_id', '=', 1)
        .execute()
    await types(BIPD, 'satisfactory_or_unrated_safety_rating')
    await subscribe(1)
    await insure(1, 1_000_000)
    expect((await listed()).rows[0]?.rules_assessment).toBe('fail')
    const unsafe = await testCompany.as('unsafe')
    expect((await listed('?q[rules_assessment_eq]=pass', unsafe)).ids).toEqual([])
    const { rows } = await listed('?q[rules_assessment_eq]=fail', unsafe)
    expect(rows.map(row => [row.carrier_id, row.rules_assessment])).toEqual([[1, 'fail']])
    expect(JSON.stringify(rows)).not.toContain('satisfactory')
    await types(BIPD)
  })

  it('monitored carriers are all incomplete when the plan has no rules', async () => {
    await testCompany.database.db
      .insertInto('subscriptions')
      .values({ company_id: 6, carrier_id: 1 })
      .execute()
    const unpaid = await testCompany.as('unpaid')
    expect(await buckets(unpaid)).toEqual({ pass: [], partial_pass: [], fail: [], incomplete: [1] })
  })

  it("monitored carriers are the company's own", async () => {
    await subscribe(1)
    expect((await listed('', await testCompany.as('south'))).ids).toEqual([])
  })

  it.each([
    ['north', '?q[rules_assessment_eq]=passing', 422],
    ['north', '?rules_assessment_eq=pass', 422],
    ['north', '?q[subscriptions_company_id_eq]=1', 422],
    ['north', '?q[colour]=red', 422],
    ['north', '?q[legal_name_or_dba_name_cont]=%20', 422],
    ['north', '?company_id=1', 422],
    ['watch', '', 403],
    ['trucker', '', 403],
    ['ended', '', 403],
  ] as const)('monitored carriers are rejected for %s querying %s with %i', async (person, query, status) => {
    await subscribe(1)
    await refusedWithoutChange(testCompany, status, async () =>
      (await testCompany.as(person)).get(`subscriptions/for_broker_portal${query}`),
    )
  })
})

describe('the carriers of identifiers', () => {
  const dot = (value: string) => ({ is_type: 'DOT', value })
  const match = (identifiers: unknown, by = north) => by.post('subscriptions/match', { identifiers })
  interface Matched {
    readonly id: number
    readonly verdict: string | null
    readonly hidden_rules_count: number
    readonly rules_assessment: {
      readonly summary: Readonly<Record<string, { readonly result: string }>>
    } | null
    readonly connection: { readonly status: string; readonly block: object | null } | null
    readonly is_monitored: boolean
  }
  const matched = async (identifiers: unknown, by = north) =>
    (await (await match(identifiers, by)).json()) as Matched[][]

  it('identifiers name their carriers in the order given, however they are padded, and all that share one', async () => {
    await subscribe(1)
    const found = await matched([
      dot('1234'),
      dot('00099999'),
      dot('01234'),
      { is_type: 'NSC', value: '1239', region: null },
      { is_type: 'NSC', value: '1239', region: 'QC' },
    ])
    const [zion] = found[0] ?? []
    expect(found.map(carriers => carriers.length)).toEqual([1, 0, 1, 2, 1])
    expect(found[2]).toEqual(found[0])
    const of = (await matched([dot('123')]))[0]?.[0]
    expect(new Set([zion?.is_monitored, of?.is_monitored])).toEqual(new Set([false, true]))
    expect(of?.verdict).toBe('incomplete')
    expect(Object.values(of?.rules_assessment?.summary ?? {}).map(({ result }) => result)).toContain(
      'incomplete',
    )
    await insure(of?.id ?? 0, 1_000_000)
    const insured = (await matched([dot('123')]))[0]?.[0]
    expect(insured).toMatchObject({ verdict: 'pass', is_monitored: of?.is_monitored })
    expect(
      Object.values(insured?.rules_assessment?.summary ?? {}).every(({ result }) => result === 'pass'),
    ).toBe(true)
  })

  it('a blocked carrier comes with who blocked it and why, whatever its verdict', async () => {
    const [zion] = (await matched([dot('1234')]))[0] ?? []
    const blocking = `connections/set_carrier_to_do_not_dispatch?carrier_id=${zion?.id}`
    const change = { status: 'do_not_dispatch', notes: 'Hostage load.' }
    expect((await north.call('PATCH', blocking, change)).status).toBe(200)
    const [blocked] = (await matched([dot('1234')]))[0] ?? []
    expect(blocked?.connection).toMatchObject({
      status: 'do_not_dispatch',
      block: { at: expect.any(String), by: expect.any(String), notes: 'Hostage load.' },
    })
  })

  it('names find the carriers whose names start so, after the identifiers, ten for each at most', async () => {
    const find = async (names: readonly string[], identifiers: readonly unknown[] = []) =>
      (await (await north.post('subscriptions/match', { identifiers, names })).json()) as {
        readonly legal_name: string
      }[][]
    const [[zion]] = (await find([], [dot('1234')])) as [[{ readonly legal_name: string }]]
    const name = zion.legal_name
    const found = await find([name.toLowerCase(), '--', 'NO SUCH CARRIER', name.slice(0, 3)], [dot('1234')])
    expect(found.map(carriers => carriers.some(each => each.legal_name === name))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    const letters = await find([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
    for (const carriers of letters) expect(carriers.length).toBeLessThanOrEqual(10)
    expect(letters.flat().length).toBeGreaterThan(0)
  })

  it.each([
    ['too many names', { names: Array.from({ length: 101 }, (_, at) => `EAGLE ${at}`) }],
    ['a name that is no text', { names: [7] }],
    ['neither an identifier nor a name', {}],
  ])('a request for %s is rejected', async (_, body) => {
    await refusedWithoutChange(testCompany, 422, () => north.post('subscriptions/match', body))
  })

  it('a plan without rules names carriers without a verdict', async () => {
    const [carriers] = await matched([dot('123')], await testCompany.as('unpaid'))
    expect(carriers?.[0]?.verdict).toBeNull()
  })

  it.each([
    ['none', []],
    ['too many', Array.from({ length: 501 }, (_, at) => dot(String(at + 1)))],
    ['an unknown type', [{ is_type: 'EIN', value: '123456789' }]],
    ['an unknown field', [{ ...dot('123'), company_id: 2 }]],
    ['an empty value', [dot(' ')]],
  ])('a request for %s identifiers is rejected', async (_, identifiers) => {
    await refusedWithoutChange(testCompany, 422, () => match(identifiers))
  })
})

describe('uploading a list of carriers', () => {
  const send = (content: string | Uint8Array<ArrayBuffer>, by = north, name = 'carriers.csv') => {
    const form = new FormData()
    form.set('file', new File([content], name, { type: 'text/csv' }))
    return by.post('subscriptions/upload_file', form)
  }
  const readStored = async () =>
    (
      await testCompany.database.db
        .selectFrom('subscriptions')
        .select(['company_id', 'carrier_id', 'user_id'])
        .orderBy('carrier_id')
        .execute()
    ).map(row => [row.company_id, row.carrier_id, row.user_id])

  it('an uploaded list subscribes the carriers found and reports each line without a match', async () => {
    await subscribe(3)
    const response = await send(
      'Carrier;Number\r\nEagle;MC-9001\r\n\r\nZion;DOT 01234\r\nZion;="1234"\r\nSons;12345\r\nWho;MC 77\r\nUnverified;DOT 123456\r\nNSC 1239\r\nNSC QC 1239\r\nnobody\r\n',
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      added_count: 2,
      already_subscribed_count: 1,
      added_carrier_ids: [1, 2],
      not_found: [
        { line: 7, text: 'MC 77', reason: 'not_found' },
        { line: 8, text: 'DOT 123456', reason: 'not_found' },
        { line: 9, text: 'NSC 1239', reason: 'several' },
        { line: 11, text: 'nobody', reason: 'unreadable' },
      ],
    })
    expect(await readStored()).toEqual([
      [1, 1, 1],
      [1, 2, 1],
      [1, 3, null],
    ])
  })

  it.each([
    ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from('DOT 123\n')])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('USDOT\tName\n123\tÉ', 'utf16le')])],
    ['Windows letters', Uint8Array.from([...Buffer.from('USDOT;Pe'), 0xf1, ...Buffer.from('a\n123;x')])],
  ])('an uploaded list is read in %s', async (_, bytes) => {
    expect(await (await send(bytes)).json()).toMatchObject({ added_count: 1, not_found: [] })
  })

  it('a list uploaded ten times at once subscribes each carrier once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('DOT 123\nDOT 1234')))
    const added = await Promise.all(
      answers.map(async each => ((await each.json()) as { added_count: number }).added_count),
    )
    expect(added.reduce((sum, count) => sum + count)).toBe(2)
    expect(await readStored()).toHaveLength(2)
  })

  it.each([
    ['without a line', ' \n'],
    ['with a heading alone', 'USDOT;Name\n'],
    ['of more than 5,000 lines', 'DOT 123\n'.repeat(5_001)],
    ['of more than 1 MB', 'x'.repeat(1_000_001)],
    ['that is a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0])],
    ['that is a PDF', '%PDF-1.7\nDOT 123\n'],
    ['with bytes of no text', 'DOT 123\n\u0000'],
  ])('an uploaded list with %s is rejected, and no carrier is subscribed', async (_, content) => {
    const response = await refusedWithoutChange(testCompany, 422, () => send(content))
    expect(await response.json()).toMatchObject({ errors: [{ field: 'file' }] })
  })

  it.each([
    ['of no bytes', '', 'carriers.csv', 'This file is empty.'],
    ['called a picture', 'DOT 123', 'carriers.png', 'This is a text file, but its name ends with .png.'],
    ['with two endings', 'DOT 123', 'carriers.exe.csv', 'The name of this file has two endings.'],
    ['with the ending of a list before it', 'DOT 123', 'a.csv.txt', 'The name of this file has two endings.'],
    ['without an ending', 'DOT 123', 'carriers', 'The name of this file has no ending.'],
    ['with a line end in its name', 'DOT 123', 'carriers\n.csv', 'characters that cannot be used'],
  ])('an uploaded list %s is rejected with the reason', async (_, content, name, message) => {
    const response = await refusedWithoutChange(testCompany, 422, () => send(content, north, name))
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'file', message: expect.stringContaining(message) }],
    })
  })

  it('an uploaded list may have the ending of one with tabs', async () => {
    expect((await send('DOT 123', north, 'carriers.tsv')).status).toBe(200)
  })

  it('an upload without a file is rejected', async () => {
    await refusedWithoutChange(testCompany, 422, () => north.post('subscriptions/upload_file', {}))
    await refusedWithoutChange(testCompany, 422, () =>
      north.post('subscriptions/upload_file', { file: 'DOT 123' }),
    )
  })

  it.each(['trucker', 'ended'] as const)('uploading a list is forbidden to %s', async person => {
    await refusedWithoutChange(testCompany, 403, async () => send('DOT 123', await testCompany.as(person)))
  })
})
