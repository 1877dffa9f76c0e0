import { findingValueText, findRule, ruleFactsOf } from '@fairhaul/core'
import { NO_LIMITS } from '@fairhaul/testkit'
import { type CoverFacts, seedCovers } from '@fairhaul/testkit/contract-company'
import { expect, it } from 'vitest'
import { httpCarriers } from '../calls/carriers.ts'
import { httpRules } from '../calls/rules.ts'
import { runContracts } from '../testing/run-contracts.ts'
import { withAge } from '../testing/with-age.ts'

runContracts<CoverFacts>(
  'the rules about insurance',
  ({ seeded, broker }) => {
    it.each([
      ['facts of any age', NO_LIMITS],
      ['facts of at most 30 days', { ...NO_LIMITS, registration: 30, certificates: 30 }],
    ])('core finds of generated policies what the monitor found, on %s', async (_, ages) => {
      const send = await broker()
      const carriers = httpCarriers(send)
      expect(await httpRules(send).setFactAges({ ages })).toEqual({ ok: true, value: ages })
      const values = new Set<string>()
      for (const id of seeded().assessed) {
        const outcome = await carriers.detail({ id })
        if (!outcome.ok) throw new Error(`carrier ${id}: ${outcome.refusal.kind}`)
        const { insurance, rulesAssessment } = outcome.value
        const findings = rulesAssessment?.findings ?? []
        expect(findings).toHaveLength(5)
        for (const finding of findings) {
          const own = findRule(finding.ruleType, ruleFactsOf(outcome.value), seeded().today, ages)
          expect({ id, insurance, finding: withAge(own) }).toEqual({
            id,
            insurance,
            finding: withAge(finding),
          })
          values.add(findingValueText(own.value).replace(/[$\d].*?(?=,|$)/, ''))
        }
      }
      const seen = [...values].join('\n')
      for (const text of [
        'not on record',
        'amount not on record',
        'at least ',
        ', cancellation pending',
        'expired ',
        'excess coverage only',
        'not started',
        'expired, day not on record',
        'not confirmed: ',
        'not a broker',
        'whether it is a broker is not on record',
        ', ends ',
      ])
        expect(seen).toContain(text)
    })
  },
  seedCovers,
)
