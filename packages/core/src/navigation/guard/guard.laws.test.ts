import { aCompany, arbitrary, aUser, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Paywall } from '../../account/paywall.ts'
import type { CurrentUser } from '../../account/user.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { type RouteName, ROUTES, routeOf } from '../../routes/route-table.ts'

import { acceptedTarget, pathOf } from '../../routes/accepted-target.ts'
import { decideNavigation } from './evaluate-guard.ts'
import { GUARD_STEPS } from './guard-steps.ts'
import type { NavigationRequest } from './guard-step.ts'
import { mayOpen } from './may-open.ts'
import { NAVIGATION_HOPS_MAX, resolveNavigation, traceNavigation } from './resolve-navigation.ts'

const addressOf = (name: RouteName) =>
  routeOf(name).pattern.replace('*', '/x').replace('//', '/').replace(':id', '12')

/** An address of one of these routes, as this portal writes it or in another spelling that a browser takes. */
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

/** Half of them brokers who have signed up, so that the later steps are reached as well. */
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

const questionsAbout = (
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

const questions = questionsAbout(anywhere, fc.option(users, { nil: null, freq: 4 }))

/** How many of 1,500 values, always the same ones, are of the interesting kind. */
const countOf = <T>(values: fc.Arbitrary<T>, isInteresting: (value: T) => boolean) =>
  fc.sample(values, { numRuns: 1_500, seed: 406 }).filter(isInteresting).length

/** The route that a navigation ends on; `left` when it leaves the portal. */
const endOf = (question: NavigationRequest): RouteName | 'left' => {
  const resolved = resolveNavigation(question)
  return resolved.kind === 'leave' ? 'left' : matchRoute(pathOf(resolved.address)).route.name
}

describe('laws of the guard', () => {
  it('a guard decision reaches a resting place within five hops for every user, route and host', () => {
    holds([questions], question => {
      const { hops } = traceNavigation(question)
      expect(hops.at(-1)?.decision.kind).not.toBe('go')
      expect(hops.length - 1).toBeLessThan(NAVIGATION_HOPS_MAX)
    })
  })

  it('where a navigation rests, the guard has nothing more to say', () => {
    holds([questions], question => {
      const resolved = resolveNavigation(question)
      if (resolved.kind === 'leave') return
      const { address: to, savedTarget } = resolved
      expect(decideNavigation({ ...question, to, savedTarget }).kind).toBe('stay')
    })
  })

  it.each(GUARD_STEPS.map((_, index) => index + 1).filter(step => step > 1))(
    'the questions that these laws ask meet step %i',
    step => {
      expect(
        countOf(questions, question => traceNavigation(question).hops.some(hop => hop.step === step)),
      ).toBeGreaterThan(3)
    },
  )

  it.each([0, 1, 2])('the questions that these laws ask come to rest after %i hops', hops => {
    expect(
      countOf(questions, question => {
        const resolved = resolveNavigation(question)
        return resolved.kind === 'stay' && resolved.hops === hops
      }),
    ).toBeGreaterThan(3)
  })

  it('what is saved is always a path of this portal', () => {
    holds([questions], question => {
      const { savedTarget } = resolveNavigation(question)
      if (savedTarget === question.savedTarget || savedTarget === null) return
      expect(acceptedTarget(savedTarget)).toBe(savedTarget)
    })
    const isSaved = (question: NavigationRequest) => {
      const { savedTarget } = resolveNavigation(question)
      return savedTarget !== null && savedTarget !== question.savedTarget
    }
    expect(countOf(questions, isSaved)).toBeGreaterThan(30)
  })

  it('a saved target is used once: nobody who was sent to it still has it', () => {
    const isSentThere = (question: NavigationRequest) =>
      traceNavigation(question).hops.some(({ decision }) => decision.savedTarget === 'consume')
    holds([questions], question => {
      if (isSentThere(question))
        expect(resolveNavigation(question).savedTarget).not.toBe(question.savedTarget)
    })
    expect(countOf(questions, isSentThere)).toBeGreaterThan(30)
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

  it('the menu opens what the guard lets a user rest on', () => {
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

describe('no user without a right ends on the route that needs it', () => {
  interface Right {
    /** The routes that need it. */
    readonly routes: readonly RouteName[]
    /** The same user without it. */
    readonly without: (user: CurrentUser) => CurrentUser | null
    /** The same user with it, and with all else that the routes need. */
    readonly granted: CurrentUser
  }

  /** Checks the law, and that these are questions where it matters: with the right, many of them end there. */
  const endsElsewhere = ({ routes, without, granted }: Right) => {
    const cases = questionsAbout(fc.oneof(addressesOf(routes), anywhere), users)
    const needing: ReadonlySet<string> = new Set(routes)
    holds([cases], question => {
      const user = question.user === null ? null : without(question.user)
      expect(needing).not.toContain(endOf({ ...question, user }))
    })
    expect(
      countOf(cases, question => {
        const user = question.user === null ? null : without(question.user)
        return (
          needing.has(endOf({ ...question, user: granted })) && !needing.has(endOf({ ...question, user }))
        )
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
    endsElsewhere({
      routes: ['lane-search', 'lane-search-results'],
      without: paywalled({ canLaneSearch: false }),
      granted: aUser(),
    })
  })

  it('a user without rate confirmations never ends on their list', () => {
    endsElsewhere({
      routes: ['rate-confirmations'],
      without: paywalled({ canRateConfirmation: false }),
      granted: aUser(),
    })
  })

  it('a watchdog user without carrier search never ends on a carrier search', () => {
    const limited = { canCarrierSearch: false, canViewFullCarrierProfile: true }
    endsElsewhere({
      routes: ['lane-search', 'lane-search-results', 'contact-search', 'mine', 'saved-searches', 'vehicles'],
      without: user => ({ ...paywalled({ isWatchdog: true })(user), watchdogLimits: limited }),
      granted: aUser(),
    })
  })

  it('a user of a company that hides its vehicle search never ends on vehicles', () => {
    endsElsewhere({
      routes: ['vehicles', 'vehicle'],
      without: user => ({ ...user, company: { ...(user.company ?? aCompany()), hideVehicleSearch: true } }),
      granted: aUser(),
    })
  })

  it('a user of an expired company never ends where expired ones may not', () => {
    endsElsewhere({
      routes: ROUTES.filter(({ allowsExpired }) => !allowsExpired).map(({ name }) => name),
      without: user => ({
        ...user,
        company: { ...(user.company ?? aCompany()), status: 'subscription_or_trial_expired' },
      }),
      granted: aUser(),
    })
  })

  it('a user whose company is no broker never ends on a screen that needs signing in', () => {
    endsElsewhere({
      routes: signedInRoutes,
      without: user => ({
        ...user,
        company: user.company && { ...user.company, companyType: 'carrier' },
      }),
      granted: aUser(),
    })
  })

  it('a visitor never ends on a screen that needs signing in', () => {
    endsElsewhere({ routes: signedInRoutes, without: () => null, granted: aUser() })
  })

  it('a signed-in user never ends on a screen that is for visitors only', () => {
    const forVisitors = ROUTES.filter(({ authentication }) => authentication === 'anonymous-only')
    const cases = questionsAbout(fc.oneof(addressesOf(forVisitors.map(({ name }) => name)), anywhere), users)
    const isForVisitors = (question: NavigationRequest) =>
      forVisitors.some(({ name }) => name === endOf(question))
    holds([cases], question => {
      expect(isForVisitors(question)).toBe(false)
    })
    expect(countOf(cases, question => isForVisitors({ ...question, user: null }))).toBeGreaterThan(60)
  })

  it('a company that rules never ends on My Carriers, and one that does not never on Connections', () => {
    const withoutRules = paywalled({ canRule: false })(aUser())
    endsElsewhere({ routes: ['mine'], without: paywalled({ canRule: true }), granted: withoutRules })
    endsElsewhere({ routes: ['connections'], without: paywalled({ canRule: false }), granted: aUser() })
  })
})
