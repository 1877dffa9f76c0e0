import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Route } from '../../http/route.ts'
import { routeName } from '../../http/route.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { makeFirstCompany } from '../first-company/first-company.ts'
import { ROUTES } from '../routes/index.ts'
import { ownedId, resourceOf, SHARED_RESOURCES } from './paged-reads.ts'
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

/** By a number that each company gives for itself: that of another company is a new one. */
const isByOwnNumber = ({ path }: Route) => path.endsWith('/by_number/:number')

const owned = ROUTES.filter(
  route => route.path.includes(':') && !SHARED_RESOURCES.has(resourceOf(route.path)) && !isByOwnNumber(route),
)
const call = (browser: TestBrowser, route: Route, id: number) =>
  browser.call(route.method, route.path.replaceAll(/:\w+/g, String(id)), sampleBody(route))

it("what is another company's looks like nothing, in any route, and a request changes nothing", async () => {
  const answers: Record<string, { readonly foreign: unknown; readonly missing: unknown }> = {}
  const answerTo = async (route: Route, id: number) => {
    const response = await call(other, route, id)
    const { errors } = (await response.json()) as { errors: unknown }
    return { status: response.status, errors }
  }
  await refusedWithoutChange(monitor, 200, async () => {
    for (const route of owned) {
      const id = await ownedId(monitor.database.db, resourceOf(route.path))
      answers[routeName(route)] = {
        foreign: await answerTo(route, id),
        missing: await answerTo(route, NOWHERE),
      }
    }
    return new Response()
  })
  const NOTHING = { status: 404, errors: [{ field: null, message: 'This record does not exist.' }] }
  expect(answers).toEqual(
    Object.fromEntries(owned.map(route => [routeName(route), { foreign: NOTHING, missing: NOTHING }])),
  )
})

it.each(owned.filter(({ method }) => method === 'GET').map(route => [routeName(route), route] as const))(
  '%s finds it for its owner',
  async (_, route) => {
    const id = await ownedId(monitor.database.db, resourceOf(route.path))
    expect((await call(dana, route, id)).status).toBe(200)
  },
)

it('every resource listed as shared is in use', () => {
  const resources = new Set(
    ROUTES.filter(({ path }) => path.includes(':')).map(({ path }) => resourceOf(path)),
  )
  for (const resource of SHARED_RESOURCES) expect(resources).toContain(resource)
})
