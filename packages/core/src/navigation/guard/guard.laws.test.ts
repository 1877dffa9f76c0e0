import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../match-route.ts'
import { ROUTES } from '../routes.ts'
import { acceptedTarget, pathOf } from './accepted-target.ts'
import { decideNavigation } from './decide-navigation.ts'
import type { NavigationQuestion } from './guard-step.ts'
import { mayOpen } from './may-open.ts'
import { NAVIGATION_HOPS_MAX, settleNavigation } from './settle-navigation.ts'

const addresses = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ROUTES), fc.constantFrom('', '?tab=4', '?q[x]=1'))
    .map(
      ([{ pattern }, query]) => pattern.replace('*', '/x').replace('//', '/').replace(':id', '12') + query,
    ),
  arbitrary.webPaths,
)
const savedTargets = fc.option(fc.oneof(addresses, arbitrary.urls, fc.string()), { nil: null })

const questions: fc.Arbitrary<NavigationQuestion> = fc.record({
  to: addresses,
  from: fc.option(addresses.map(pathOf), { nil: null }),
  user: fc.option(arbitrary.users, { nil: null }),
  host: fc.constantFrom('portal.example', 'watchdog.portal.example'),
  origins: fc.constantFrom(
    { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' },
    { main: 'https://portal.example', watchdog: 'https://portal.example' },
  ),
  onboardingUrl: fc.constant('https://onboarding.example/start'),
  savedTarget: savedTargets,
})

describe('laws of the guard', () => {
  it('every navigation comes to rest before the hops run out', () => {
    holds([questions], question => {
      const settled = settleNavigation(question)
      expect(settled.kind === 'rest' ? settled.hops : 0).toBeLessThan(NAVIGATION_HOPS_MAX)
    })
  })

  it('where a navigation rests, the guard has nothing more to say', () => {
    holds([questions], question => {
      const settled = settleNavigation(question)
      if (settled.kind === 'leave') return
      const { address: to, savedTarget } = settled
      expect(decideNavigation({ ...question, to, savedTarget }).kind).toBe('stay')
    })
  })

  it('a visitor rests on no screen that needs signing in', () => {
    holds([questions], question => {
      const settled = settleNavigation({ ...question, user: null })
      expect(settled.kind === 'rest' && matchRoute(pathOf(settled.address)).route.authentication).not.toBe(
        'needed',
      )
    })
  })

  it('an expired company rests where expired ones may', () => {
    holds([questions, arbitrary.users, arbitrary.companies], (question, user, company) => {
      const expired = { ...user, company: { ...company, status: 'subscription_or_trial_expired' } }
      const settled = settleNavigation({ ...question, user: expired })
      if (settled.kind === 'leave') return
      expect(matchRoute(pathOf(settled.address)).route.allowsExpired).toBe(true)
    })
  })

  it('what is saved is always a path of this portal', () => {
    holds([questions], question => {
      const { savedTarget } = settleNavigation(question)
      if (savedTarget === question.savedTarget || savedTarget === null) return
      expect(acceptedTarget(savedTarget)).toBe(savedTarget)
    })
  })

  it('an accepted target stays on this origin, however a browser reads it', () => {
    holds(
      [
        fc.oneof(
          addresses,
          fc.string(),
          arbitrary.urls.map(url => url.slice(url.indexOf(':') + 1)),
        ),
      ],
      text => {
        const target = acceptedTarget(text)
        if (target === undefined) return
        expect(new URL(target, 'https://portal.example/broker/').origin).toBe('https://portal.example')
      },
    )
  })

  it('the menu opens what the guard lets a user rest on', () => {
    holds([arbitrary.users, fc.constantFrom(...ROUTES)], (user, { name, pattern }) => {
      const to = pattern.replace('*', '/x').replace('//', '/').replace(':id', '1')
      const isWatchdog = user.paywall.isWatchdog
      const settled = settleNavigation({
        to,
        from: null,
        user,
        host: isWatchdog ? 'watchdog.portal.example' : 'portal.example',
        origins: { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' },
        onboardingUrl: 'https://onboarding.example/start',
        savedTarget: null,
      })
      expect(mayOpen(user, name)).toBe(settled.kind === 'rest' && settled.address === to)
    })
  })
})
