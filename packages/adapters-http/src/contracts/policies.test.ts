import type { CalendarDate } from '@fairhaul/core'
import { seedPolicies } from '@fairhaul/testkit/contract-company'
import { policiesContract } from '@fairhaul/testkit/contracts'
import { httpPolicies } from '../calls/policies.ts'
import { httpRuleOverrides } from '../calls/rule-overrides.ts'
import { httpRules } from '../calls/rules.ts'
import { runContracts } from '../testing/run-contracts.ts'

const DAY_SECONDS = 86_400

runContracts(
  'policies',
  ({ seeded, signedIn, testCompany }) => {
    policiesContract(async () => {
      const company = await seeded().nextCompany()
      const author = await signedIn(company.author)
      const { clock } = testCompany().monitor
      return {
        policies: httpPolicies(author),
        forSecond: httpPolicies(await signedIn(company.second)),
        forReader: httpPolicies(await signedIn(company.reader)),
        overrides: httpRuleOverrides(author),
        nextCarrier: testCompany().nextCarrier,
        rules: httpRules(author),
        classificationId: company.classificationId,
        today: () => clock.now().toISOString().slice(0, 10) as CalendarDate,
        passDay: () => clock.move(DAY_SECONDS),
        absent: seeded().foreign,
      }
    })
  },
  seedPolicies,
)
