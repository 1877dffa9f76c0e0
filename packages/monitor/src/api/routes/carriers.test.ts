import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireCarrier, WireCarrierDetail } from '../../carriers/wire-carrier.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())

const listed = async (query: string, path = 'carriers', by = north) => {
  const response = await by.get(`${path}?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as WireCarrier[]
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('carrier search', () => {
  it.each([
    // The second stands where its doing-business name does: it was found by that one.
    ['the start of either name, the legal one first', 'q[legal_name_or_dba_name_start]=eagle', [1, 3, 2]],
    ['a name with signs', 'q[legal_name_or_dba_name_start]=EAGLE+%26+S', [3]],
    ['a part of a name', 'q[legal_name_or_dba_name_cont]=HAUL', [2]],
    ['a part of a doing-business name', 'q[legal_name_or_dba_name_cont]=express', [2]],
    ['a part of a name with a percent sign', 'q[legal_name_or_dba_name_cont]=on%25 ha', [2]],
    ['no wildcard', 'q[legal_name_or_dba_name_cont]=eag%25ss', []],
    ['an exact number before those that start so', 'q[identifiers_value_start]=1234', [2, 3]],
    ['the start of a number', 'q[identifiers_value_start]=123', [1, 2, 3]],
    ['a type and the start of a number', 'q[identifiers_is_type_eq]=MC&q[identifiers_value_start]=9', [1]],
    ['a type alone', 'q[identifiers_is_type_eq]=NSC&q[identifiers_value_start]=', [3, 2]],
    [
      'a province',
      'q[identifiers_is_type_eq]=NSC&q[identifiers_value_eq]=1239&q[identifiers_region_eq]=ON',
      [2],
    ],
    ['an exact number without its dashes', 'q[identifiers_value_eq]=R1234567', [5]],
    ['an exact number, in full', 'q[identifiers_value_eq]=12', []],
    ['a carrier that no one verified', 'q[identifiers_value_eq]=123456', []],
    [
      'two things at once',
      'q[legal_name_or_dba_name_start]=eagle&q[identifiers_is_type_eq]=MC&q[identifiers_value_start]=',
      [1],
    ],
  ])('carriers are found by %s', async (_, query, ids) => {
    expect(idsOf(await listed(query))).toEqual(ids)
    expect(idsOf(await listed(query, 'carriers/global_search'))).toEqual(ids)
    expect(idsOf(await listed(query, 'carriers/suggest'))).toEqual(ids)
  })

  it.each([
    ['', 'q'],
    ['q[colour_eq]=red', 'q.colour_eq'],
    ['sort=name&q[legal_name_or_dba_name_start]=a', 'sort'],
    ['q[legal_name_or_dba_name_start]=%26%26', 'q.legal_name_or_dba_name_start'],
    ['q[legal_name_or_dba_name_cont]=', 'q.legal_name_or_dba_name_cont'],
    ['q[identifiers_value_start]=', 'q.identifiers_value_start'],
    ['q[identifiers_value_eq]=--', 'q.identifiers_value_eq'],
    ['q[identifiers_is_type_eq]=MC', 'q.identifiers_is_type_eq'],
    ['q[identifiers_is_type_eq]=EIN&q[identifiers_value_eq]=1', 'q.identifiers_is_type_eq'],
    [`q[legal_name_or_dba_name_start]=${'a'.repeat(201)}`, 'q.legal_name_or_dba_name_start'],
    [
      'q[legal_name_or_dba_name_start][]=a&q[legal_name_or_dba_name_start][]=b',
      'q.legal_name_or_dba_name_start',
    ],
    ['q[legal_name_or_dba_name_start]=a&page=0', 'page'],
    // What narrows a search is none.
    ['q[power_units_gteq]=5', 'q'],
    ['q[s]=power_units+desc', 'q'],
    ['q[legal_name_or_dba_name_start]=a&q[s]=rating+asc', 'q.s'],
    ['q[legal_name_or_dba_name_start]=a&q[s]=power_units', 'q.s'],
    ['q[legal_name_or_dba_name_start]=a&q[physical_place_in][]=TX', 'q.physical_place_in.0'],
    ['q[legal_name_or_dba_name_start]=a&q[physical_place_in]=US', 'q.physical_place_in'],
    ['q[legal_name_or_dba_name_start]=a&q[rules_assessment_eq]=override', 'q.rules_assessment_eq'],
    ['q[legal_name_or_dba_name_start]=a&q[connection_status_in][]=dismissed', 'q.connection_status_in.0'],
    ['q[legal_name_or_dba_name_start]=a&q[authority_active_eq]=false', 'q.authority_active_eq'],
    ['q[legal_name_or_dba_name_start]=a&q[auto_liability_amount_gteq]=0', 'q.auto_liability_amount_gteq'],
    ['q[legal_name_or_dba_name_start]=a&q[out_of_service_eq]=true', 'q.out_of_service_eq'],
    ['q[legal_name_or_dba_name_start]=a&q[identity_alerts_count_eq]=1', 'q.identity_alerts_count_eq'],
    ['q[legal_name_or_dba_name_start]=a&per_page=51', 'per_page'],
    ['q=eagle', 'q'],
  ])('a carrier search with %j is rejected and names the field', async (query, field) => {
    const response = await north.get(`carriers?${query}`)
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toContain(field)
  })

  it('an order by verdict is refused where the plan has no rules', async () => {
    const { db } = testCompany.database
    const ordered = 'carriers?q[legal_name_or_dba_name_start]=eagle&q[s]=verdict+asc'
    expect((await north.get(ordered)).status).toBe(200)
    await db.updateTable('companies').set({ can_rule: false }).where('id', '=', 1).execute()
    try {
      expect((await north.get(ordered)).status).toBe(403)
    } finally {
      await db.updateTable('companies').set({ can_rule: true }).where('id', '=', 1).execute()
    }
  })

  it('a search text with a null character or too many parts is rejected without a server error', async () => {
    expect((await north.get('carriers?q[legal_name_or_dba_name_start]=a%00')).status).toBe(422)
    expect((await north.get(`carriers?${'a=1&'.repeat(300)}`)).status).toBe(422)
    expect((await north.get('carriers?q[a][b][c][d][e][f][g]=1')).status).toBe(422)
  })

  it('the pages of a carrier search neither repeat nor skip, and give the total', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(page =>
        north.get(`carriers?q[legal_name_or_dba_name_start]=eagle&per_page=2&page=${page}`),
      ),
    )
    const ids = await Promise.all(pages.map(async page => idsOf((await page.json()) as WireCarrier[])))
    expect(ids).toEqual([[1, 3], [2], []])
    for (const [at, { headers }] of pages.entries()) {
      expect(headers.get('currentpage')).toBe(String(at + 1))
      expect(headers.get('totalpages')).toBe('2')
      expect(headers.get('totalitems')).toBe('3')
    }
  })

  it('a carrier search without results is one empty page', async () => {
    const { headers } = await north.get('carriers?q[legal_name_or_dba_name_start]=nobody')
    expect([headers.get('totalpages'), headers.get('totalitems')]).toEqual(['1', '0'])
  })

  it('a carrier search stops when the client disconnects', async () => {
    const stop = new AbortController()
    stop.abort()
    const answer = north.fetch('/monitor/carriers?q[legal_name_or_dba_name_start]=eagle', {
      signal: stop.signal,
    })
    await expect(answer.then(({ status }) => status)).resolves.toBe(499)
  })
})

describe('filtered and sorted carrier search', () => {
  const eagle = 'q[legal_name_or_dba_name_start]=eagle'

  it.each([
    ['the bucket its rules put it in', 'q[rules_assessment_eq]=fail', [1]],
    ['facts that are missing', 'q[rules_assessment_eq]=incomplete', [3, 2]],
    ['its legal name, backwards', 'q[s]=legal_name+desc', [2, 3, 1]],
    ['no connection', 'q[connection_status_in][]=none', [1, 3, 2]],
    ['active authority', 'q[authority_active_eq]=true', [1]],
    ['a country', 'q[physical_place_in][]=MX', []],
  ])('carriers are filtered or sorted by %s', async (_, query, ids) => {
    for (const path of ['carriers', 'carriers/global_search'])
      expect(idsOf(await listed(`${eagle}&${query}`, path))).toEqual(ids)
  })

  it('a carrier search filtered by rules is counted and paged after the filter', async () => {
    const page = await north.get(`carriers?${eagle}&q[rules_assessment_eq]=incomplete&per_page=1&page=2`)
    expect([page.headers.get('totalitems'), page.headers.get('totalpages')]).toEqual(['2', '2'])
    expect(idsOf((await page.json()) as WireCarrier[])).toEqual([2])
  })

  it('a carrier search by rules needs a plan with rules', async () => {
    const watch = await testCompany.as('watch')
    const requested = 'q[identifiers_value_eq]=123&q[rules_assessment_eq]=pass'
    expect((await watch.get(`carriers/global_search?${requested}`)).status).toBe(403)
  })

  it('a filtered carrier search shows no safety data to a user who may not see it', async () => {
    const unsafe = await testCompany.as('unsafe')
    const status = async (query: string) => (await unsafe.get(`carriers?${eagle}&${query}`)).status
    expect(await status('q[out_of_service_eq]=false')).toBe(403)
    expect(await status('q[s]=last_inspection_date+desc')).toBe(403)
    expect(await status('q[s]=power_units+desc')).toBe(200)
    // A verdict is of all rules, also of those that this user does not see.
    expect(idsOf(await listed(`${eagle}&q[rules_assessment_eq]=fail`, 'carriers', unsafe))).toEqual([1])
  })

  it('suggestions take no filter', async () => {
    expect((await north.get(`carriers/suggest?${eagle}&q[power_units_gteq]=5`)).status).toBe(422)
    expect((await north.get(`carriers/suggest?${eagle}&q[s]=legal_name+asc`)).status).toBe(422)
  })
})

describe('My Carriers', () => {
  const mine = (company: number) => `q[subscriptions_company_id_eq]=${company}`

  it('My Carriers are the carriers that the company monitors, and no other company sees them', async () => {
    await north.post('subscriptions/create_by_carrier', { carrier_id: 5 })
    expect(idsOf(await listed(mine(1)))).toEqual([5])
    const south = await testCompany.as('south')
    expect(idsOf(await listed(mine(2), 'carriers', south))).toEqual([])
    expect((await south.get(`carriers?${mine(1)}`)).status).toBe(404)
    const [row] = await listed('q[identifiers_value_eq]=777', 'carriers', south)
    expect(row?.subscription).toBeNull()
  })

  it('the search among all carriers has no My Carriers filter', async () => {
    expect((await north.get(`carriers/global_search?${mine(1)}`)).status).toBe(422)
  })
})

describe('carrier details', () => {
  it('a carrier row has its facts, its cover in force, and the findings of the assessed rules', async () => {
    const [row] = await listed('q[identifiers_value_eq]=123')
    expect(row).toMatchObject({
      legal_name: 'Eagle Mesa Freight, L.L.C.',
      identifiers: [
        { is_type: 'DOT', value: '123', region: null },
        { is_type: 'MC', value: '9001', region: null },
      ],
      census: { status_code: 'A', power_units: 0, drivers: null, as_of: '2026-11-01' },
      authority: { common: 'A', granted_on: '2016-05-02' },
      insurance: { bipd_amount: 1_000_000, bipd_until: '2026-11-30', cargo_amount: null },
      safety: { rating: 'C', vehicle_oos_rate: null, out_of_service: null },
      connection: null,
    })
    const summary = row?.rules_assessment?.summary ?? {}
    expect(Object.fromEntries(Object.entries(summary).map(([type, { result }]) => [type, result]))).toEqual({
      active_interstate_authority: 'pass',
      bipd_at_least_750000: 'pass',
      cargo_at_least_100000: 'incomplete',
      satisfactory_or_unrated_safety_rating: 'fail',
    })
    expect(summary['bipd_at_least_750000']?.value).toEqual({
      code: 'cover',
      usd: 1_000_000,
      notice: { on: '2026-12-01', usd: null, end: 'canceled' },
    })
  })

  it('a carrier without records has objects of nulls, never zeros', async () => {
    const [row] = await listed('q[identifiers_value_eq]=777')
    const { ties, ...safety } = row?.safety ?? {}
    for (const part of [row?.census, row?.authority, row?.insurance, safety])
      expect(new Set(Object.values(part ?? {}))).toEqual(new Set([null]))
    expect(ties).toEqual([])
  })

  it('a carrier shows no safety data, nor findings based on it, to a user who may not see it', async () => {
    const [row] = await listed('q[identifiers_value_eq]=123', 'carriers', await testCompany.as('unsafe'))
    expect(row?.safety).toBeNull()
    expect(Object.keys(row?.rules_assessment?.summary ?? {})).toEqual([
      'active_interstate_authority',
      'bipd_at_least_750000',
      'cargo_at_least_100000',
    ])
    expect(row?.rules_assessment?.hidden_rules).toEqual({ count: 1, worst: 'fail' })
    const [whole] = await listed('q[identifiers_value_eq]=123')
    expect(whole?.rules_assessment?.hidden_rules).toBeNull()
  })

  it('a carrier is not assessed for a company whose plan has no rules', async () => {
    const watch = await testCompany.as('watch')
    const [row] = await listed('q[identifiers_value_eq]=123', 'carriers/global_search', watch)
    expect(row?.rules_assessment).toBeNull()
  })

  it('a carrier is shown in full on its own screen', async () => {
    const detail = (await (await north.get('carriers/1/for_broker_portal')).json()) as WireCarrierDetail
    expect(detail).toMatchObject({
      is_full_profile: true,
      phone: '+18065550100',
      mailing_address: null,
      contacts: [{ name: 'Invented Person' }],
      equipment: [],
    })
  })

  it('a carrier is shown in short to a watchdog user without the full profile', async () => {
    const watch = await testCompany.as('watch')
    const detail = (await (await watch.get('carriers/1/for_broker_portal')).json()) as WireCarrierDetail
    expect(detail).toMatchObject({
      is_full_profile: false,
      phone: null,
      email: null,
      contacts: [],
      equipment: [],
    })
  })

  it('a carrier search is forbidden to a watchdog user whose plan has no carrier search', async () => {
    const watch = await testCompany.as('watch')
    const status = async (path: string) => (await watch.get(`${path}?q[identifiers_value_eq]=123`)).status
    expect([await status('carriers'), await status('carriers/suggest')]).toEqual([403, 403])
    expect(await status('carriers/global_search')).toBe(200)
  })

  it.each([['4'], ['999'], ['0'], ['-1'], ['9999999999'], ['Mine'], ['1e0']])(
    'the carrier %s is not found',
    async id => {
      expect((await north.get(`carriers/${id}/for_broker_portal`)).status).toBe(404)
    },
  )
})
