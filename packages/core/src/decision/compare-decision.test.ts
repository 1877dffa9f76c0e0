import { aDecisionContent, aDecisionRule, arbitrary, holds, foundCover } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { compareDecision } from './compare-decision.ts'
import type { DecisionContent } from './decision-record.ts'

const then = aDecisionContent()
const now = (change: Partial<DecisionContent>) => aDecisionContent({ day: '2026-11-21', ...change })
const changed = (change: Partial<DecisionContent>, before = then) =>
  compareDecision(before, now(change)).map(({ label, was, now: is, tone }) => [label, was, is, tone])

describe('what has changed since a decision', () => {
  it('is nothing when nothing is different', () => {
    expect(changed({})).toEqual([])
  })

  it('is the verdict first, then rules, then facts', () => {
    const rules = [aDecisionRule({ label: 'Fail', value: foundCover(50_000) })]
    const facts = then.facts.map(fact => (fact.key === 'cargo_amount' ? { ...fact, value: 50_000 } : fact))
    expect(changed({ verdict: 'Fail', rules, facts })).toEqual([
      ['Verdict', 'Pass', 'Fail', 'worse'],
      ['Cargo at least 100,000', 'Pass, $100,000', 'Fail, $50,000', 'worse'],
      ['Cargo', '$100,000', '$50,000', 'plain'],
    ])
  })

  it('rules that became worse come before those that became better', () => {
    const rules = (bipd: 'Fail' | 'Pass', cargo: 'Fail' | 'Pass') => [
      aDecisionRule({ ruleType: 'bipd_at_least_750000', label: bipd }),
      aDecisionRule({ label: cargo }),
    ]
    const before = aDecisionContent({ rules: rules('Fail', 'Pass') })
    const changes = compareDecision(before, now({ rules: rules('Pass', 'Fail') }))
    expect(changes.map(({ key, tone }) => [key, tone])).toEqual([
      ['rule cargo_at_least_100000', 'worse'],
      ['rule bipd_at_least_750000', 'better'],
    ])
  })

  it('a verdict that is only overridden now is better than a fail', () => {
    expect(changed({ verdict: 'Override' }, aDecisionContent({ verdict: 'Fail' }))).toEqual([
      ['Verdict', 'Fail', 'Override', 'better'],
    ])
  })

  it('a rule that is no longer assessed, or newly, says so', () => {
    expect(changed({ verdict: null, rules: null })).toEqual([
      ['Verdict', 'Pass', 'not assessed', 'plain'],
      ['Cargo at least 100,000', 'Pass, $100,000', 'not assessed', 'plain'],
    ])
    const without = aDecisionContent({ verdict: null, rules: null })
    expect(changed({ rules: [aDecisionRule({ value: null })] }, without)).toEqual([
      ['Verdict', 'not assessed', 'Pass', 'plain'],
      ['Cargo at least 100,000', 'not assessed', 'Pass, not on record', 'plain'],
    ])
  })

  it('the same value seen again on a later day is no change', () => {
    expect(changed({ facts: then.facts.map(fact => ({ ...fact, asOf: '2026-11-20' as const })) })).toEqual([])
  })

  it('a fact that only one of them has is not compared', () => {
    expect(changed({ facts: [] })).toEqual([])
    expect(changed({}, aDecisionContent({ facts: [] }))).toEqual([])
  })

  it('a fact that is no longer on record says so', () => {
    const facts = [{ key: 'phone', value: null, source: null, asOf: null }]
    expect(changed({ facts })).toEqual([['Phone', '(312) 555-0142', 'not on record', 'plain']])
  })
})

describe('laws of comparisons with a decision', () => {
  const { decisionContents } = arbitrary

  it('a carrier compared with itself has not changed', () => {
    holds([decisionContents], content => {
      expect(compareDecision(content, content)).toEqual([])
    })
  })

  it('compared the other way round, before and now change places, and worse is better', () => {
    holds([decisionContents, decisionContents], (one, other) => {
      const TURNED = { worse: 'better', better: 'worse', plain: 'plain' } as const
      const back = compareDecision(other, one).map(change => ({
        ...change,
        was: change.now,
        now: change.was,
        tone: TURNED[change.tone],
      }))
      const byKey = (a: { readonly key: string }, b: { readonly key: string }) => (a.key < b.key ? -1 : 1)
      expect(back.toSorted(byKey)).toEqual(compareDecision(one, other).toSorted(byKey))
    })
  })

  const override = {
    ruleType: 'cargo_at_least_100000',
    isActive: true,
    expiresOn: '2026-12-31',
    authorName: 'Priya Nair',
    createdAt: '2026-07-01T08:00:00.000Z',
    fileName: null,
    reason: null,
  } as const

  it('overrides that began or ended since are named, and one that had ended before is not', () => {
    const newer = { ...override, createdAt: '2026-08-01T08:00:00.000Z', expiresOn: '2080-01-01' } as const
    const over = { ...override, createdAt: '2025-08-01T08:00:00.000Z', expiresOn: '2026-01-01' } as const
    const before = aDecisionContent({ overrides: [override, over] })
    expect(changed({ overrides: [newer, { ...override, isActive: false }, over] }, before)).toEqual([
      ['Override of Cargo at least 100,000', 'none', 'with no end date', 'plain'],
      ['Override of Cargo at least 100,000', 'until Dec 31, 2026', 'none', 'plain'],
    ])
  })

  it('contacts that were added, removed or changed since are named', () => {
    const [ruth] = then.contacts ?? []
    const vera = { ...ruth!, name: 'Vera Lind', title: null }
    const before = aDecisionContent({ contacts: [ruth!, vera] })
    const contacts = [
      { ...ruth!, phone: '+12145550188' },
      { ...vera, name: 'Tom Hale' },
    ]
    expect(changed({ contacts }, before)).toEqual([
      ['Contact: Ruth Ames, Dispatch', '(312) 555-0142', '(214) 555-0188', 'plain'],
      ['Contact: Tom Hale', 'none', '(312) 555-0142', 'plain'],
      ['Contact: Vera Lind', '(312) 555-0142', 'none', 'plain'],
    ])
  })

  it('contacts are not compared with a record of a form that keeps none', () => {
    expect(changed({}, aDecisionContent({ contacts: null }))).toEqual([])
    expect(changed({ contacts: null })).toEqual([])
  })

  it('the order of rules and facts does not matter', () => {
    holds([decisionContents, decisionContents], (one, other) => {
      const reversed = {
        ...other,
        rules: other.rules?.toReversed() ?? null,
        facts: other.facts.toReversed(),
      }
      expect(compareDecision(one, reversed)).toEqual(compareDecision(one, other))
    })
  })

  it('nothing is changed twice', () => {
    holds([decisionContents, decisionContents], (one, other) => {
      const keys = compareDecision(one, other).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    })
  })
})
