import { type CurrentUser, policyPath } from '@fairhaul/core'
import {
  aClassification,
  aPolicyRule,
  aPolicyVersion,
  aUser,
  fakeClassifications,
  fakeClock,
  fakePolicies,
  fakeRules,
  fakeGate,
  fakeVetting,
  fakeWorld,
  type FakeWorld,
  id,
} from '@fairhaul/testkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { IntegrationsTokens, RulesTokens } from '../../../di/lazy-tokens.ts'
import type { Navigator } from '../../../di/navigator.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../di/tokens.ts'
import { GateTokens } from '../../../di/gate-tokens.ts'
import { VettingTokens } from '../../../di/vetting-tokens.ts'
import { pageOf, provide } from '../../../parts/testing/page-of.tsx'
import { CompanyPolicyStore } from '../../../stores/company-policy-store.ts'
import { PlanNoticesStore } from '../../../stores/plan-notices-store.ts'
import { comparisonsHere } from '../../../stores/rule-comparisons.ts'
import { screen as policyScreen } from '../screen.ts'

/** A colleague who may write the policy too. */
export const PRIYA = aUser({
  id: id(2),
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@northlake.example',
})

/** Two versions: the second, in force, requires more cargo insurance than the first. */
export const twoVersions = () => [
  aPolicyVersion(),
  aPolicyVersion({
    id: id(2),
    number: 2,
    note: 'More BIPD.',
    effectiveOn: '2026-11-10',
    sections: [
      {
        classificationId: null,
        rules: [
          aPolicyRule(),
          aPolicyRule({
            ruleType: 'bipd_at_least_1000000',
            override: { by: 'admins', daysMax: 30, paper: 'certificate' },
          }),
        ],
      },
    ],
  }),
]

export interface PolicyPage {
  readonly user?: CurrentUser
  readonly world?: Partial<FakeWorld>
  readonly before?: (policies: ReturnType<typeof fakePolicies>) => void
  readonly beforeVetting?: (vetting: ReturnType<typeof fakeVetting>) => void
}

/** The screen of the policy at an address, on fakes. */
export const aPolicyPage = async (
  address = policyPath(),
  {
    user = aUser(),
    world: change = {},
    before = () => undefined,
    beforeVetting = () => undefined,
  }: PolicyPage = {},
) => {
  const world = fakeWorld({
    user,
    accounts: [user, PRIYA],
    classifications: [aClassification()],
    ...change,
  })
  const policies = fakePolicies(world)
  before(policies)
  const vetting = fakeVetting(world)
  beforeVetting(vetting)
  const account = { user }
  const company = new CompanyPolicyStore({ policies, account })
  const navigator: Navigator = { go: vi.fn(), back: vi.fn(), prefetch: vi.fn() }
  const say = vi.fn<(text: string) => void>()
  const page = pageOf([
    provide(RulesTokens.Policies, policies),
    provide(VettingTokens.Vetting, vetting),
    provide(GateTokens.Gate, fakeGate(world)),
    provide(RulesTokens.Rules, fakeRules(world)),
    provide(RulesTokens.RuleComparisons, comparisonsHere),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
    provide(RulesTokens.CompanyPolicyStore, company),
    provide(IntegrationsTokens.Classifications, fakeClassifications(world)),
    provide(AccountTokens.AccountStore, account as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(BrowserTokens.Navigator, navigator),
    provide(ShellTokens.ToastsStore, { show: say } as never),
  ])
  const store = policyScreen.open(page.visit(address), undefined)
  const settle = async () => {
    await company.policy.finished()
    await Promise.all(
      [store.versions, store.acknowledgments, store.classifications].map(query => query.finished()),
    )
    await store.compared.finished()
    const { whatIf } = store.draft.comparison
    for (const query of whatIf === null ? [] : [whatIf.current, whatIf.facts, whatIf.comparison])
      await query.finished()
  }
  await settle()
  render(
    <page.Page store={store} address={address}>
      <policyScreen.Component />
    </page.Page>,
  )
  return {
    world,
    policies,
    vetting,
    company,
    store,
    navigator,
    say,
    settle,
    person: userEvent.setup({ delay: null }),
  }
}
