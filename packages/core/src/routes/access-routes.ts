import { route } from './route.ts'

/**
 * Sign-in, sign-up and access blocks.
 * Source: section 2, "Routes".
 *
 * Choice: the screens that finish a sign-up, and those that explain a block, stay open to an expired company and to a
 * user without one; otherwise the guard would redirect in a loop.
 */
export const ACCESS_ROUTES = [
  route({ name: 'login', pattern: '/login', title: 'Login', authentication: 'anonymous-only' }),
  route({
    name: 'login-code',
    pattern: '/login/code',
    title: 'Login Verification',
    authentication: 'anonymous-only',
    checksUserAndCompanyOnLeaving: true,
  }),
  route({
    name: 'required-information',
    pattern: '/required-information',
    title: 'Required Information',
    authentication: 'allowed-while-signed-in',
    allowsExpired: true,
  }),
  route({ name: 'sign-up', pattern: '/sign-up', title: 'Sign up', authentication: 'anonymous-only' }),
  route({
    name: 'sign-up-code',
    pattern: '/sign-up/code',
    title: 'Sign-up code',
    authentication: 'anonymous-only',
    checksUserAndCompanyOnLeaving: true,
  }),
  route({
    name: 'sign-up-details',
    pattern: '/sign-up/details',
    title: 'Sign-up details',
    authentication: 'allowed-while-signed-in',
    allowsExpired: true,
  }),
  route({
    name: 'carrier-vpn-block',
    pattern: '*/carrier_vpn_block',
    title: 'Blocked by VPN',
    authentication: 'allowed-while-signed-in',
    allowsExpired: true,
  }),
  route({
    name: 'user-country-block',
    pattern: '*/user_country_block',
    title: 'Blocked by country',
    authentication: 'allowed-while-signed-in',
    allowsExpired: true,
  }),
  route({
    name: 'pending-access-review',
    pattern: '/pending-access-review',
    title: 'Pending access review',
    authentication: 'allowed-while-signed-in',
    allowsExpired: true,
  }),
] as const
