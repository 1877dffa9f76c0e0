import { expect, it } from 'vitest'
import { documentTitle } from '../navigation/document-title.ts'
import { ACCESS_ROUTES } from './access-routes.ts'
import { matchRoute } from './match-route.ts'

it.each([
  ['/login', 'Login', 'login', 'anonymous-only', false],
  ['/login/code', 'Login Verification', 'login-code', 'anonymous-only', true],
  ['/required-information', 'Required Information', 'required-information', 'allowed-while-signed-in', false],
  ['/sign-up', 'Sign up', 'sign-up', 'anonymous-only', false],
  ['/sign-up/code', 'Sign-up code', 'sign-up-code', 'anonymous-only', true],
  ['/sign-up/details', 'Sign-up details', 'sign-up-details', 'allowed-while-signed-in', false],
  ['/x/carrier_vpn_block', 'Blocked by VPN', 'carrier-vpn-block', 'allowed-while-signed-in', false],
  ['/x/user_country_block', 'Blocked by country', 'user-country-block', 'allowed-while-signed-in', false],
  [
    '/pending-access-review',
    'Pending access review',
    'pending-access-review',
    'allowed-while-signed-in',
    false,
  ],
] as const)(
  'the path %s is the screen titled %s, with who may enter',
  (path, title, name, authentication, checksOnLeaving) => {
    const match = matchRoute(path)
    expect(match.route.name).toBe(name)
    expect(documentTitle('main', match)).toBe(`Fairhaul - ${title}`)
    expect(match.route).toMatchObject({
      authentication,
      checksUserAndCompanyOnLeaving: checksOnLeaving,
      allowsExpired: authentication === 'allowed-while-signed-in',
    })
  },
)

it('the tested access routes are all of them', () => {
  expect(ACCESS_ROUTES.map(({ pattern }) => pattern)).toEqual([
    '/login',
    '/login/code',
    '/required-information',
    '/sign-up',
    '/sign-up/code',
    '/sign-up/details',
    '*/carrier_vpn_block',
    '*/user_country_block',
    '/pending-access-review',
  ])
})
