import { anExpiredUser, aPaywall, aUser, aWatchdogUser } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { NavigationRequest } from './guard-step.ts'
import { resolveNavigation, traceNavigation } from './resolve-navigation.ts'

const question = (change: Partial<NavigationRequest>): NavigationRequest => ({
  to: '/',
  from: null,
  user: aUser(),
  host: 'portal.example',
  origins: { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' },
  onboardingUrl: 'https://onboarding.example/start',
  savedTarget: null,
  ...change,
})

const settle = (change: Partial<NavigationRequest>) => resolveNavigation(question(change))

describe('the result of a navigation', () => {
  it("a visitor's navigation resolves to Login, with the target saved", () => {
    expect(settle({ to: '/carriers/7?tab=2', user: null })).toEqual({
      kind: 'stay',
      address: '/login',
      savedTarget: '/carriers/7?tab=2',
      hops: 1,
    })
  })

  it('after sign-in a navigation resolves to the saved target, which is then removed', () => {
    expect(settle({ from: '/login/code', savedTarget: '/carriers/7?tab=2' })).toMatchObject({
      address: '/carriers/7?tab=2',
      savedTarget: null,
    })
  })

  it('a saved target that the guard closes resolves to Home', () => {
    const user = aUser({ paywall: aPaywall({ canLaneSearch: false }) })
    expect(settle({ user, savedTarget: '/carriers/lane-search' })).toMatchObject({
      address: '/',
      savedTarget: null,
    })
  })

  it('a saved target of My Carriers resolves to Connections', () => {
    expect(settle({ savedTarget: '/carriers/Mine' })).toMatchObject({ address: '/carriers/connections' })
  })

  it('an unknown path is not saved as a target', () => {
    expect(settle({ to: '/nowhere', user: null, savedTarget: '/loads' })).toMatchObject({
      savedTarget: '/loads',
    })
  })

  it('an unnamed user of an expired company resolves to the names form without a loop', () => {
    expect(settle({ from: '/login/code', user: anExpiredUser({ firstName: null }) })).toMatchObject({
      address: '/required-information',
    })
  })

  it('a user of the other brand leaves the portal, and the target stays saved', () => {
    expect(settle({ user: aWatchdogUser(), savedTarget: '/loads' })).toEqual({
      kind: 'leave',
      url: 'https://watchdog.portal.example/broker/',
      savedTarget: '/loads',
    })
  })
})

describe('the hops of a navigation', () => {
  it('a resolved navigation lists each address and the step that decided there', () => {
    const user = aUser({ paywall: aPaywall({ canLaneSearch: false }) })
    const { hops } = traceNavigation(question({ to: '/login', user, savedTarget: '/carriers/lane-search' }))
    expect(hops.map(({ address, step }) => [address, step])).toEqual([
      ['/login', 8],
      ['/', 11],
      ['/carriers/lane-search', 5],
      ['/', null],
    ])
  })

  it('a navigation without redirects is one address', () => {
    expect(traceNavigation(question({ to: '/loads' }))).toEqual({
      hops: [{ address: '/loads', step: null, decision: { kind: 'stay' } }],
      resolved: { kind: 'stay', address: '/loads', savedTarget: null, hops: 0 },
    })
  })

  it('a navigation that is always redirected ends at Home with no saved target', () => {
    const { hops, resolved } = traceNavigation(
      question({ to: '/loads', savedTarget: '/alerts' }),
      ({ to }) => ({
        step: 3,
        decision: { kind: 'go', to: `${to}x` },
      }),
    )
    expect(hops.map(({ address }) => address)).toEqual([
      '/loads',
      '/loadsx',
      '/loadsxx',
      '/loadsxxx',
      '/loadsxxxx',
      '/loadsxxxxx',
    ])
    expect(resolved).toEqual({ kind: 'stay', address: '/', savedTarget: null, hops: 5 })
  })
})
