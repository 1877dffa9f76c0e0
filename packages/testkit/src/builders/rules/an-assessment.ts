import type { RuleFinding, RulesAssessment } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** The cargo rule, passed. */
export const aFinding = builder<RuleFinding>({
  ruleType: 'cargo_at_least_100000',
  result: 'pass',
  value: '$100,000',
  source: 'FMCSA licensing and insurance',
  asOf: '2026-11-20',
})

/** Three rules, one of each category, all passed and none overridden. */
export const anAssessment = builder<RulesAssessment>({
  findings: [
    aFinding({ ruleType: 'active_interstate_authority', value: 'Active since 2 May 2016' }),
    aFinding(),
    aFinding({
      ruleType: 'active_operating_status',
      value: 'Active',
      source: 'FMCSA census',
      asOf: '2026-11-01',
    }),
  ],
  overrides: [],
})
