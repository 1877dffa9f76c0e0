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
  ])('step 2 redirects %s', (_, change, url) => {
    expect(request(change)).toEqual({ kind: 'leave', url })
  })

  it('step 2 keeps a visitor on either host', () => {
    expect(request({ user: null, to: '/login', host: 'watchdog.portal.example' })).toEqual(stay)
  })

  it('step 2 does not redirect to an origin with the wrong brand', () => {
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
  ])('step 3 redirects watchdog users without carrier search Home from %s', to => {
    expect(request({ to, user: limitedWatchdog, host: 'watchdog.portal.example' })).toEqual(home)
  })

  it('step 3 lets watchdog users see a vehicle and the global search', () => {
    for (const to of ['/vehicles/9', '/carriers/global-search'])
      expect(request({ to, user: limitedWatchdog, host: 'watchdog.portal.example' })).toEqual(stay)
  })

  it('step 3 skips users of the main brand', () => {
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
  ])('steps 4 to 6 redirect Home: %s', (to, user) => {
    expect(request({ to, user })).toEqual(home)
  })

  it('step 6 closes only the list of rate confirmations', () => {
    expect(request({ to: '/carriers/rate-confirmations/12', user: withoutRates })).toEqual(stay)
  })
})

describe('step 7, leaving a code page', () => {
  const withoutStatus = aUser({ company: aCompany({ status: null }) })
  const unnamed = aUser({ lastName: '' })

  it('step 7 requires a company, and keeps the target of a user who signed up', () => {
    expect(request({ from: '/sign-up/code', to: '/loads', user: withoutStatus })).toEqual({
      kind: 'go',
      to: '/sign-up/details',
      savedTarget: 'store',
    })
  })

  it('step 7 keeps no target of a user who came from login', () => {
    expect(request({ from: '/login/code', to: '/loads', user: aUser({ company: null }) })).toEqual({
      kind: 'go',
      to: '/sign-up/details',
    })
  })

  it.each([
    ['no company', null],
    ['a company without an id', aCompany({ id: null })],
    ['a company without a status', aCompany({ status: null })],
  ])('step 7 requires a company from a user with %s, on either code page', (_, company) => {
    for (const from of ['/login/code', '/sign-up/code'])
      expect(request({ from, user: aUser({ company }) })).toMatchObject({
        kind: 'go',
        to: '/sign-up/details',
      })
  })

  it.each([{ firstName: null }, { firstName: '' }, { lastName: null }, { lastName: ' ' }])(
    'step 7 requires the name from a user with %j',
    name => {
      expect(request({ from: '/sign-up/code', user: aUser(name) })).toEqual({
        kind: 'go',
        to: '/required-information',
      })
    },
  )

  it('step 7 keeps the stored target of a signed-up user who goes Home', () => {
    const saved = { user: withoutStatus, from: '/sign-up/code', savedTarget: '/loads' }
    expect(request({ ...saved, to: '/' })).toEqual({ kind: 'go', to: '/sign-up/details' })
    expect(request({ ...saved, to: '/alerts' })).toMatchObject({ savedTarget: 'store' })
  })

  it('step 7 then requires the names', () => {
    expect(request({ from: '/login/code', user: unnamed })).toEqual({
      kind: 'go',
      to: '/required-information',
    })
  })

  it.each([
    ['/required-information', unnamed],
    ['/sign-up/details', withoutStatus],
  ])('step 7 lets %s be opened', (to, user) => {
    expect(request({ from: '/login/code', to, user })).toEqual(stay)
  })

  it('step 7 lets a visitor go back', () => {
    expect(request({ from: '/login/code', to: '/login', user: null })).toEqual(stay)
  })

  it('step 7 applies to code pages only', () => {
    expect(request({ from: '/loads', user: unnamed })).toEqual(stay)
  })
})

describe('steps 8 and 9, visitors and signed-in users', () => {
  it.each(['/login', '/login/code', '/sign-up', '/sign-up/code'])(
    'step 8 redirects a signed-in user from %s Home',
    to => {
      expect(request({ to })).toEqual(home)
    },
  )

  it.each(['/', '/carriers/7?tab=2', '/nowhere'])(
    'step 9 redirects a visitor from %s to Login and keeps the target',
    to => {
      expect(request({ to, user: null })).toEqual({ kind: 'go', to: '/login', savedTarget: 'store' })
    },
  )

  it.each(['/login', '/sign-up/details', '/required-information', '/x/user_country_block'])(
    'step 9 lets a visitor stay on %s',
    to => {
      expect(request({ to, user: null })).toEqual(stay)
    },
  )

  it('step 9 keeps the stored target of a visitor who goes Home', () => {
    expect(request({ to: '/', user: null, savedTarget: '/loads' })).toEqual({ kind: 'go', to: '/login' })
    expect(request({ to: '/alerts', user: null, savedTarget: '/loads' })).toMatchObject({
      savedTarget: 'store',
    })
  })

  it('step 9 shows Page Not Found to a signed-in user', () => {
    expect(request({ to: '/nowhere' })).toEqual(stay)
  })
})

describe('step 10, companies that are no broker', () => {
  it.each([
    ['no company', aUser({ company: null })],
    ['a carrier', aUser({ company: aCompany({ companyType: 'carrier' }) })],
  ])('step 10 redirects to the onboarding site: %s', (_, user) => {
    expect(request({ to: '/loads', user })).toEqual({
      kind: 'leave',
      url: 'https://onboarding.example/start',
    })
  })

  it.each([
    ['no company', aUser({ company: null })],
    ['a company without a status', aUser({ company: aCompany({ companyType: null, status: null }) })],
  ])(
    'step 10 without an onboarding site completes the sign-up of %s here and saves the target',
    (_, user) => {
      expect(request({ to: '/loads', user, onboardingUrl: '' })).toEqual({
        kind: 'go',
        to: '/sign-up/details',
        savedTarget: 'store',
      })
    },
  )

  it('step 10 leaves a carrier without an address if there is no onboarding site', () => {
    const user = aUser({ company: aCompany({ companyType: 'carrier' }) })
    expect(request({ to: '/loads', user, onboardingUrl: '' })).toEqual({ kind: 'leave', url: '' })
  })

  it.each(['/required-information', '/sign-up/details', '/pending-access-review'])(
    'step 10 lets a user without a company stay on %s',
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
  ])('step 11 redirects a user who %s to the saved target, once', (_, user) => {
    expect(request({ user, savedTarget: '/carriers/7?tab=2' })).toEqual({
      kind: 'go',
      to: '/carriers/7?tab=2',
      savedTarget: 'consume',
    })
  })

  it.each(['/required-information', '/sign-up/details', '/pending-access-review', '/x/carrier_vpn_block'])(
    'step 11 does not redirect from %s',
    to => {
      for (const user of [aUser(), withoutConnect])
        expect(request({ to, user, savedTarget: '/loads' })).toEqual(stay)
    },
  )

  it('step 13 redirects only users who may connect to the saved target, away from the account', () => {
    expect(request({ to: '/my-account', savedTarget: '/loads' })).toMatchObject({ to: '/loads' })
  })

  it('a saved target that is not accepted is kept for a visitor and replaced by a new one', () => {
    expect(request({ to: '/login', user: null, savedTarget: 'nowhere' })).toEqual(stay)
    expect(request({ to: '/loads', user: anExpiredUser(), savedTarget: 'nowhere' })).toEqual({
      kind: 'go',
      to: '/my-account?tab=4',
      savedTarget: 'store',
    })
  })

  it('step 13 does not consume the saved target on a route that it allows', () => {
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
  ])('the saved target %j is cleared and not used', savedTarget => {
    expect(request({ savedTarget })).toEqual({ kind: 'stay', savedTarget: 'clear' })
  })

  it.each<[string, CurrentUser]>([
    ['may connect', anExpiredUser()],
    ['may not connect', anExpiredUser({ paywall: aPaywall({ canConnect: false }) })],
  ])('step 13 redirects an expired user who %s to the account and keeps the target', (_, user) => {
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
  it('step 12 shows Connections to a company that rules', () => {
    expect(request({ to: '/carriers/Mine' })).toEqual({ kind: 'go', to: '/carriers/connections' })
    expect(request({ to: '/carriers/connections' })).toEqual(stay)
  })

  it('step 12 shows My Carriers to a company that does not rule', () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    expect(request({ to: '/carriers/connections', user })).toEqual({ kind: 'go', to: '/carriers/Mine' })
    expect(request({ to: '/carriers/Mine', user })).toEqual(stay)
  })
})
