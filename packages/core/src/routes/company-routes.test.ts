import { expect, it } from 'vitest'
import { documentTitle } from '../navigation/document-title.ts'
import { COMPANY_ROUTES } from './company-routes.ts'
import { matchRoute } from './match-route.ts'

it.each([
  ['/my-account', 'My account', 'my-account', true],
  ['/company_change_orders', 'Company change orders', 'company-change-orders', true],
  ['/company_change_orders/3', 'Company change order detail: 3', 'company-change-order', false],
  ['/company_reports', 'Company reports', 'company-reports', false],
  ['/audit-log', 'Audit log', 'audit-log', false],
  ['/rules/what-if', 'Rule what-if', 'rule-what-if', false],
  ['/rules/policy', 'Policy', 'policy', false],
] as const)(
  'the path %s is the screen titled %s, for signed-in users',
  (path, title, name, allowsExpired) => {
    const match = matchRoute(path)
    expect(match.route.name).toBe(name)
    expect(documentTitle('main', match)).toBe(`Fairhaul - ${title}`)
    expect(match.route).toMatchObject({
      authentication: 'needed',
      checksUserAndCompanyOnLeaving: false,
      allowsExpired,
    })
  },
)

it('the tested company routes are all of them', () => {
  expect(COMPANY_ROUTES.map(({ pattern }) => pattern)).toEqual([
    '/my-account',
    '/company_change_orders',
    '/company_change_orders/:id',
    '/company_reports',
    '/audit-log',
    '/rules/what-if',
    '/rules/policy',
  ])
})
