import { seedRules } from '@fairhaul/testkit/contract-company'
import { ruleOverridesContract, rulesContract } from '@fairhaul/testkit/contracts'
import { httpRuleOverrides } from '../calls/rule-overrides.ts'
import { httpRules } from '../calls/rules.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'rules',
  ({ testCompany, seeded, broker }) => {
    rulesContract(async () => ({ rules: httpRules(await broker()), ...testCompany().facts }))
    ruleOverridesContract(async () => ({
      overrides: httpRuleOverrides(await broker()),
      nextCarrier: testCompany().nextCarrier,
      ...testCompany().facts,
      ...seeded(),
    }))
  },
  seedRules,
)
