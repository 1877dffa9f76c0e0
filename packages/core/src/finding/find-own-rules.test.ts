import { aCarrierDetail, aFinding, anAssessment, someRuleFacts, foundCover } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { coverSource } from '../carrier/facts/fact-sources.ts'
import { ANY_AGE } from '../rules/fact-ages.ts'
import { cargoRule } from './cover-rules.ts'
import { findOwnRule, withOwnRules } from './find-own-rules.ts'
import { type Found, found, notOnRecord } from './finding-rule.ts'
import { defineRule, OwnRuleError, type OwnRule } from './own-rule.ts'
import { ruleFactsOf } from './rule-facts.ts'

const TODAY = '2026-11-21'
const usual = someRuleFacts()
const LICENSING = 'FMCSA licensing and insurance'

const cargo = defineRule({
  name: 'our_cargo_at_least_250000',
  category: 'Insurance',
  label: 'Cargo at least $250,000',
  reads: ['insurance'],
  find: cargoRule(250_000),
})

const insured = (cargoUsd: number | null) => ({
  ...usual,
  insurance: { ...usual.insurance, cargoUsd, cargoUntil: null },
})

describe('the finding of a rule of one’s own', () => {
  it.each([
    [300_000, 'pass', foundCover(300_000)],
    [100_000, 'fail', foundCover(100_000)],
    [null, 'incomplete', null],
  ] as const)('for cargo of %j is %s, with value, source and day', (usd, result, value) => {
    expect(findOwnRule(cargo, insured(usd), TODAY)).toEqual({
      ruleType: 'our_cargo_at_least_250000',
      rule: { label: 'Cargo at least $250,000', category: 'Insurance' },
      result,
      value,
      source: LICENSING,
      asOf: '2026-11-20',
    })
  })

  it('is made from the parts that it reads, and on the day of the verdict', () => {
    let seen: unknown
    const rule = defineRule({
      name: 'what_is_read',
      category: 'Operations',
      reads: ['census', 'safety'],
      find: (facts, today) => {
        seen = [facts, today]
        return notOnRecord(coverSource(usual.insurance, 'cargo'))
      },
    })
    expect(findOwnRule(rule, usual, TODAY).result).toBe('incomplete')
    expect(seen).toEqual([{ census: usual.census, safety: usual.safety }, TODAY])
  })

  it('is incomplete where a file behind what it reads was not read', () => {
    const unread = { source: 'Motus InsHist', why: 'never', asOf: null } as const
    const facts = { ...insured(300_000), unreadFiles: [unread] }
    expect(findOwnRule(cargo, facts, TODAY)).toMatchObject({
      result: 'incomplete',
      value: foundCover(300_000),
      unread,
    })
  })

  it('is incomplete where the facts are older than the company allows', () => {
    const ages = { ...ANY_AGE, registration: 1 }
    expect(findOwnRule(cargo, insured(300_000), '2026-11-22', { ages })).toMatchObject({
      result: 'incomplete',
      olderThanDays: 1,
    })
  })

  it('is incomplete without facts, and where it reads safety data that is hidden', () => {
    expect(findOwnRule(cargo, null, TODAY)).toMatchObject({
      result: 'incomplete',
      value: { code: 'facts_not_known' },
    })
    const everything = defineRule({
      name: 'everything',
      category: 'Operations',
      find: () => found(LICENSED, 'pass', 'yes'),
    })
    const hidden = { isSafetyHidden: true }
    expect(findOwnRule(everything, usual, TODAY, hidden)).toMatchObject({
      result: 'incomplete',
      value: { code: 'safety_hidden' },
    })
    expect(findOwnRule(cargo, insured(300_000), TODAY, hidden).result).toBe('pass')
  })
})

const LICENSED = { source: LICENSING, asOf: '2026-11-20' } as const

const finding = (find: () => unknown): OwnRule =>
  defineRule({ name: 'shiny_trucks', category: 'Operations', find: find as () => Found })

const errorOf = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('a rule that cannot decide makes no finding', () => {
  it.each([
    [undefined, 'it has to return what it found.'],
    [null, 'it has to return what it found.'],
    [true, 'it has to return what it found.'],
    [Promise.resolve(found(LICENSED, 'pass', 'yes')), 'it has to return what it found, not a promise of it.'],
    [{ ...LICENSED, result: 'passed', value: null }, 'its result has to be pass, incomplete or fail.'],
    [{ ...LICENSED, result: 'pass', value: { code: 'of_a_newer_version' } }, 'its value has to be a text'],
    [
      { ...LICENSED, result: 'pass', value: 7 },
      'its value has to be a text, what a known rule finds, or null.',
    ],
    [{ asOf: null, result: 'pass', value: null }, 'its source has to be a text or null.'],
    [
      { source: null, result: 'pass', value: null },
      'its asOf has to be a day written as 2026-11-21, or null.',
    ],
    [{ ...LICENSED, asOf: '2026-02-30', result: 'pass', value: null }, 'its asOf has to be a day'],
  ])('one that returns %j is an error', (returned, problem) => {
    const error = errorOf(() =>
      findOwnRule(
        finding(() => returned),
        usual,
        TODAY,
      ),
    )
    expect(error).toBeInstanceOf(OwnRuleError)
    expect(String(error)).toContain(`Rule "shiny_trucks", find: ${problem}`)
  })

  it('one that throws is an error with its cause', () => {
    const cause = new RangeError('no trucks')
    const error = errorOf(() =>
      findOwnRule(
        finding(() => {
          throw cause
        }),
        usual,
        TODAY,
      ),
    )
    expect(error).toMatchObject({
      message: 'Rule "shiny_trucks", find: it threw: no trucks',
      cause,
      field: 'find',
    })
    const text = finding(() => {
      throw 'no trucks'
    })
    expect(String(errorOf(() => findOwnRule(text, usual, TODAY)))).toContain('it threw: no trucks')
  })
})

describe('an assessment with rules of one’s own', () => {
  const monitors = anAssessment({ findings: [aFinding()] })

  it('has their findings after those of the monitor, from the record of a row or from facts', () => {
    const row = aCarrierDetail()
    const assessment = withOwnRules(monitors, [cargo], row, TODAY)
    expect(assessment).toEqual({
      ...monitors,
      findings: [aFinding(), findOwnRule(cargo, ruleFactsOf(row), TODAY)],
    })
    expect(withOwnRules(monitors, [cargo], ruleFactsOf(row), TODAY)).toEqual(assessment)
    const ages = { ...ANY_AGE, registration: 1 }
    const facts = insured(300_000)
    expect(withOwnRules(monitors, [cargo], facts, '2026-11-22', ages).findings[1]?.olderThanDays).toBe(1)
  })

  it('is incomplete by them without a record, and by those that read hidden safety data', () => {
    expect(withOwnRules(monitors, [cargo], null, TODAY).findings[1]?.result).toBe('incomplete')
    const row = { ...aCarrierDetail(), safety: null }
    const everything = finding(() => found(LICENSED, 'pass', 'yes'))
    expect(withOwnRules(monitors, [everything], row, TODAY).findings[1]?.result).toBe('incomplete')
  })

  it('has no two rules of one name', () => {
    expect(() => withOwnRules(monitors, [cargo, cargo], null, TODAY)).toThrow(
      'Rule "our_cargo_at_least_250000", name: another rule has it.',
    )
    const newer = anAssessment({ findings: [aFinding({ ruleType: 'our_cargo_at_least_250000' })] })
    expect(() => withOwnRules(newer, [cargo], null, TODAY)).toThrow(OwnRuleError)
  })
})
