import { findRule, ruleFactsOf } from '@fairhaul/core'
import { NO_LIMITS } from '@fairhaul/testkit'
import { type AuthorityFacts, seedAuthorities } from '@fairhaul/testkit/contract-company'
import { expect, it } from 'vitest'
import { httpCarriers } from '../calls/carriers.ts'
import { httpRules } from '../calls/rules.ts'
import { runContracts } from '../testing/run-contracts.ts'
import { withAge } from '../testing/with-age.ts'

runContracts<AuthorityFacts>(
  'the rules about authority',
  ({ seeded, broker }) => {
    it.each([
      ['facts of any age', NO_LIMITS],
      ['facts of at most 30 days', { ...NO_LIMITS, registration: 30 }],
      ['facts of today and yesterday', { ...NO_LIMITS, registration: 1 }],
    ])('core finds what the monitor found on the same facts, on %s', async (_, ages) => {
      const send = await broker()
      const carriers = httpCarriers(send)
      expect(await httpRules(send).setFactAges({ ages })).toEqual({ ok: true, value: ages })
      expect(seeded().assessed).toHaveLength(45)
      for (const id of seeded().assessed) {
        const outcome = await carriers.detail({ id })
        if (!outcome.ok) throw new Error(`carrier ${id}: ${outcome.refusal.kind}`)
        const { census, authority, rulesAssessment } = outcome.value
        const facts = ruleFactsOf(outcome.value)
        const findings = rulesAssessment?.findings ?? []
        expect(findings).toHaveLength(6)
        for (const finding of findings) {
          const own = findRule(finding.ruleType, facts, seeded().today, ages)
          expect({ id, census, authority, finding: withAge(own) }).toEqual({
            id,
            census,
            authority,
            finding: withAge(finding),
          })
        }
      }
    })
  },
  seedAuthorities,
)
