import { aCompany, arbitrary, aUser, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Paywall } from '../../account/paywall.ts'
import type { CurrentUser } from '../../account/user.ts'
import { acceptedTarget, pathOf } from '../../routes/accepted-target.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { ROUTES, type RouteName, routeOf } from '../../routes/route-table.ts'
import { decideNavigation } from './evaluate-guard.ts'
import type { NavigationRequest } from './guard-step.ts'
import { GUARD_STEPS } from './guard-steps.ts'
import { mayOpen } from './may-open.ts'
import { resolveNavigation, traceNavigation } from './resolve-navigation.ts'

const addressOf = (name: RouteName) =>
  routeOf(name).pattern.replace('*', '/x').replace('//', '/').replace(':id', '12')

/** An address of one of these routes, as the portal writes it or in another spelling that a browser accepts. */
const addressesOf = (names: readonly RouteName[]) =>
  fc
    .tuple(
      fc.constantFrom(...names).map(addressOf),
      fc.constantFrom<(path: string) => string>(
        path => path,
        path => path,
        path => path.toUpperCase(),
        path => `${path}/`,
        path => `/${path}`,
        path => path.replace('a', '%61'),
      ),
      fc.constantFrom('', '?tab=4', '?q[x]=1', '#top'),
    )
    .map(([path, spell, rest]) => spell(path) + rest)

const anywhere = fc.oneof(
  { arbitrary: addressesOf(ROUTES.map(({ name }) => name)), weight: 4 },
  arbitrary.webPaths,
)

/** Half of the users are brokers who have signed up, so that the later steps are reached as well. */
const users: fc.Arbitrary<CurrentUser> = fc.oneof(
  arbitrary.users,
  fc
    .tuple(arbitrary.users, fc.constantFrom('active', 'trial', 'subscription_or_trial_expired'), fc.boolean())
    .map(([user, status, hideVehicleSearch]) => ({
      ...user,
      firstName: 'Dana',
      lastName: 'Reyes',
      company: aCompany({ status, hideVehicleSearch }),
    })),
)

const requestsTo = (
  addresses: fc.Arbitrary<string>,
  who: fc.Arbitrary<CurrentUser | null>,
): fc.Arbitrary<NavigationRequest> =>
  fc.record({
    to: addresses,
    from: fc.option(fc.oneof(fc.constantFrom('/login/code', '/sign-up/code'), anywhere.map(pathOf)), {
      nil: null,
    }),
    user: who,
    host: fc.constantFrom('portal.example', 'watchdog.portal.example'),
    origins: fc.constantFrom(
      { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' },
      { main: 'https://portal.example', watchdog: 'https://portal.example' },
    ),
    onboardingUrl: fc.constantFrom('https://onboarding.example/start', ''),
    savedTarget: fc.option(fc.oneof({ arbitrary: addresses, weight: 4 }, arbitrary.urls, fc.string()), {
      nil: null,
    }),
  })

const requests = requestsTo(anywhere, fc.option(users, { nil: null, freq: 4 }))

/** The same 3,000 requests for every check of how often a case occurs: enough for a step that one route of 39 meets. */
const SAMPLED = fc.sample(requests, { numRuns: 3_000, seed: 406 })

/** How many of 1,500 values, drawn with a fixed seed, are interesting. */
const countOf = <T>(values: fc.Arbitrary<T>, isInteresting: (value: T) => boolean) =>
  fc.sample(values, { numRuns: 1_500, seed: 406 }).filter(isInteresting).length

/** The route that a navigation ends on; `left` if it leaves the portal. */
const endOf = (request: NavigationRequest): RouteName | 'left' => {
  const resolved = resolveNavigation(request)
  return resolved.kind === 'leave' ? 'left' : matchRoute(pathOf(resolved.address)).route.name
}

describe('guard', () => {
  it('a navigation resolves within five redirects for every user, route and host', () => {
    holds([requests], request => {
      const { hops } = traceNavigation(request)
      expect(hops.at(-1)?.decision.kind).not.toBe('go')
      expect(hops.length - 1).toBeLessThan(5)
    })
  })

  it('the guard lets a navigation stay where it resolved', () => {
    holds([requests], request => {
      const resolved = resolveNavigation(request)
      if (resolved.kind === 'leave') return
      const { address: to, savedTarget } = resolved
      expect(decideNavigation({ ...request, to, savedTarget }).kind).toBe('stay')
    })
  })

  it('the sampled requests meet every step after the first, and resolve after 0, 1 and 2 redirects', () => {
    const steps = new Map<number, number>()
    const hopCounts = new Map<number, number>()
    const count = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)
    for (const request of SAMPLED) {
      const { hops, resolved } = traceNavigation(request)
      for (const step of new Set(hops.flatMap(hop => hop.step ?? []))) count(steps, step)
      if (resolved.kind === 'stay') count(hopCounts, resolved.hops)
    }
    for (const [index] of GUARD_STEPS.entries()) {
      if (index > 0) expect(steps.get(index + 1), `step ${index + 1}`).toBeGreaterThan(3)
    }
    for (const hops of [0, 1, 2]) expect(hopCounts.get(hops), `${hops} redirects`).toBeGreaterThan(3)
  })

  it('a saved target is always a path of this portal', () => {
    holds([requests], request => {
      const { savedTarget } = resolveNavigation(request)
      if (savedTarget === request.savedTarget || savedTarget === null) return
      expect(acceptedTarget(savedTarget)).toBe(savedTarget)
    })
    const isSaved = (request: NavigationRequest) => {
      const { savedTarget } = resolveNavigation(request)
      return savedTarget !== null && savedTarget !== request.savedTarget
    }
    expect(SAMPLED.filter(isSaved).length).toBeGreaterThan(30)
  })

  it('a saved target is used once: it is removed when the guard redirects to it', () => {
    const isSentThere = (request: NavigationRequest) =>
      traceNavigation(request).hops.some(({ decision }) => decision.savedTarget === 'consume')
    holds([requests], request => {
      if (isSentThere(request)) expect(resolveNavigation(request).savedTarget).not.toBe(request.savedTarget)
    })
    expect(SAMPLED.filter(isSentThere).length).toBeGreaterThan(30)
  })

  it('an accepted target stays on this origin, however a browser reads it', () => {
    const texts = fc.oneof(
      anywhere,
      fc.string(),
      arbitrary.urls.map(url => url.slice(url.indexOf(':') + 1)),
    )
    holds([texts], text => {
      const target = acceptedTarget(text)
      if (target === undefined) return
      expect(new URL(target, 'https://portal.example/broker/').origin).toBe('https://portal.example')
    })
    expect(countOf(texts, text => acceptedTarget(text) !== undefined)).toBeGreaterThan(200)
  })

  it('mayOpen agrees with the guard for every user and route', () => {
    const names = fc.constantFrom(...ROUTES.map(({ name }) => name))
    const isLetIn = (user: CurrentUser, name: RouteName) => {
      const to = addressOf(name)
      const resolved = resolveNavigation({
        to,
        from: null,
        user,
        host: user.paywall.isWatchdog ? 'watchdog.portal.example' : 'portal.example',
        origins: { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' },
        onboardingUrl: 'https://onboarding.example/start',
        savedTarget: null,
      })
      return resolved.kind === 'stay' && resolved.address === to
    }
    holds([users, names], (user, name) => {
      expect(mayOpen(user, name)).toBe(isLetIn(user, name))
    })
    const openCount = countOf(fc.tuple(users, names), ([user, name]) => isLetIn(user, name))
    expect(openCount).toBeGreaterThan(100)
    expect(openCount).toBeLessThan(1_200)
  })
})

describe('guard rights', () => {
  interface Right {
    /** The routes that need it. */
    readonly routes: readonly RouteName[]
    /** The same user without it. */
    readonly without: (user: CurrentUser) => CurrentUser | null
    /** The same user with it, and with all else that the routes need. */
    readonly granted: CurrentUser
  }

  /** Checks the law, and that many of the sampled requests end on the routes for a user with the right. */
  const neverEndsThere = ({ routes, without, granted }: Right) => {
    const cases = requestsTo(fc.oneof(addressesOf(routes), anywhere), users)
    const needing: ReadonlySet<string> = new Set(routes)
    holds([cases], request => {
      const user = request.user === null ? null : without(request.user)
      expect(needing).not.toContain(endOf({ ...request, user }))
    })
    expect(
      countOf(cases, request => {
        const user = request.user === null ? null : without(request.user)
        return needing.has(endOf({ ...request, user: granted })) && !needing.has(endOf({ ...request, user }))
      }),
    ).toBeGreaterThan(60)
  }

  const paywalled = (change: Partial<Paywall>) => (user: CurrentUser) => ({
    ...user,
    paywall: { ...user.paywall, ...change },
  })
  const signedInRoutes = ROUTES.filter(({ authentication }) => authentication === 'needed').map(
    ({ name }) => name,
  )

  it('a user without lane search never ends on lane search or its results', () => {
    neverEndsThere({
      routes: ['lane-search', 'lane-search-results'],
      without: paywalled({ canLaneSearch: false }),
      granted: aUser(),
    })
  })

  it('a user without rate confirmations never ends on their list', () => {
    neverEndsThere({
      routes: ['rate-confirmations'],
      without: paywalled({ canRateConfirmation: false }),
      granted: aUser(),
    })
  })

  it('a watchdog user without carrier search never ends on a carrier search', () => {
    const limited = { canCarrierSearch: false, canViewFullCarrierProfile: true }
    neverEndsThere({
      routes: ['lane-search', 'lane-search-results', 'contact-search', 'mine', 'saved-searches', 'vehicles'],
      without: user => ({ ...paywalled({ isWatchdog: true })(user), watchdogLimits: limited }),
      granted: aUser(),
    })
  })

  it('a user of a company that hides its vehicle search never ends on vehicles', () => {
    neverEndsThere({
      routes: ['vehicles', 'vehicle'],
      without: user => ({ ...user, company: { ...(user.company ?? aCompany()), hideVehicleSearch: true } }),
      granted: aUser(),
    })
  })

  it('a user of an expired company never ends where expired ones may not', () => {
    neverEndsThere({
      routes: ROUTES.filter(({ allowsExpired }) => !allowsExpired).map(({ name }) => name),
      without: user => ({
        ...user,
        company: { ...(user.company ?? aCompany()), status: 'subscription_or_trial_expired' },
      }),
      granted: aUser(),
    })
  })

  it('a user whose company is no broker never ends on a screen that needs signing in', () => {
    neverEndsThere({
      routes: signedInRoutes,
      without: user => ({
        ...user,
        company: user.company && { ...user.company, companyType: 'carrier' },
      }),
      granted: aUser(),
    })
  })

  it('a visitor never ends on a screen that needs signing in', () => {
    neverEndsThere({ routes: signedInRoutes, without: () => null, granted: aUser() })
  })

  it('a signed-in user never ends on a screen that is for visitors only', () => {
    const forVisitors = ROUTES.filter(({ authentication }) => authentication === 'anonymous-only')
    const cases = requestsTo(fc.oneof(addressesOf(forVisitors.map(({ name }) => name)), anywhere), users)
    const isForVisitors = (request: NavigationRequest) =>
      forVisitors.some(({ name }) => name === endOf(request))
    holds([cases], request => {
      expect(isForVisitors(request)).toBe(false)
    })
    expect(countOf(cases, request => isForVisitors({ ...request, user: null }))).toBeGreaterThan(60)
  })

  it('a company that rules never ends on My Carriers, and one that does not never on Connections', () => {
    const withoutRules = paywalled({ canRule: false })(aUser())
    neverEndsThere({ routes: ['mine'], without: paywalled({ canRule: true }), granted: withoutRules })
    neverEndsThere({ routes: ['connections'], without: paywalled({ canRule: false }), granted: aUser() })
  })
})
