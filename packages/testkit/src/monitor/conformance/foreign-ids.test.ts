import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFirstCompany } from '../first-company/first-company.ts'
import type { Route } from '../http/route.ts'
import { ROUTES, routeName } from '../routes/index.ts'
import { refusedWithoutChange } from '../testing/refused-without-change.ts'
import { startTestMonitor, type TestMonitor } from '../testing.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { EVERYBODYS, ownedId, resourceOf } from './owned.ts'
import { sampleBody } from './sample-body.ts'

const NOWHERE = 2_000_000_000
const OTHER = {
  name: 'Another Brokerage',
  email: 'owner@another.example',
  firstName: 'O',
  lastName: 'Wner',
  brand: 'main',
} as const

let monitor: TestMonitor
let other: TestBrowser
let dana: TestBrowser
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
  await makeFirstCompany(monitor.database.db, OTHER)
  other = await monitor.signIn(OTHER.email)
  dana = await monitor.signIn('dana@northlake.example')
})
afterAll(() => monitor.close())

const owned = ROUTES.filter(({ path }) => path.includes(':') && !EVERYBODYS.has(resourceOf(path)))
const call = (browser: TestBrowser, route: Route, id: number) =>
  browser.call(route.method, route.path.replaceAll(/:\w+/g, String(id)), sampleBody(route))

describe.each(owned.map(route => [routeName(route), route] as const))('%s', (_, route) => {
  it("says of what is another company's what it says of nothing, and changes nothing", async () => {
    const id = await ownedId(monitor.database.db, resourceOf(route.path))
    const answers: unknown[] = []
    for (const asked of [id, NOWHERE]) {
      const response = await refusedWithoutChange(monitor, 404, () => call(other, route, asked))
      answers.push(((await response.json()) as { errors: unknown }).errors)
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('finds it for its owner', async () => {
    if (route.method !== 'GET') return
    const id = await ownedId(monitor.database.db, resourceOf(route.path))
    expect((await call(dana, route, id)).status).toBe(200)
  })
})

it('ids of everybody are named as such and are in use', () => {
  const resources = new Set(
    ROUTES.filter(({ path }) => path.includes(':')).map(({ path }) => resourceOf(path)),
  )
  for (const resource of EVERYBODYS) expect(resources).toContain(resource)
})
