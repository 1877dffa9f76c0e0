import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Route, requirementsOf, routeName } from '../../http/route.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { freshAddress, startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'
import { ROUTES } from '../routes/index.ts'

/** A kind of caller: the user who represents it, and the routes that refuse it, with their status. */
export interface Caller {
  readonly kind: string
  /** Null: not signed in. */
  readonly person: Person | null
  /** The status with which a route refuses every call; null where it does not refuse the caller. */
  shut(route: Route): 401 | 403 | null
}

const scopeGuard = (route: Route) => requirementsOf(route).some(({ scope }) => scope !== undefined)
const planGuard = (route: Route) => requirementsOf(route).some(({ plan }) => plan !== undefined)
const forbiddenIf = (isShut: boolean) => (isShut ? 403 : null)
const isBrokers = ({ access }: Route) => access === 'broker'

/** The eight kinds of caller. */
export const CALLERS: readonly Caller[] = [
  { kind: 'nobody', person: null, shut: ({ access }) => (access === 'anyone' ? null : 401) },
  { kind: 'someone without a company', person: 'new', shut: route => forbiddenIf(isBrokers(route)) },
  { kind: "a carrier's company", person: 'trucker', shut: route => forbiddenIf(isBrokers(route)) },
  { kind: 'another company', person: 'south', shut: () => null },
  { kind: 'the company without the right', person: 'plain', shut: route => forbiddenIf(scopeGuard(route)) },
  { kind: 'the company with every right', person: 'north', shut: () => null },
  { kind: 'an expired company', person: 'ended', shut: route => forbiddenIf(isBrokers(route)) },
  { kind: 'a plan without it', person: 'unpaid', shut: route => forbiddenIf(planGuard(route)) },
]

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

/** Valid ids and nothing else: a forbidden call is refused before its query and body are read. */
const call = (browser: TestBrowser, { method, path }: Route) =>
  browser.call(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' ? undefined : {})

/** Without signing in and up, which are for visitors, and signing out, which ends the session of the others. */
const requests = ROUTES.filter(({ access, path }) => access !== 'anyone' || !/^sign_(in|up|out)/.test(path))

describe.each(CALLERS)('$kind', ({ person, shut }) => {
  let browser: TestBrowser
  beforeAll(async () => {
    browser = person === null ? testCompany.newBrowser(freshAddress()) : await testCompany.as(person)
  })
  const rows = requests.map(route => [routeName(route), route, shut(route)] as const)
  const closed = rows.filter(([, , status]) => status !== null)
  const open = rows.filter(([, , status]) => status === null)

  if (closed.length > 0)
    it('is refused each forbidden call, which changes nothing', async () => {
      const answers: Record<string, number> = {}
      await refusedWithoutChange(testCompany, 200, async () => {
        for (const [name, route] of closed) answers[name] = (await call(browser, route)).status
        return new Response()
      })
      expect(answers).toEqual(Object.fromEntries(closed.map(([name, , status]) => [name, status])))
    })

  if (open.length > 0)
    it('is not refused any other call for lack of rights', async () => {
      for (const [name, route] of open) {
        const { status } = await call(browser, route)
        expect({ name, status }).toEqual({
          name,
          status: expect.toSatisfy((it: number) => it < 500 && it !== 401 && it !== 418),
        })
      }
    })
})

it('a user with every right, in a company with every plan feature, is forbidden nothing', async () => {
  const north = await testCompany.as('north')
  const forbidden: string[] = []
  for (const route of requests)
    if ((await call(north, route)).status === 403) forbidden.push(routeName(route))
  expect(forbidden).toEqual([])
})
