import { aCompany, anExpiredUser, aPaywall, aUser, aWatchdogUser } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../../account/user.ts'
import { decideNavigation } from './evaluate-guard.ts'
import type { NavigationRequest } from './guard-step.ts'

const MAIN = 'https://portal.example'
const WATCHDOG = 'https://watchdog.portal.example'

const request = (change: Partial<NavigationRequest>) =>
  decideNavigation({
    to: '/',
    from: '/loads',
    user: aUser(),
    host: 'portal.example',
    origins: { main: MAIN, watchdog: WATCHDOG },
    onboardingUrl: 'https://onboarding.example/start',
    savedTarget: null,
    ...change,
  })

const limitedWatchdog = aWatchdogUser({
  watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: false },
})
const home = { kind: 'go', to: '/' }
const stay = { kind: 'stay' }

describe('step 2, the brand of the host', () => {
  it.each([
    ['a watchdog user on the main host', { user: aWatchdogUser() }, `${WATCHDOG}/broker/`],
    ['a main user on the watchdog host', { host: 'watchdog.portal.example' }, `${MAIN}/broker/`],
  ])('moves %s', (_, change, url) => {
    expect(request(change)).toEqual({ kind: 'leave', url })
  })

  it('leaves a visitor on either host', () => {
    expect(request({ user: null, to: '/login', host: 'watchdog.portal.example' })).toEqual(stay)
  })

  it('goes nowhere when the other origin is not the brand it should be', () => {
    expect(request({ user: aWatchdogUser(), origins: { main: MAIN, watchdog: MAIN } })).toEqual(stay)
  })
})

describe('step 3, watchdog users who may not search carriers', () => {
  it.each([
    '/carriers/lane-search',
    '/carriers/lane-search-results',
    '/carriers/contact-search',
    '/carriers/Mine',
    '/carriers/mine/',
    '/carriers/saved-searches',
    '/vehicles',
  ])('go Home from %s', to => {
    expect(request({ to, user: limitedWatchdog, host: 'watchdog.portal.example' })).toEqual(home)
  })

  it('see a vehicle and the global search', () => {
    for (const to of ['/vehicles/9', '/carriers/global-search'])
      expect(request({ to, user: limitedWatchdog, host: 'watchdog.portal.example' })).toEqual(stay)
  })

  it('does not ask users of the main brand', () => {
    const user = aUser({ watchdogLimits: limitedWatchdog.watchdogLimits })
    expect(request({ to: '/vehicles', user })).toEqual(stay)
  })
})

describe('steps 4 to 6, what a company or its plan closes', () => {
  const hiding = aUser({ company: aCompany({ hideVehicleSearch: true }) })
  const withoutLanes = aUser({ paywall: aPaywall({ canLaneSearch: false }) })
  const withoutRates = aUser({ paywall: aPaywall({ canRateConfirmation: false }) })

  it.each([
    ['/vehicles', hiding],
    ['/vehicles/9', hiding],
    ['/carriers/lane-search', withoutLanes],
    ['/carriers/lane-search-results?origin=1', withoutLanes],
    ['/carriers/rate-confirmations', withoutRates],
  ])('%s goes Home', (to, user) => {
    expect(request({ to, user })).toEqual(home)
  })

  it('names the list of rate confirmations only', () => {
    expect(request({ to: '/carriers/rate-confirmations/12', user: withoutRates })).toEqual(stay)
  })
})

describe('step 7, leaving a code page', () => {
  const withoutStatus = aUser({ company: aCompany({ status: null }) })
  const unnamed = aUser({ lastName: '' })

  it('asks for the company, and keeps the target of a user who signed up', () => {
    expect(request({ from: '/sign-up/code', to: '/loads', user: withoutStatus })).toEqual({
      kind: 'go',
      to: '/sign-up/details',
      savedTarget: 'store',
    })
  })

  it('keeps no target of a user who came from login', () => {
    expect(request({ from: '/login/code', to: '/loads', user: aUser({ company: null }) })).toEqual({
      kind: 'go',
      to: '/sign-up/details',
    })
  })

  it.each([
    ['no company', null],
    ['a company without an id', aCompany({ id: null })],
    ['a company without a status', aCompany({ status: null })],
  ])('asks a user with %s for it, from either code page', (_, company) => {
    for (const from of ['/login/code', '/sign-up/code'])
      expect(request({ from, user: aUser({ company }) })).toMatchObject({
        kind: 'go',
        to: '/sign-up/details',
      })
  })

  it.each([{ firstName: null }, { firstName: '' }, { lastName: null }, { lastName: ' ' }])(
    'asks a user with %j for the name',
    name => {
      expect(request({ from: '/sign-up/code', user: aUser(name) })).toEqual({
        kind: 'go',
        to: '/required-information',
      })
    },
  )

  it('keeps the target of a user who signed up as it was when they go Home', () => {
    const saved = { user: withoutStatus, from: '/sign-up/code', savedTarget: '/loads' }
    expect(request({ ...saved, to: '/' })).toEqual({ kind: 'go', to: '/sign-up/details' })
    expect(request({ ...saved, to: '/alerts' })).toMatchObject({ savedTarget: 'store' })
  })

  it('then asks for the names', () => {
    expect(request({ from: '/login/code', user: unnamed })).toEqual({
      kind: 'go',
      to: '/required-information',
    })
  })

  it.each([
    ['/required-information', unnamed],
    ['/sign-up/details', withoutStatus],
  ])('lets %s be reached', (to, user) => {
    expect(request({ from: '/login/code', to, user })).toEqual(stay)
  })

  it('lets a visitor go back', () => {
    expect(request({ from: '/login/code', to: '/login', user: null })).toEqual(stay)
  })

  it('asks nothing elsewhere', () => {
    expect(request({ from: '/loads', user: unnamed })).toEqual(stay)
  })
})

describe('steps 8 and 9, visitors and signed-in users', () => {
  it.each(['/login', '/login/code', '/sign-up', '/sign-up/code'])('%s sends a signed-in user Home', to => {
    expect(request({ to })).toEqual(home)
  })

  it.each(['/', '/carriers/7?tab=2', '/nowhere'])('%s sends a visitor to Login and keeps the target', to => {
    expect(request({ to, user: null })).toEqual({ kind: 'go', to: '/login', savedTarget: 'store' })
  })

  it.each(['/login', '/sign-up/details', '/required-information', '/x/user_country_block'])(
    'a visitor stays on %s',
    to => {
      expect(request({ to, user: null })).toEqual(stay)
    },
  )

  it('a visitor who goes Home keeps the target of before', () => {
    expect(request({ to: '/', user: null, savedTarget: '/loads' })).toEqual({ kind: 'go', to: '/login' })
    expect(request({ to: '/alerts', user: null, savedTarget: '/loads' })).toMatchObject({
      savedTarget: 'store',
    })
  })

  it('a signed-in user sees Page Not Found', () => {
    expect(request({ to: '/nowhere' })).toEqual(stay)
  })
})

describe('step 10, companies that are no broker', () => {
  it.each([
    ['no company', aUser({ company: null })],
    ['a carrier', aUser({ company: aCompany({ companyType: 'carrier' }) })],
  ])('%s goes to the onboarding', (_, user) => {
    expect(request({ to: '/loads', user })).toEqual({
      kind: 'leave',
      url: 'https://onboarding.example/start',
    })
  })

  it.each([
    ['no company', aUser({ company: null })],
    ['a company without a status', aUser({ company: aCompany({ companyType: null, status: null }) })],
  ])('%s is made in this portal where no onboarding is configured, and the target is saved', (_, user) => {
    expect(request({ to: '/loads', user, onboardingUrl: '' })).toEqual({
      kind: 'go',
      to: '/sign-up/details',
      savedTarget: 'store',
    })
  })

  it('a carrier has nowhere to go where no onboarding is configured', () => {
    const user = aUser({ company: aCompany({ companyType: 'carrier' }) })
    expect(request({ to: '/loads', user, onboardingUrl: '' })).toEqual({ kind: 'leave', url: '' })
  })

  it.each(['/required-information', '/sign-up/details', '/pending-access-review'])(
    'a user without a company stays on %s',
    to => {
      expect(request({ to, user: aUser({ company: null }) })).toEqual(stay)
    },
  )
})

describe('steps 11 and 13, the saved target', () => {
  const withoutConnect = aUser({ paywall: aPaywall({ canConnect: false }) })

  it.each([
    ['may connect', aUser()],
    ['may not connect', withoutConnect],
  ])('a user who %s goes there, once', (_, user) => {
    expect(request({ user, savedTarget: '/carriers/7?tab=2' })).toEqual({
      kind: 'go',
      to: '/carriers/7?tab=2',
      savedTarget: 'consume',
    })
  })

  it.each(['/required-information', '/sign-up/details', '/pending-access-review', '/x/carrier_vpn_block'])(
    'does not take anybody away from %s',
    to => {
      for (const user of [aUser(), withoutConnect])
        expect(request({ to, user, savedTarget: '/loads' })).toEqual(stay)
    },
  )

  it('takes a user who may connect away from the account, and nobody else', () => {
    expect(request({ to: '/my-account', savedTarget: '/loads' })).toMatchObject({ to: '/loads' })
  })

  it('that is none to go to is left to a visitor, and gives way to one that is stored', () => {
    expect(request({ to: '/login', user: null, savedTarget: 'nowhere' })).toEqual(stay)
    expect(request({ to: '/loads', user: anExpiredUser(), savedTarget: 'nowhere' })).toEqual({
      kind: 'go',
      to: '/my-account?tab=4',
      savedTarget: 'store',
    })
  })

  it('is not consumed on a route that passes step 13', () => {
    expect(request({ to: '/my-account', user: withoutConnect, savedTarget: '/loads' })).toEqual(stay)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/carriers/7',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '',
  ])('%j is cleared, never gone to', savedTarget => {
    expect(request({ savedTarget })).toEqual({ kind: 'stay', savedTarget: 'clear' })
  })

  it.each<[string, CurrentUser]>([
    ['may connect', anExpiredUser()],
    ['may not connect', anExpiredUser({ paywall: aPaywall({ canConnect: false }) })],
  ])('an expired user who %s goes to the account and the target is kept', (_, user) => {
    expect(request({ to: '/loads', user, savedTarget: '/carriers/7' })).toEqual({
      kind: 'go',
      to: '/my-account?tab=4',
      savedTarget: 'store',
    })
    expect(request({ to: '/', user, savedTarget: '/carriers/7' })).toEqual({
      kind: 'go',
      to: '/my-account?tab=4',
    })
    expect(request({ to: '/my-account?tab=1', user, savedTarget: '/carriers/7' })).toEqual(stay)
  })
})

describe('step 12, My Carriers or Connections', () => {
  it('a company that rules has Connections', () => {
    expect(request({ to: '/carriers/Mine' })).toEqual({ kind: 'go', to: '/carriers/connections' })
    expect(request({ to: '/carriers/connections' })).toEqual(stay)
  })

  it('one that does not has My Carriers', () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    expect(request({ to: '/carriers/connections', user })).toEqual({ kind: 'go', to: '/carriers/Mine' })
    expect(request({ to: '/carriers/Mine', user })).toEqual(stay)
  })
})
