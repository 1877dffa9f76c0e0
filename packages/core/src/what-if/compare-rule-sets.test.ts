import { id, someRuleFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { cargoRule } from '../finding/cover-rules.ts'
import { defineRule } from '../finding/own-rule.ts'
import type { RuleFacts } from '../finding/rule-facts.ts'
import { ANY_AGE } from '../rules/fact-ages.ts'
import type { RuleType } from '../rules/rule-types.ts'
import type { ClassificationId } from '../shared/ids.ts'
import { compareRuleSets, ruleSetComparer } from './compare-rule-sets.ts'
import { draftOfRuleSet, draftWithOwnRules, type RuleDraft, withRuleChanges } from './rule-draft.ts'
import type { RuledCarrier } from './ruled-carrier.ts'

const TODAY = '2026-11-21'
const usual = someRuleFacts()

const insured = (insurance: Partial<RuleFacts['insurance']>): RuledCarrier => ({
  facts: { ...usual, insurance: { ...usual.insurance, ...insurance } },
})
const rules = (...on: readonly RuleType[]): RuleDraft =>
  draftOfRuleSet({ values: new Map(on.map(ruleType => [ruleType, 2])) })

const bipd = rules('bipd_at_least_750000')
const both = rules('bipd_at_least_750000', 'cargo_at_least_100000')

it('a higher threshold turns the carriers that fall below it, with the fact and what the draft needs', () => {
  const draft = withRuleChanges(bipd, { bipd_at_least_750000: 850_000 })
  const carriers = [insured({ bipdUsd: 750_000 }), insured({ bipdUsd: 1_000_000 }), insured({ bipdUsd: 0 })]
  expect(compareRuleSets(bipd, draft, carriers, TODAY)).toEqual({
    current: { Fail: 1, Incomplete: 0, Override: 0, Pass: 2, none: 0 },
    draft: { Fail: 2, Incomplete: 0, Override: 0, Pass: 1, none: 0 },
    moves: [
      {
        row: 0,
        from: 'Pass',
        to: 'Fail',
        ruleType: 'bipd_at_least_750000',
        reason: 'BIPD $750,000, needs $850,000',
      },
    ],
  })
})

const moveOf = (current: RuleDraft, draft: RuleDraft, carrier: RuledCarrier) => {
  const [move] = compareRuleSets(current, draft, [carrier], TODAY).moves
  return move && `${move.from} to ${move.to}, ${move.ruleType}: ${move.reason}`
}

it('a better verdict says what is against the carrier now, and why that no longer counts', () => {
  const poor = insured({ cargoUsd: 50_000 })
  expect(moveOf(both, withRuleChanges(both, { cargo_at_least_100000: 'off' }), poor)).toBe(
    'Fail to Pass, cargo_at_least_100000: cargo $50,000, needs $100,000; rule off in the draft',
  )
  expect(moveOf(both, withRuleChanges(both, { cargo_at_least_100000: 50_000 }), poor)).toBe(
    'Fail to Pass, cargo_at_least_100000: cargo $50,000, needs $100,000; the draft needs $50,000',
  )
  const strict = { ...both, ages: { ...ANY_AGE, registration: 1 } }
  const old = insured({ asOf: '2026-10-01' })
  expect(moveOf(strict, both, old)).toBe(
    'Incomplete to Pass, bipd_at_least_750000: BIPD $1,000,000, as of Oct 1, 2026, older than 1 day; older facts count in the draft',
  )
})

it('a rule that only notifies decides no verdict', () => {
  const poor = insured({ cargoUsd: 50_000 })
  const noticed = withRuleChanges(both, { cargo_at_least_100000: 'notify' })
  expect(moveOf(both, noticed, poor)).toBe(
    'Fail to Pass, cargo_at_least_100000: cargo $50,000, needs $100,000; the rule only notifies in the draft',
  )
  expect(moveOf(noticed, withRuleChanges(both, { cargo_at_least_100000: 'off' }), poor)).toBeUndefined()
})

it('an age of facts that changes is the reason for a rule without a number too', () => {
  const status = rules('active_operating_status')
  const strict = { ...status, ages: { ...ANY_AGE, census: 1 } }
  expect(moveOf(strict, status, { facts: usual })).toMatch(/^Incomplete to Pass, .*older facts count/)
})

it('a draft without a rule assesses no one, and one with a rule assesses again', () => {
  const none = rules()
  expect(moveOf(bipd, none, insured({}))).toBe(
    'Pass to null, bipd_at_least_750000: no rule is required in the draft',
  )
  expect(moveOf(none, bipd, insured({ bipdUsd: 50_000 }))).toBe(
    'null to Fail, bipd_at_least_750000: BIPD $50,000, needs $750,000',
  )
  expect(moveOf(none, bipd, insured({}))).toBe('null to Pass, bipd_at_least_750000: BIPD $1,000,000')
})

it('of several rules that turn a carrier the most serious one is the reason', () => {
  const draft = withRuleChanges(both, { cargo_at_least_100000: 900_000, bipd_at_least_750000: 9_000_000 })
  expect(moveOf(both, draft, insured({}))).toMatch(/^Pass to Fail, bipd_at_least_750000: /)
})

it('an override counts for its rule by the threshold of its name alone', () => {
  const accepted = {
    ...insured({ bipdUsd: 50_000 }),
    overrides: [{ ruleType: 'bipd_at_least_750000' }],
  } as const
  const draft = withRuleChanges(bipd, { bipd_at_least_750000: 850_000 })
  expect(moveOf(bipd, draft, accepted)).toBe(
    'Override to Fail, bipd_at_least_750000: BIPD $50,000, needs $850,000',
  )
  const named = { ...accepted, overrides: [{ ruleType: 'bipd_at_least_850000' }] } as const
  expect(moveOf(bipd, draft, named)).toBe(
    'Fail to Override, bipd_at_least_750000: BIPD $50,000, needs $750,000; the draft needs $850,000',
  )
  expect(moveOf(both, withRuleChanges(both, { bipd_at_least_750000: 'off' }), accepted)).toBe(
    'Override to Pass, bipd_at_least_750000: BIPD $50,000, needs $750,000; rule off in the draft',
  )
})

it('rules of a set beyond the standard ones of their kind are compared by their own names', () => {
  const more = rules('cargo_at_least_100000', 'cargo_at_least_250000')
  const some = insured({ cargoUsd: 150_000 })
  expect(compareRuleSets(more, more, [some], TODAY)).toMatchObject({ current: { Fail: 1 }, moves: [] })
  const cargo = rules('cargo_at_least_100000')
  expect(moveOf(cargo, more, some)).toBe(
    'Pass to Fail, cargo_at_least_250000: cargo $150,000, needs $250,000',
  )
  expect(moveOf(more, cargo, some)).toBe(
    'Fail to Pass, cargo_at_least_250000: cargo $150,000, needs $250,000; rule off in the draft',
  )
  const old = insured({ cargoUsd: 300_000, asOf: '2026-10-01' })
  const strict = { ...more, ages: { ...ANY_AGE, registration: 1 } }
  expect(moveOf(strict, more, old)).toBe(
    'Incomplete to Pass, cargo_at_least_250000: cargo $300,000, as of Oct 1, 2026, older than 1 day; older facts count in the draft',
  )
})

it('hidden rules count with their worst label in every draft', () => {
  const partial = { ...insured({ bipdUsd: 750_000 }), hidden: { count: 3, worst: 'Incomplete' } } as const
  const draft = withRuleChanges(bipd, { bipd_at_least_750000: 850_000 })
  expect(moveOf(bipd, draft, partial)).toMatch(/^Incomplete to Fail/)
  expect(moveOf(bipd, withRuleChanges(bipd, { bipd_at_least_750000: 'off' }), partial)).toBeUndefined()
})

it('a comparer answers the same after many drafts', () => {
  const carriers = [insured({ bipdUsd: 750_000 }), insured({ bipdUsd: 400 })]
  const comparer = ruleSetComparer(carriers, TODAY)
  const draft = withRuleChanges(bipd, { bipd_at_least_750000: 850_000 })
  const first = comparer.compare(bipd, draft)
  for (let amount = 1; amount <= 200; amount += 1)
    comparer.compare(bipd, withRuleChanges(bipd, { bipd_at_least_750000: amount }))
  expect(comparer.compare(bipd, draft)).toEqual(first)
})

const ownCargo = (usd: number) =>
  defineRule({
    name: 'cargo_high',
    category: 'Insurance',
    label: `Cargo at least $${usd}`,
    reads: ['insurance'],
    find: cargoRule(usd),
  })

it('rules of one’s own are compared beside the others', () => {
  const own = draftWithOwnRules(bipd, [ownCargo(250_000)])
  const poor = insured({ cargoUsd: 100_000 })
  expect(moveOf(bipd, own, poor)).toBe('Pass to Fail, cargo_high: Cargo at least $250000: $100,000')
  expect(moveOf(own, bipd, poor)).toBe(
    'Fail to Pass, cargo_high: Cargo at least $250000: $100,000; rule off in the draft',
  )
  expect(moveOf(own, draftWithOwnRules(bipd, [ownCargo(50_000)]), poor)).toBe(
    'Fail to Pass, cargo_high: Cargo at least $250000: $100,000; the rule is another in the draft',
  )
  const strict = { ...own, ages: { ...ANY_AGE, registration: 1 } }
  const old = insured({ cargoUsd: 300_000, bipdUsd: 0, asOf: '2026-10-01' })
  const only = { ...strict, rules: rules().rules }
  expect(moveOf(only, { ...only, ages: ANY_AGE }, old)).toBe(
    'Incomplete to Pass, cargo_high: Cargo at least $250000: $300,000, as of Oct 1, 2026, older than 1 day; older facts count in the draft',
  )
})

it('a rule that only a newer monitor knows is incomplete in every draft', () => {
  const newer = draftOfRuleSet({ values: new Map([['shiny_trucks', 2]]) })
  expect(compareRuleSets(newer, newer, [insured({})], TODAY)).toMatchObject({
    current: { Incomplete: 1 },
    draft: { Incomplete: 1 },
    moves: [],
  })
  expect(moveOf(bipd, draftWithOwnRules(bipd, newer.ownRules), insured({}))).toBe(
    'Pass to Incomplete, shiny_trucks: Shiny trucks: not known to this version',
  )
})

it('a rule of one’s own that reads safety data is incomplete for a user from whom it is hidden', () => {
  const notConditional = defineRule({
    name: 'never_conditional',
    category: 'Operations',
    reads: ['safety'],
    find: ({ safety }) => ({
      result: safety.rating === 'C' ? 'fail' : 'pass',
      value: safety.rating,
      source: null,
      asOf: safety.asOf,
    }),
  })
  const partial = { ...insured({}), hidden: { count: 3, worst: 'Pass' } } as const
  const own = draftWithOwnRules(bipd, [notConditional])
  expect(moveOf(bipd, own, partial)).toBe(
    'Pass to Incomplete, never_conditional: Never conditional: safety data is not shown to you',
  )
  expect(moveOf(bipd, own, insured({}))).toBeUndefined()
})

it('in a classification the overrides for all count and its own, and in no other', () => {
  const [general, reefer] = [id<'classification'>(1), id<'classification'>(2)]
  const poor = insured({ cargoUsd: 50_000 })
  const ruleType = 'cargo_at_least_100000'
  const carriers = [
    poor,
    { ...poor, overrides: [{ ruleType }] },
    { ...poor, classificationOverrides: [{ ruleType, classificationId: reefer }] },
  ] satisfies readonly RuledCarrier[]
  const comparer = ruleSetComparer(carriers, TODAY)
  const fails = (of?: ClassificationId) =>
    comparer.compare(bipd, both, of).moves.map(({ row, to }) => [row, to])
  expect(fails()).toEqual([
    [0, 'Fail'],
    [1, 'Override'],
    [2, 'Fail'],
  ])
  expect(fails(general)).toEqual(fails())
  expect(fails(reefer)).toEqual([
    [0, 'Fail'],
    [1, 'Override'],
    [2, 'Override'],
  ])
})
