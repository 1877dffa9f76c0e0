import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Office, startOffice } from '../testing/start-office.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { monitorRoutes } from './index.ts'

let office: Office
let north: TestBrowser
beforeAll(async () => {
  office = await startOffice()
  north = await office.as('north')
})
afterAll(() => office.close())

it('every route is named once', () => {
  expect(monitorRoutes()).toEqual([...new Set(monitorRoutes())])
  expect(monitorRoutes()).toContain('PATCH rule_overrides/:id')
  expect(monitorRoutes()).toContain('GET api/flipper/actors/User;:id')
})

describe('subscriptions', () => {
  const subscribe = (carrier_id: unknown, by = north) =>
    by.post('subscriptions/create_by_carrier', { carrier_id })
  const unsubscribe = (id: number, by = north) =>
    by.call('DELETE', `subscriptions/destroy_by_carrier?carrier_id=${id}`)

  it('made again are the first one', async () => {
    const first = await subscribe(1)
    expect(first.status).toBe(201)
    const again = await subscribe(1)
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(await first.json())
  })

  it('made at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(2)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const ids = await Promise.all(answers.map(async answer => ((await answer.json()) as { id: number }).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('end once, and only those of the own company', async () => {
    await subscribe(3)
    expect((await unsubscribe(3, await office.as('south'))).status).toBe(404)
    expect((await unsubscribe(3)).status).toBe(204)
    expect((await unsubscribe(3)).status).toBe(404)
  })

  it.each([
    [999, 404],
    [4, 404],
    ['x', 422],
    [null, 422],
  ])('for the carrier %j are refused with %i', async (id, status) => {
    expect((await subscribe(id)).status).toBe(status)
  })
})

describe('rules', () => {
  it("are the company's own", async () => {
    const response = await north.get('rules?company_id=1&page=1&per_page=50')
    expect(response.headers.get('totalitems')).toBe('1')
    expect(await response.json()).toMatchObject([
      { company_id: 1, carrier_id: null, is_types: { cargo_at_least_100000: 2, active_operating_status: 1 } },
    ])
  })
  it('of another company are not there', async () => {
    expect((await north.get('rules?company_id=2')).status).toBe(404)
  })
  it('are assessed by those of value 2', async () => {
    expect(await (await north.get('rules/is_types')).json()).toEqual([
      'active_interstate_authority',
      'bipd_at_least_750000',
      'cargo_at_least_100000',
      'satisfactory_or_unrated_safety_rating',
    ])
  })
  it("of a classification go by the company's own; of a foreign one they are not there", async () => {
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
  ])('for %j are %j', async (term, names) => {
    expect(await named(term)).toEqual(names)
  })
  it.each([[''], ['term='], ['term=%2C'], [`term=${'a'.repeat(61)}`], ['term=a&limit=9']])(
    'asked with %j are refused',
    async query => {
      expect((await north.get(`areas/autocomplete?${query}`)).status).toBe(422)
    },
  )
})
