import { ruleOverridesContract, rulesContract } from '@fairhaul/testkit/contracts'
import { httpRuleOverrides } from '../calls/rule-overrides.ts'
import { httpRules } from '../calls/rules.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice('rules', ({ office, broker }) => {
  rulesContract(async () => ({ rules: httpRules(await broker()), ...office().facts }))
  ruleOverridesContract(async () => ({
    overrides: httpRuleOverrides(await broker()),
    nextCarrier: office().nextCarrier,
    ...office().facts,
  }))
})
