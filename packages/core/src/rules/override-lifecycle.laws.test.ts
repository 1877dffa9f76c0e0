import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RuleOverride } from './override.ts'
import { changeOverrides, type OverrideChange } from './override-changes.ts'
import { overrideDraftProblems, readOverrideDraft } from './override-draft.ts'
import { countsOn, isSameSubject, overrideInForce } from './overrides-on-a-day.ts'
import { overrideStatus } from './past-overrides.ts'
import { RULE_TYPES } from './rule-types.ts'

const { calendarDates, overrideDrafts } = arbitrary

/** Overrides of one carrier and company for two rules, many without an end, so that they conflict. */
const close = fc
  .tuple(
    arbitrary.overrides,
    fc.constantFrom(...RULE_TYPES.slice(0, 2)),
    fc.constantFrom(null, null, id<'classification'>(1)),
    fc.oneof(calendarDates, fc.constant('2080-01-01' as const)),
  )
  .map(
    ([override, ruleType, classificationId, expiresOn]): RuleOverride => ({
      ...override,
      carrierId: id(7),
      companyId: id(1),
      classificationId,
      ruleType,
      expiresOn,
    }),
  )

const changes: fc.Arbitrary<OverrideChange> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), override: close }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deactivate' as const), subject: close }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('set-active' as const),
      id: fc.integer({ min: 1, max: 12 }).map(each => id<'rule-override'>(each)),
      isActive: fc.boolean(),
    }),
  },
)
const histories = fc.array(changes, { maxLength: 20, size: 'max' })

const played = (all: readonly OverrideChange[], today: Parameters<typeof countsOn>[1]) => {
  let overrides: readonly RuleOverride[] = []
  all.forEach((change, index) => {
    const fresh =
      change.kind === 'create'
        ? { ...change, override: { ...change.override, id: id<'rule-override'>(index + 1) } }
        : change
    const outcome = changeOverrides(overrides, fresh, today)
    if (outcome.ok) overrides = outcome.value
  })
  return overrides
}

describe('laws of the lifecycle of overrides', () => {
  it('at most one override of a subject counts, whatever the changes', () => {
    holds([histories, calendarDates], (all, today) => {
      const counting = played(all, today).filter(each => countsOn(each, today))
      for (const each of counting)
        expect(counting.filter(other => isSameSubject(each, other))).toEqual([each])
    })
  })

  it('only a creation makes the list longer, and nothing makes it shorter', () => {
    holds([histories, changes, calendarDates], (all, change, today) => {
      const before = played(all, today)
      const outcome = changeOverrides(before, change, today)
      if (outcome.ok) expect(outcome.value.length).toBe(before.length + (change.kind === 'create' ? 1 : 0))
    })
  })

  it('the list is the newest first after every change', () => {
    holds([histories, calendarDates], (all, today) => {
      const times = played(all, today).map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
    })
  })

  it('ending the override just made leaves the rule without one', () => {
    holds([close, calendarDates], (override, today) => {
      const made = changeOverrides([], { kind: 'create', override: { ...override, isActive: true } }, today)
      if (!made.ok) return
      const ended = changeOverrides(made.value, { kind: 'deactivate', subject: override }, today)
      expect(
        ended.ok && overrideInForce(ended.value, override.ruleType, today, { companyId: id(1) }),
      ).toBeUndefined()
    })
  })

  it('the override in force for a rule is the one with the status in force', () => {
    holds([histories, calendarDates, close], (all, today, { ruleType }) => {
      const overrides = played(all, today)
      const inForce = overrideInForce(overrides, ruleType, today, { companyId: id(1) })
      const statuses = overrides.filter(
        each =>
          each.ruleType === ruleType &&
          each.classificationId === null &&
          overrideStatus(each, overrides, today) === 'counts',
      )
      expect(statuses).toEqual(inForce === undefined ? [] : [inForce])
    })
  })
})

describe('laws of drafts', () => {
  it('a draft is sent exactly when it has no problem, and the sent override counts today', () => {
    const some = fc.tuple(overrideDrafts, calendarDates, fc.subarray([...RULE_TYPES]), fc.array(close))
    holds([some], ([draft, today, assessed, overrides]) => {
      const setting = { today, assessed, assessedIn: new Map(), overrides }
      const problems = overrideDraftProblems(draft, setting)
      const read = readOverrideDraft(draft, setting)
      expect(read.ok).toBe(problems.length === 0)
      if (read.ok) expect(read.value.expiresOn >= today || read.value.expiresOn === '2080-01-01').toBe(true)
      else expect(read.refusal).toEqual(problems)
    })
  })
})
