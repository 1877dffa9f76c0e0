import { arbitrary, holds, someToggles } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideNavigation } from '../navigation/guard/evaluate-guard.ts'
import type { UserId } from '../shared/ids.ts'
import { brandOfHost } from './brand.ts'
import { brandHostOf } from './brand-host.ts'
import { problemsByField } from './deferred-validation.ts'
import { readFeatureToggles, TOGGLE_SETTINGS } from './feature-toggles.ts'
import { hasOnboardingAccess } from './onboarding-access.ts'
import { errorReportPerson } from './person.ts'
import { planOpens } from './plan-features.ts'
import { decideSearch, isNewSearch } from './plan-limit.ts'
import { searchAllowance } from './search-allowance.ts'
import { hideNotice, showNotice } from './plan-notices.ts'
import { opensNothing } from './scope-labels.ts'
import { mayManageUsers, seesSafetyData } from './scope-rights.ts'
import { orderedScopes, SCOPES, type Scope } from './scopes.ts'
import { userAfterRefresh } from './user-after-refresh.ts'
import { decideRemoval, decideScopeChange } from './user-management.ts'
import { closedToWatchdog } from './watchdog.ts'

const { paywalls, planNotice, planNotices, scopeLists, searchRequests, toggleTexts, users } = arbitrary
const hosts = fc.constantFrom('portal.example', 'watchdog.portal.example', 'Watchdog.localhost:4170')
const origins = { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' }

describe('laws of scopes', () => {
  it('ordering scopes loses none, doubles none and does not depend on their order', () => {
    holds([scopeLists, scopeLists], (one, other) => {
      const together = orderedScopes([...one, ...other])
      expect(new Set(together)).toEqual(new Set([...one, ...other]))
      expect(together).toEqual(orderedScopes([...other, ...one, ...other]))
      expect(together).toEqual(SCOPES.filter(scope => together.includes(scope)))
    })
  })

  it('safety data is visible exactly to users without a block on it', () => {
    holds([users], user => {
      expect(seesSafetyData(user)).not.toBe(user.scopes.includes('block_safety_data'))
    })
  })

  it('no one without the right to manage users has access to onboarding', () => {
    holds([users], user => !hasOnboardingAccess(user) || mayManageUsers(user))
  })
})

interface Colleague {
  readonly id: number
  readonly scopes: readonly Scope[]
}
type Change = { readonly by: number; readonly to: number; readonly scopes: readonly Scope[] | null }

const teams = fc
  .array(scopeLists, { minLength: 1, maxLength: 4 })
  .map(lists => lists.map((scopes, at): Colleague => ({ id: at, scopes })))
const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({ by: fc.nat(3), to: fc.nat(3), scopes: fc.option(scopeLists, { nil: null }) }),
)

const afterChange = (team: readonly Colleague[], change: Change): readonly Colleague[] => {
  const by = team.find(({ id }) => id === change.by)
  const user = team.find(({ id }) => id === change.to)
  if (by === undefined || user === undefined) return team
  const requested = { by, user, managers: team.filter(mayManageUsers).length }
  const others = team.filter(({ id }) => id !== user.id)
  if (change.scopes === null) return decideRemoval(requested).ok ? others : team
  const decided = decideScopeChange({ ...requested, scopes: change.scopes, toggles: someToggles() })
  return decided.ok ? [...others, { ...user, scopes: decided.value }] : team
}

describe('laws of managing users', () => {
  it('a company always keeps someone who manages users, whatever users change about each other', () => {
    holds([teams, changes], (team, all) => {
      const after = all.reduce(afterChange, team)
      expect(after.some(mayManageUsers)).toBe(team.some(mayManageUsers))
    })
  })

  it('users who change each other never gain a right that none of them held', () => {
    holds([teams, changes], (team, all) => {
      const rights = (of: readonly Colleague[]) =>
        new Set(of.flatMap(({ scopes }) => scopes.filter(scope => !opensNothing(scope))))
      expect([...rights(team)]).toEqual(expect.arrayContaining([...rights(all.reduce(afterChange, team))]))
    })
  })

  it('a user who does not manage users cannot change anyone', () => {
    holds([teams, changes], (team, all) => {
      const without = team.map(({ id, scopes }) => ({
        id,
        scopes: scopes.filter(scope => scope !== 'manage_users'),
      }))
      expect(all.reduce(afterChange, without)).toEqual(without)
    })
  })
})

describe('laws of plans', () => {
  it('a plan that opens more closes nothing that was open', () => {
    holds([paywalls, paywalls, arbitrary.planFeatures], (one, other, feature) => {
      const flags = Object.entries(one).map(([name, value]) => [
        name,
        value === true || other[name as keyof typeof other] === true ? true : value,
      ])
      const both = Object.fromEntries(flags) as typeof one
      expect(Number(planOpens(both, feature))).toBeGreaterThanOrEqual(Number(planOpens(one, feature)))
    })
  })

  it('what is used and what is left are the limit, until it is passed', () => {
    holds([paywalls], paywall => {
      const { used, limit, remaining, isReached } = searchAllowance(paywall)
      if (limit !== null) expect(used + (remaining ?? 0)).toBe(Math.max(used, limit))
      expect(isReached).toBe(remaining === 0)
    })
  })

  it('a search in progress is never withheld', () => {
    holds([paywalls, searchRequests], (paywall, request) => {
      const { kind } = decideSearch(paywall, request)
      expect(kind === 'withheld').toBe(isNewSearch(request) && searchAllowance(paywall).isReached)
    })
  })

  it('showing and hiding a notice is undone by the other and never touches the second notice', () => {
    holds([planNotices, planNotice], (notices, notice) => {
      const back = { ...notices, [notice]: false }
      expect(hideNotice(showNotice(notices, notice), notice)).toEqual(back)
      expect(showNotice(showNotice(notices, notice), notice)).toEqual(showNotice(notices, notice))
    })
  })
})

describe('laws of brands', () => {
  it('a user who was moved is on the right host', () => {
    holds([users, hosts], (user, host) => {
      const before = brandHostOf({ user, host, origins })
      if (before.kind === 'move')
        expect(brandHostOf({ user, host: new URL(before.origin).host, origins }).kind).toBe('here')
      else expect(before.brand).toBe(brandOfHost(host))
    })
  })

  it('the guard moves exactly the users of the other host', () => {
    holds([users, hosts], (user, host) => {
      const onboardingUrl = 'https://onboarding.example/start'
      const question = {
        to: '/my-account',
        from: null,
        user,
        host,
        origins,
        onboardingUrl,
        savedTarget: null,
      }
      const decision = decideNavigation(question)
      const belongs = brandHostOf({ user, host, origins })
      expect(decision.kind === 'leave' && decision.url !== onboardingUrl).toBe(belongs.kind === 'move')
    })
  })

  it('being watched closes nothing to a user of the main brand', () => {
    holds([users], user => user.paywall.isWatchdog || closedToWatchdog(user).length === 0)
  })
})

describe('laws of the configuration', () => {
  it('every toggle follows its own setting and no other', () => {
    holds([toggleTexts, toggleTexts], (one, other) => {
      const [first, second] = [readFeatureToggles(one), readFeatureToggles(other)]
      if (!first.ok || !second.ok) throw new Error('A readable configuration was refused.')
      for (const [toggle, { name, usual }] of Object.entries(TOGGLE_SETTINGS)) {
        const key = toggle as keyof typeof TOGGLE_SETTINGS
        expect(first.value[key] === second.value[key]).toBe((one[name] ?? usual) === (other[name] ?? usual))
      }
    })
  })

  it('a text that is neither 0 nor 1 is refused by its name, whatever else is configured', () => {
    const names = Object.values(TOGGLE_SETTINGS).map(({ name }) => name)
    holds([toggleTexts, fc.constantFrom(...names), fc.string()], (texts, name, text) => {
      const outcome = readFeatureToggles({ ...texts, [name]: text })
      expect(outcome.ok ? [] : outcome.refusal.names).toEqual(['0', '1'].includes(text) ? [] : [name])
    })
  })
})

describe('laws of the session', () => {
  it('the user is removed only when the server says so, and is kept only with the error as the reason', () => {
    holds([users, arbitrary.refreshAnswers], (known, answer) => {
      const { user, error } = userAfterRefresh(known, answer)
      const saysNone = !answer.ok && 'refusal' in answer && answer.refusal.kind === 'unauthenticated'
      expect(user === null).toBe(saysNone)
      expect(error === null).toBe(answer.ok || saysNone)
      expect(user === known).toBe(error !== null)
    })
  })
})

describe('laws of people', () => {
  it('the person of an error report is one word that ends with the user id', () => {
    holds([users], user => {
      expect(errorReportPerson(user)).toMatch(/^\S+$/)
      expect(errorReportPerson(user).split('-').at(-1)).toBe(String(user.id satisfies UserId))
    })
  })

  it('no problem of a form is lost or shown twice', () => {
    const problems = fc.array(
      fc.record({
        field: fc.option(fc.constantFrom('email', 'code', 'firstName'), { nil: null }),
        message: fc.uuid(),
      }),
    )
    holds([problems, fc.uniqueArray(fc.constantFrom('email', 'code'))], (found, fieldNames) => {
      const { fields, whole } = problemsByField(found, fieldNames)
      const said = [...[...fields.values()].flat(), ...whole]
      expect(said.toSorted()).toEqual(found.map(({ message }) => message).toSorted())
      expect([...fields.keys()].filter(name => !fieldNames.includes(name as never))).toEqual([])
    })
  })
})
