import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { monitorRoutes } from './index.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())

it('every route name is unique', () => {
  expect(monitorRoutes()).toEqual([...new Set(monitorRoutes())])
  expect(monitorRoutes()).toContain('PATCH rule_overrides/:id')
  expect(monitorRoutes()).toContain('GET api/flipper/actors/User;:id')
})

describe('subscriptions', () => {
  const subscribe = (carrier_id: unknown, by = north) =>
    by.post('subscriptions/create_by_carrier', { carrier_id })
  const unsubscribe = (id: number, by = north) =>
    by.call('DELETE', `subscriptions/destroy_by_carrier?carrier_id=${id}`)

  it('a repeated subscription returns the first one', async () => {
    const first = await subscribe(1)
    expect(first.status).toBe(201)
    const again = await subscribe(1)
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(await first.json())
  })

  it('simultaneous subscriptions make one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(2)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const ids = await Promise.all(answers.map(async answer => ((await answer.json()) as { id: number }).id))
    expect(new Set(ids).size).toBe(1)
  })

  it("a subscription ends once, and only the company's own", async () => {
    await subscribe(3)
    expect((await unsubscribe(3, await testCompany.as('south'))).status).toBe(404)
    expect((await unsubscribe(3)).status).toBe(204)
    expect((await unsubscribe(3)).status).toBe(404)
  })

  it.each([
    [999, 404],
    [4, 404],
    ['x', 422],
    [null, 422],
  ])('a subscription for the carrier %j is rejected with %i', async (id, status) => {
    expect((await subscribe(id)).status).toBe(status)
  })
})

describe('rules', () => {
  it("rule sets are the company's own", async () => {
    const response = await north.get('rules?company_id=1&page=1&per_page=50')
    expect(response.headers.get('totalitems')).toBe('1')
    expect(await response.json()).toMatchObject([
      { company_id: 1, carrier_id: null, is_types: { cargo_at_least_100000: 2, active_operating_status: 1 } },
    ])
  })
  it('rule sets of another company are not found', async () => {
    expect((await north.get('rules?company_id=2')).status).toBe(404)
  })
  it('a rule set is found by its id', async () => {
    const [listed] = (await (await north.get('rules')).json()) as { id: number }[]
    expect(await (await north.get(`rules/${listed?.id}`)).json()).toEqual(listed)
  })
  it.each([2, 999])('a rule set of another company or of none (%i) is not found', async id => {
    expect((await north.get(`rules/${id}`)).status).toBe(404)
  })
  it('rule types are those with value 2', async () => {
    expect(await (await north.get('rules/is_types')).json()).toEqual([
      'active_interstate_authority',
      'bipd_at_least_750000',
      'cargo_at_least_100000',
      'satisfactory_or_unrated_safety_rating',
    ])
  })
  it("rule types of a classification fall back to the company's; a foreign classification is not found", async () => {
    expect(((await (await north.get('rules/is_types?classification_id=1')).json()) as []).length).toBe(4)
    expect((await north.get('rules/is_types?classification_id=2')).status).toBe(404)
  })
})

describe('areas', () => {
  const named = async (term: string) => {
    const response = await north.get(`areas/autocomplete?term=${encodeURIComponent(term)}`)
    return ((await response.json()) as { name: string }[]).map(({ name }) => name)
  }
  it.each([
    ['dal', ['Dallas', 'Dallas, TX 75201']],
    ['Dallas, T', ['Dallas, TX 75201']],
    ['752', ['Dallas, TX 75201']],
    ['tx', ['Texas']],
    ['nowhere', []],
    ['75299', []],
  ])('areas for %j are %j', async (term, names) => {
    expect(await named(term)).toEqual(names)
  })
  it.each([[''], ['term='], ['term=%2C'], [`term=${'a'.repeat(61)}`], ['term=a&limit=9']])(
    'areas queried with %j are rejected',
    async query => {
      expect((await north.get(`areas/autocomplete?${query}`)).status).toBe(422)
    },
  )

  const found = async (path: string) => {
    const response = await north.get(path)
    return { status: response.status, body: (await response.json()) as never }
  }

  it("an area is found by its id, and by its place id of the portal's map", async () => {
    const texas = { id: 1, is_type: 'state', code: 'TX', name: 'Texas', country: 'US' }
    expect(await found('areas/1')).toMatchObject({ status: 200, body: texas })
    expect(await found('areas/find_by_place_id?place_id=state.US.TX')).toMatchObject({
      status: 200,
      body: texas,
    })
  })

  it.each([
    ['areas/999', 404],
    ['areas/find_by_place_id?place_id=state.MX.TX', 404],
    ['areas/find_by_place_id?place_id=ChIJS5dFe_cZTIYRj2dH9qSb7Lk', 404],
    ['areas/find_by_place_id?place_id=state.US.tx', 404],
    ['areas/find_by_place_id', 422],
    ['areas/find_by_place_id?place_id=', 422],
    [`areas/find_by_place_id?place_id=${'a'.repeat(256)}`, 422],
    ['areas/find_by_place_id?place_id=state.US.TX&country=US', 422],
    ['areas', 422],
    ['areas?q[is_type_eq]=kma', 422],
    ['areas?q[is_type_eq]=five_zip', 422],
    ['areas?q[is_type_eq]=five_zip&q[code_start]=', 422],
    ['areas?q[is_type_eq]=five_zip&q[code_start]=7a', 422],
    ['areas?q[is_type_eq]=five_zip&q[code_start]=752011', 422],
    ['areas?q[is_type_eq]=five_zip&q[code_start]=752&q[country_eq]=US', 422],
    ['areas?q[is_type_eq]=five_zip&q[code_start]=752&sort=name', 422],
    ['areas?q[is_type_eq]=five_zip&q[code_start]=752&per_page=51', 422],
    ['areas?q[is_type_eq]=country&q[code_in][]=FR', 422],
    ['areas?q[is_type_eq]=country&q[code_start]=7', 422],
  ])('an area by place %s is rejected with %i', async (path, status) => {
    expect((await found(path)).status).toBe(status)
  })

  it('areas are listed by the start of a ZIP, in pages', async () => {
    const response = await north.get('areas?q[is_type_eq]=five_zip&q[code_start]=752&page=1&per_page=10')
    expect(['currentpage', 'totalpages', 'totalitems'].map(name => response.headers.get(name))).toEqual([
      '1',
      '1',
      '1',
    ])
    expect(await response.json()).toMatchObject([{ code: '75201', is_type: 'five_zip' }])
    expect((await found('areas?q[is_type_eq]=five_zip&q[code_start]=76')).body).toEqual([])
  })

  it('the list of countries is empty when none is on record', async () => {
    expect(await found('areas?q[is_type_eq]=country&q[code_in][]=US')).toEqual({ status: 200, body: [] })
  })
})
