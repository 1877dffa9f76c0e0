import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('saved_searches').execute()
})

interface WireSearch {
  readonly id: number
  readonly name: string
}
const EAGLES = { name: 'Eagles', address: '/carriers/search-results?q[name]=eagle&page=2' }
const save = (change: object = {}, by = north) =>
  by.post('saved_searches', { saved_search: { ...EAGLES, ...change } })
const listed = async (by = north) => (await (await by.get('saved_searches')).json()) as WireSearch[]
const remove = (id: number, by = north) => by.call('DELETE', `saved_searches/${id}`)
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('saved searches', () => {
  it('a saved search is stored with single spaces in its name, and listed newest first for its user only', async () => {
    const response = await save({ name: '  Our \n eagles ' })
    expect(response.status).toBe(201)
    const first = (await response.json()) as WireSearch
    expect(first).toEqual({
      ...EAGLES,
      id: expect.any(Number),
      name: 'Our eagles',
      created_at: testCompany.clock.now().toISOString(),
    })
    const second = (await (await save()).json()) as WireSearch
    expect(await listed()).toEqual([second, first])
    expect(await listed(plain)).toEqual([])
  })

  it.each([
    '/carriers/search-results',
    '/carriers/global-search?a=b',
    '/carriers/lane-search',
    '/carriers/lane-search-results?lane[origin]=1',
    '/carriers/contact-search?email=a%40b.example',
    '/vehicles?vin=1',
  ])('a saved search may open %s', async address => {
    expect((await save({ address })).status).toBe(201)
  })

  it.each<[string, object]>([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(81) }],
    ['name', { name: 7 }],
    ['address', { address: '' }],
    ['address', { address: '/my-account' }],
    ['address', { address: '/vehicles/7' }],
    ['address', { address: '//vehicles' }],
    ['address', { address: 'https://elsewhere.example/vehicles' }],
    ['address', { address: 'javascript:alert(1)' }],
    ['address', { address: '/vehicles#top' }],
    ['address', { address: '/vehicles?a b' }],
    ['address', { address: String.raw`/vehicles?\evil` }],
    ['address', { address: `/vehicles?${'a'.repeat(8_000)}` }],
    ['user_id', { user_id: 2 }],
  ])('a saved search is rejected for its %s', async (field, change) => {
    const response = await refusedWithoutChange(testCompany, 422, () => save(change))
    expect(await fieldsOf(response)).toEqual([`saved_search.${field}`])
  })

  it('a saved search is removed once, and by its user only', async () => {
    const { id } = (await (await save()).json()) as WireSearch
    await refusedWithoutChange(testCompany, 404, () => remove(id, plain))
    expect((await remove(id)).status).toBe(204)
    await refusedWithoutChange(testCompany, 404, () => remove(id))
    expect(await listed()).toEqual([])
  })

  it('a user has at most five hundred saved searches, even when the last is saved twice at once', async () => {
    const created_at = testCompany.clock.now()
    await testCompany.database.db
      .insertInto('saved_searches')
      .values(Array.from({ length: 499 }, () => ({ ...EAGLES, user_id: 1, created_at })))
      .execute()
    const answers = await Promise.all(Array.from({ length: 4 }, () => save()))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
    expect((await save({}, plain)).status).toBe(201)
  })

  it.each<[Person, number]>([
    ['ended', 403],
    ['trucker', 403],
    ['new', 403],
    ['watch', 403],
  ])('saved searches are forbidden to %s', async (person, status) => {
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => by.get('saved_searches'))
    await refusedWithoutChange(testCompany, status, () => save({}, by))
    await refusedWithoutChange(testCompany, status, () => remove(1, by))
  })
})
