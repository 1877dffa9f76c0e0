import {
  aBlockedConnection,
  aDecisionRule,
  arbitrary,
  aVerdictWhenSent,
  holds,
  foundCover,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { mayUse } from '../carrier/may-use.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import type { RuleFinding, RuleResult } from '../rules/assessment.ts'
import { changesSinceSent, rulesAgainst } from './verdict-when-sent.ts'

const TODAY = '2026-11-21'

const cargo = (result: RuleResult, usd: number): RuleFinding => ({
  ruleType: 'cargo_at_least_100000',
  result,
  value: foundCover(usd),
  source: 'FMCSA licensing and insurance',
  asOf: '2026-11-20',
})
const now = (...findings: readonly RuleFinding[]) =>
  mayUse({ connection: null, rulesAssessment: { findings, overrides: [] } }, TODAY)
const blocked = (rulesAssessment: CarrierSummary['rulesAssessment']) =>
  mayUse({ connection: aBlockedConnection(), rulesAssessment }, TODAY)
const changes = (...parameters: Parameters<typeof changesSinceSent>) =>
  changesSinceSent(...parameters)?.map(({ label, was, now: is, tone }) => [label, was, is, tone])

describe('a verdict since a rate confirmation was sent', () => {
  it('has not changed while labels are the same, whatever the values', () => {
    expect(changes(aVerdictWhenSent(), now(cargo('pass', 250_000)), TODAY)).toEqual([])
  })

  it('names the verdict first and then the rules that changed', () => {
    expect(changes(aVerdictWhenSent(), now(cargo('fail', 50_000)), TODAY)).toEqual([
      ['Verdict', 'Pass', 'Fail', 'worse'],
      ['Cargo at least 100,000', 'Pass, $100,000', 'Fail, $50,000', 'worse'],
    ])
  })

  it('names a rule that was not assessed then', () => {
    const then = aVerdictWhenSent({ verdict: null, rules: [] })
    expect(changes(then, now(cargo('pass', 250_000)), TODAY)).toEqual([
      ['Verdict', 'not assessed', 'Pass', 'plain'],
      ['Cargo at least 100,000', 'not assessed', 'Pass, $250,000', 'plain'],
    ])
  })

  it('names first that the carrier may not be used any more, whatever its verdict', () => {
    const passes = { findings: [cargo('pass', 100_000)], overrides: [] }
    expect(changes(aVerdictWhenSent(), blocked(passes), TODAY)).toEqual([
      ['May it be used', 'Pass', 'Do not dispatch', 'worse'],
    ])
    expect(changes(aVerdictWhenSent({ verdict: null }), blocked(null), TODAY)).toEqual([
      ['May it be used', 'not assessed', 'Do not dispatch', 'worse'],
    ])
  })

  it('is not known when nothing is assessed now', () => {
    const nothing = mayUse({ connection: null, rulesAssessment: null }, TODAY)
    expect(changesSinceSent(aVerdictWhenSent(), nothing, TODAY)).toBeNull()
  })

  it('has the rules against the carrier apart', () => {
    const failed = aDecisionRule({ label: 'Fail', value: foundCover(50_000) })
    expect(rulesAgainst(aVerdictWhenSent({ rules: [aDecisionRule(), failed] }))).toEqual([failed])
  })

  it('has the same verdict as now where the comparison names none', () => {
    holds([arbitrary.verdictsWhenSent], then => {
      const assessed = now(cargo('fail', 50_000))
      const isNamed = changesSinceSent(then, assessed, TODAY)?.some(({ kind }) => kind === 'verdict')
      expect(isNamed).toBe(then.verdict !== 'Fail')
    })
  })
})
