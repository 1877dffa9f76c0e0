import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requirementsOf, routeName } from '../route.ts'
import { PREFIX } from '../../api/create-monitor.ts'
import { ROUTES } from '../../api/routes/index.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { TEST_ORIGIN } from '../../testing/test-browser.ts'
import { keyScopeOf } from './key-scope.ts'
import { KEY_SCOPES } from './key-scopes.ts'

const namesWith = (scope: ReturnType<typeof keyScopeOf>) =>
  ROUTES.filter(route => keyScopeOf(route) === scope).map(routeName)

describe('what a key may do, by the rights of a route', () => {
  it('every GET that a key may call is reading', () => {
    const reads = ROUTES.filter(route => route.method === 'GET').map(keyScopeOf)
    expect(new Set(reads)).toEqual(new Set(['read', null]))
  })

  it('of the other calls only searches, checks and the gate are reading', () => {
    expect(namesWith('read').filter(name => !name.startsWith('GET'))).toEqual([
      'POST carriers/email_search_associated_carriers',
      'POST carriers/gate',
      'POST carriers/phone_search_associated_carriers',
      'POST carriers/search',
      'POST load_audit',
      'POST loads/by_number/check',
      'POST loads/:id/gate',
      'POST subscriptions/match',
    ])
  })

  it('no key may call what signs in or out, or needs the right to manage users', () => {
    const closed = ROUTES.filter(
      route =>
        route.access === 'anyone' || requirementsOf(route).some(({ scope }) => scope === 'manage_users'),
    )
    expect(closed.length).toBeGreaterThan(10)
    expect(closed.filter(route => keyScopeOf(route) !== null).map(routeName)).toEqual([])
  })

  it.each([
    ['connect', 'PATCH connections/:id'],
    ['override', 'POST rule_overrides'],
    ['write', 'POST notes'],
    [null, 'POST api_keys'],
    [null, 'PATCH billing/change_plan'],
    [null, 'GET events'],
  ] as const)('the permission %s opens %s', (scope, name) => {
    expect(namesWith(scope)).toContain(name)
  })
})

describe('a key of someone with every right', () => {
  let testCompany: TestCompany
  beforeAll(async () => {
    testCompany = await startTestCompany()
  })
  afterAll(() => testCompany.close())

  it.each(KEY_SCOPES)(
    'with the permission %s is forbidden what it does not open, and nothing else',
    async own => {
      const north = await testCompany.as('north')
      const api_key = { name: 'All routes', scopes: [own], expires_in_days: 30 }
      const { key } = (await (await north.post('api_keys', { api_key })).json()) as { key: string }
      const forbidden: string[] = []
      for (const route of ROUTES) {
        const path = route.path.replaceAll(/:\w+/g, '1')
        const isRead = route.method === 'GET'
        const request = new Request(`${TEST_ORIGIN}${PREFIX}/${path}`, {
          method: route.method,
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...(!isRead && { body: '{}' }),
        })
        const { status } = await testCompany.monitor.fetch(request)
        expect({ route: routeName(route), status }).toMatchObject({ status: expect.toSatisfy(isExpected) })
        if (status === 403) forbidden.push(routeName(route))
      }
      const opened = new Set<string>(['read', own])
      expect(forbidden).toEqual(
        ROUTES.filter(route => !opened.has(keyScopeOf(route) ?? 'none')).map(routeName),
      )
    },
  )
})

const isExpected = (status: number) => status < 500 && status !== 401 && status !== 418 && status !== 429
