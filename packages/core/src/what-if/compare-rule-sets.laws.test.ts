import { anOverride, arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOwnRule } from '../finding/find-own-rules.ts'
import { findRule } from '../finding/find-rules.ts'
import { defineRule } from '../finding/own-rule.ts'
import { cargoRule } from '../finding/cover-rules.ts'
import { assess } from '../rules/assess.ts'
import { type AnyRuleType, isStandardRuleType, RULE_TYPES, thresholdOf } from '../rules/rule-types.ts'
import { WORST_FIRST } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { compareRuleSets, ruleSetComparer } from './compare-rule-sets.ts'
import { draftFromAddress, draftInAddress } from './draft-address.ts'
import {
  draftOfRuleSet,
  draftOfTyped,
  draftWithOwnRules,
  type RuleDraft,
  ruleTypeIn,
  typedRule,
  withRuleChanges,
} from './rule-draft.ts'
import type { RuledCarrier } from './ruled-carrier.ts'

const { calendarDates, factAges, ruleFacts, ruleSets, ruleTypes } = arbitrary

const ruled: fc.Arbitrary<RuledCarrier> = fc.record(
  {
    facts: ruleFacts,
    overrides: fc.array(fc.record({ ruleType: fc.oneof(ruleTypes, fc.constant('cargo_high')) }), {
      maxLength: 2,
    }),
    hidden: fc.option(
      fc.record({ count: fc.constantFrom(1, 2, 3), worst: fc.constantFrom(...WORST_FIRST) }),
      { nil: null },
    ),
  },
  { requiredKeys: ['facts'] },
)
const carriers = fc.array(ruled, { maxLength: 6 })

/** Rules of one's own, of which two have one name. */
const OWN_RULES = [
  defineRule({ name: 'cargo_high', category: 'Insurance', reads: ['insurance'], find: cargoRule(100_000) }),
  defineRule({ name: 'cargo_high', category: 'Insurance', reads: ['insurance'], find: cargoRule(50_000) }),
  defineRule({
    name: 'never_conditional',
    category: 'Operations',
    find: ({ safety: { rating, asOf } }) => ({
      result: rating === 'C' ? 'fail' : 'pass',
      value: rating,
      source: null,
      asOf,
    }),
  }),
]
const ownRules = fc.uniqueArray(fc.constantFrom(...OWN_RULES), { selector: ({ name }) => name })

/** Any rules, some of them by another number. */
const drafts: fc.Arbitrary<RuleDraft> = fc
  .tuple(
    ruleSets,
    factAges,
    fc.subarray(RULE_TYPES.filter(ruleType => thresholdOf(ruleType) !== null)),
    fc.integer({ min: 1, max: 120 }),
    ownRules,
  )
  .map(([set, ages, changed, threshold, own]) =>
    withRuleChanges(
      draftWithOwnRules(draftOfRuleSet(set, ages), own),
      Object.fromEntries(changed.map(ruleType => [ruleType, threshold])),
    ),
  )

/** A carrier assessed anew, from its findings. */
const assessedAnew = (
  { facts, overrides = [], hidden = null }: RuledCarrier,
  draft: RuleDraft,
  today: CalendarDate,
) => {
  const { rules, ages, ownRules, furtherRules } = draft
  return assess(
    {
      companyId: anOverride().companyId,
      findings: [
        ...[...RULE_TYPES.filter(ruleType => rules[ruleType].mode === 'required'), ...furtherRules].map(
          ruleType => findRule(ruleTypeIn(ruleType, draft), facts, today, ages),
        ),
        ...ownRules.map(rule => findOwnRule(rule, facts, today, { ages, isSafetyHidden: hidden !== null })),
      ],
      overrides: overrides.map(({ ruleType }) =>
        anOverride({ ruleType, isActive: true, classificationId: null, expiresOn: '2080-01-01' }),
      ),
      hidden,
    },
    today,
  )
}

/** The label of a rule of a draft. Undefined: it is off. */
const labelIn = (carrier: RuledCarrier, ruleType: AnyRuleType, draft: RuleDraft, today: CalendarDate) =>
  isStandardRuleType(ruleType) && draft.rules[ruleType].mode !== 'required'
    ? undefined
    : assessedAnew(carrier, draft, today).rules.find(rule => rule.ruleType === ruleTypeIn(ruleType, draft))
        ?.label

describe('laws of comparing two rule sets', () => {
  it('a comparison has the verdicts of assessing each carrier anew under both', () =>
    holds([carriers, drafts, drafts, calendarDates], (all, current, draft, today) => {
      const { moves } = compareRuleSets(current, draft, all, today)
      const anew = all.flatMap((carrier, row) => {
        const from = assessedAnew(carrier, current, today).overall
        const to = assessedAnew(carrier, draft, today).overall
        return from === to ? [] : [{ row, from, to }]
      })
      expect(moves.map(({ row, from, to }) => ({ row, from, to }))).toEqual(anew)
    }))

  it('the rule that turns a carrier has the worse of both verdicts, under the rules that have it', () =>
    holds([carriers, drafts, drafts, calendarDates], (all, current, draft, today) => {
      for (const { row, from, to, ruleType } of compareRuleSets(current, draft, all, today).moves) {
        const carrier = all[row] as RuledCarrier
        const labels = [current, draft].map(rules => labelIn(carrier, ruleType, rules, today))
        expect(labels[0]).not.toBe(labels[1])
        expect([from, to]).toContain(labels.find(label => label === from || label === to))
      }
    }))

  it('a comparer that has compared other drafts answers as a new one', () =>
    holds([carriers, drafts, drafts, drafts, calendarDates], (all, current, other, draft, today) => {
      const comparer = ruleSetComparer(all, today)
      comparer.compare(current, other)
      expect(comparer.compare(current, draft)).toEqual(compareRuleSets(current, draft, all, today))
    }))

  it('the totals of both sides count every carrier', () =>
    holds([carriers, drafts, drafts, calendarDates], (all, current, draft, today) => {
      const compared = compareRuleSets(current, draft, all, today)
      for (const totals of [compared.current, compared.draft])
        expect(Object.values(totals).reduce((sum, count) => sum + count, 0)).toBe(all.length)
    }))

  it('the same rules change no one', () =>
    holds(
      [carriers, drafts, calendarDates],
      (all, draft, today) => compareRuleSets(draft, draft, all, today).moves.length === 0,
    ))

  it('a draft read from the address that it was written into assesses the same', () =>
    holds([drafts, drafts], (current, draft) => {
      const typed = Object.fromEntries(
        RULE_TYPES.map(ruleType => [ruleType, typedRule(ruleType, draft.rules[ruleType])]),
      )
      const read = draftOfTyped(current, draftFromAddress(draftInAddress(typed)))
      for (const ruleType of RULE_TYPES) {
        expect(read.rules[ruleType].mode).toBe(draft.rules[ruleType].mode)
        if (draft.rules[ruleType].mode !== 'off')
          expect(read.rules[ruleType].threshold).toBe(draft.rules[ruleType].threshold)
      }
    }))
})
