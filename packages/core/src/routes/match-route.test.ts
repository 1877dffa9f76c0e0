import { describe, expect, it } from 'vitest'
import { isWayIn, matchRoute, withoutBase } from './match-route.ts'

describe('the route of a path', () => {
  it.each([
    ['/login', 'login', {}],
    ['/login/code', 'login-code', {}],
    ['/required-information', 'required-information', {}],
    ['/sign-up', 'sign-up', {}],
    ['/sign-up/code', 'sign-up-code', {}],
    ['/sign-up/details', 'sign-up-details', {}],
    ['/', 'home', {}],
    ['', 'home', {}],
    ['/carriers/lane-search', 'lane-search', {}],
    ['/carriers/lane-search-results', 'lane-search-results', {}],
    ['/carriers/search-results', 'search-results', {}],
    ['/carriers/global-search', 'global-search', {}],
    ['/carriers/contact-search', 'contact-search', {}],
    ['/carriers/Mine', 'mine', {}],
    ['/carriers/my-carriers', 'my-carriers', {}],
    ['/carriers/connections', 'connections', {}],
    ['/carriers/saved-searches', 'saved-searches', {}],
    ['/carriers/rate-confirmations', 'rate-confirmations', {}],
    ['/carriers/rate-confirmations/12', 'rate-confirmation', { id: '12' }],
    ['/carriers/rate-confirmations/emails', 'rate-confirmation-emails', {}],
    ['/carriers/rate-confirmations/emails/12', 'rate-confirmation-email', { id: '12' }],
    ['/carriers/7', 'carrier', { id: '7' }],
    ['/vehicles', 'vehicles', {}],
    ['/vehicles/9', 'vehicle', { id: '9' }],
    ['/my-account', 'my-account', {}],
    ['/company_change_orders/3', 'company-change-order', { id: '3' }],
    ['/alerts', 'alerts', {}],
    ['/loads', 'loads', {}],
    ['/loads/4', 'load', { id: '4' }],
    ['/carrier_vpn_block', 'carrier-vpn-block', {}],
    ['/anything/at/all/carrier_vpn_block', 'carrier-vpn-block', {}],
    ['/carriers/user_country_block', 'user-country-block', {}],
    ['/pending-access-review', 'pending-access-review', {}],
    ['/nowhere', 'not-found', {}],
    ['/carriers', 'not-found', {}],
    ['/carriers/7/more', 'not-found', {}],
    ['/7', 'not-found', {}],
    ['/nowhere/7', 'not-found', {}],
    ['*', 'not-found', {}],
    ['/*', 'not-found', {}],
    ['/carriers/:id', 'not-found', {}],
    ['/carrier_vpn_block/more', 'not-found', {}],
    ['/xcarrier_vpn_block', 'not-found', {}],
  ])('the route of the path %s is %s', (path, name, params) => {
    const match = matchRoute(path)
    expect([match.route.name, match.params]).toEqual([name, params])
  })

  it.each([
    ['/carriers/mine', 'mine'],
    ['/carriers/Mine/', 'mine'],
    ['/carriers/%4Dine', 'mine'],
    ['//carriers//Mine', 'mine'],
    ['/carriers/lane-s%65arch', 'lane-search'],
    ['/carriers%2Flane-search', 'lane-search'],
    ['carriers/7', 'carrier'],
    ['/CARRIERS//7/', 'carrier'],
    ['/Carriers/Rate-Confirmations/Emails/', 'rate-confirmation-emails'],
    ['/x/CARRIER_VPN_BLOCK/', 'carrier-vpn-block'],
    ['//', 'home'],
    ['/LOADS/%E0%A4%A/user_country_block', 'user-country-block'],
  ])('the path %s is another spelling of %s', (path, name) => {
    expect(matchRoute(path).route.name).toBe(name)
  })

  it.each([
    '/carriers/0',
    '/carriers/-1',
    '/carriers/7a',
    '/carriers/1e3',
    '/carriers/constructor',
    '/loads/%E0%A4%A',
  ])('the path %s has no id', path => {
    expect(matchRoute(path).route.name).toBe('not-found')
  })
})

describe('the path without the base', () => {
  it.each([
    ['/broker', '/'],
    ['/broker/', '/'],
    ['/broker/carriers/7', '/carriers/7'],
    ['/brokerage', undefined],
    ['/', undefined],
  ])('the path of %s without the base is %s', (pathname, path) => {
    expect(withoutBase(pathname)).toBe(path)
  })
})

it.each([
  ['/login', true],
  ['/sign-up/details', true],
  ['/required-information', true],
  ['/carriers/2', false],
  ['/', false],
  ['/no-such-page', false],
])('the path %s is one of signing in or up: %s', (path, isOne) => {
  expect(isWayIn(path)).toBe(isOne)
})
