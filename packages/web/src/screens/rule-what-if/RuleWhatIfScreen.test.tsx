import { isSafetyRule, RULE_TYPES, ruleName } from '@fairhaul/core'
import {
  aCarrierDetail,
  aConnection,
  aLoad,
  aRuleSet,
  aSubscription,
  aUser,
  fakeClock,
  fakePolicies,
  fakeRules,
  fakeWorld,
  type FakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { id } from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RulesTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { comparisonsHere } from '../../stores/rule-comparisons.ts'
import { screen as whatIf } from './screen.ts'

afterEach(cleanup)

const insured = (at: number, bipdUsd: number) => {
  const carrier = aCarrierDetail({ id: id(at), legalName: `HAULER ${at}` })
  return { ...carrier, insurance: { ...carrier.insurance, bipdUsd, bipdUntil: null } }
}
const fleet = [insured(1, 750_000), insured(2, 1_000_000), insured(3, 50_000)]

const show = async (
  query = '',
  change: Partial<FakeWorld> = {},
  before: (rules: ReturnType<typeof fakeRules>) => void = () => undefined,
) => {
  const world = fakeWorld({
    user: aUser({ scopes: ['manage_users'] }),
    carriers: fleet,
    subscriptions: fleet.map(({ id: carrierId }) => aSubscription({ carrierId })),
    ruleSets: [aRuleSet({ values: new Map([['bipd_at_least_750000', 2]]) })],
    ...change,
  })
  const rules = fakeRules(world)
  before(rules)
  const company = new CompanyPolicyStore({ policies: fakePolicies(world), account: world })
  const navigator: Navigator = { go: vi.fn(), back: vi.fn(), prefetch: vi.fn() }
  const page = pageOf([
    provide(RulesTokens.Rules, rules),
    provide(RulesTokens.CompanyPolicyStore, company),
    provide(RulesTokens.RuleComparisons, comparisonsHere),
    provide(AccountTokens.AccountStore, world as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(BrowserTokens.Navigator, navigator),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
  ])
  const address = `/rules/what-if${query}`
  const store = whatIf.open(page.visit(address), undefined)
  await store.facts.finished()
  await store.current.finished()
  await store.comparison.finished()
  await company.policy.finished()
  render(
    <page.Page store={store} address={address}>
      <whatIf.Component />
    </page.Page>,
  )
  return { store, navigator, user: userEvent.setup({ delay: null }) }
}

const BIPD = ruleName('bipd_at_least_750000')

/** The choice of what a rule does, which is named by its value too. */
const modeOf = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^(Off|Notify only|Required) ${name}$`) })
const chooseMode = async (user: ReturnType<typeof userEvent.setup>, name: string, mode: string) => {
  await user.click(modeOf(name))
  await user.click(screen.getByRole('option', { name: mode }))
}

describe('the screen of rule what-if', () => {
  it('a draft is written into the policy by who may write it', async () => {
    const scopes = ['manage_users', 'manage_rule_overrides'] as const
    await show('?a[bipd_at_least_750000]=850000', { user: aUser({ scopes: [...scopes] }) })
    const link = screen.getByRole('link', { name: 'Write draft into the policy' })
    expect(link.getAttribute('href')).toBe(
      '/broker/rules/policy?tab=draft&tried[bipd_at_least_750000]=850000',
    )
    cleanup()
    await show('?a[bipd_at_least_750000]=850000')
    expect(screen.queryByRole('link', { name: 'Write draft into the policy' })).toBeNull()
  })

  it('a further rule of a kind has a row, and is switched off', async () => {
    const values = new Map([
      ['bipd_at_least_750000', 2],
      ['bipd_at_least_1000000', 2],
      ['bipd_at_least_900000', 2],
    ])
    const { user, store, navigator } = await show('', { ruleSets: [aRuleSet({ values })] })
    await chooseMode(user, 'BIPD at least 900,000', 'Off')
    expect(navigator.go).toHaveBeenLastCalledWith('/rules/what-if?a[bipd_at_least_900000]=off', {
      replace: true,
    })
    await store.comparison.finished()
    expect(screen.getByText('BIPD at least 900,000: off')).toBeTruthy()
  })

  it('the carriers that turn are narrowed to those onboarded, and to those with open loads', async () => {
    const { user, store } = await show('?a[bipd_at_least_750000]=off', {
      connections: [aConnection({ carrierId: id(1), status: 'onboarded' })],
      loads: [aLoad({ carrierId: id(3), status: 'covered' })],
    })
    const group = screen.getByRole('group', { name: 'Work with the carrier' })
    await user.click(within(group).getByRole('button', { name: '1 onboarded' }))
    expect(store.moves.map(({ name }) => name)).toEqual(['HAULER 1'])
    await user.click(within(group).getByRole('button', { name: '1 onboarded' }))
    await user.click(within(group).getByRole('button', { name: '1 with open loads' }))
    expect(store.moves.map(({ name }) => name)).toEqual(['HAULER 3'])
    expect(screen.getByRole('row', { name: /HAULER 3/ }).textContent).toContain('1 open load')
  })

  it('a number that is typed turns carriers at once, with counts, direction and reason', async () => {
    const { user, store, navigator } = await show()
    expect(screen.getByText('The draft is the same as your rules')).toBeTruthy()
    const field = screen.getByRole('textbox', { name: `Threshold of ${BIPD}` })
    await user.clear(field)
    await user.type(field, '850000')
    await store.comparison.finished()
    expect(navigator.go).toHaveBeenLastCalledWith('/rules/what-if?a[bipd_at_least_750000]=850000', {
      replace: true,
    })
    const [verdicts, turned] = await screen.findAllByRole('table')
    expect(within(verdicts!).getByRole('row', { name: /Fail/ }).textContent).toBe('Fail12+1')
    expect(screen.getByRole('button', { name: '1 Pass to Fail' })).toBeTruthy()
    const row = within(turned!).getByRole('row', { name: /HAULER 1/ })
    expect(row.textContent).toContain('BIPD $750,000, needs $850,000')
    expect(within(row).getByRole('link', { name: 'HAULER 1' }).getAttribute('href')).toBe(
      '/broker/carriers/1',
    )
    expect(screen.getByText('BIPD at least 850,000 in place of BIPD at least 750,000')).toBeTruthy()
  })

  it('a number that the rule cannot have has an error at its field', async () => {
    const { user } = await show()
    const field = screen.getByRole('textbox', { name: `Threshold of ${BIPD}` })
    await user.clear(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter whole dollars from 1 to 100,000,000.')).toBeTruthy()
  })

  it('one rule and a whole draft are reset by a press', async () => {
    const { user, store } = await show('?a[bipd_at_least_750000]=off')
    expect(modeOf(BIPD).textContent).toBe('Off')
    await user.click(screen.getByRole('button', { name: `Reset ${BIPD}` }))
    expect(modeOf(BIPD).textContent).toBe('Required')
    await chooseMode(user, ruleName('active_operating_status'), 'Required')
    await user.click(screen.getByRole('button', { name: 'Reset draft' }))
    expect(store.typed).toEqual([{}])
  })

  it('a rule that only notifies is one of three choices, and is said to be no longer required', async () => {
    const { user, store } = await show()
    await chooseMode(user, BIPD, 'Notify only')
    await store.comparison.finished()
    expect(store.typed).toEqual([{ bipd_at_least_750000: { mode: 'notify', text: '750,000' } }])
    expect(screen.getByText('Now required')).toBeTruthy()
    expect(screen.getByText(`${BIPD}: notify only`)).toBeTruthy()
  })

  it('two drafts are columns, and the list is of the one that is chosen', async () => {
    const { user, store } = await show('?a[bipd_at_least_750000]=850000')
    await user.click(screen.getByRole('button', { name: 'Add a second draft' }))
    await chooseMode(user, `${BIPD}, draft B`, 'Off')
    await store.comparison.finished()
    expect(screen.getAllByRole('columnheader', { name: 'Draft B' })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Draft A', pressed: false }))
    expect(screen.getByRole('button', { name: '1 Pass to Fail' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: `Reset ${BIPD}, draft A` }))
    await store.comparison.finished()
    expect(await screen.findByText('The draft is the same as your rules')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove draft B' }))
    expect(screen.getByRole('button', { name: 'Add a second draft' })).toBeTruthy()
  })

  it('a direction narrows the list, and a second press shows all again', async () => {
    const { user } = await show('?a[bipd_at_least_750000]=off')
    const turn = screen.getByRole('button', { name: '1 Fail to Not assessed' })
    await user.click(turn)
    expect(screen.getByText('1 carrier of 3')).toBeTruthy()
    await user.click(turn)
    expect(screen.queryByText('1 carrier of 3')).toBeNull()
  })

  it('a user who may not manage rules reads who can change that', async () => {
    await show('', { user: aUser({ scopes: [] }) })
    expect(screen.getByText('Only an admin can try other rules')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /BIPD/ })).toBeNull()
  })

  it('facts that are refused show an error, and can be requested again', async () => {
    const { user, store } = await show('', {}, rules =>
      rules.refuseNext('ownCarrierFacts', refusal.forbidden('You need another permission.')),
    )
    expect(screen.getByText(/You need another permission/)).toBeTruthy()
    store.load()
    await store.facts.finished()
    expect(await screen.findByText('3 carriers')).toBeTruthy()
    await user.tab()
  })

  it('facts that fail to load can be tried again', async () => {
    const { user, store } = await show('', {}, rules => rules.failNext('ownCarrierFacts'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await store.facts.finished()
    expect(await screen.findByText('3 carriers')).toBeTruthy()
  })

  it('loading that was stopped says so, and begins again', async () => {
    const { user, store } = await show()
    store.facts.reset()
    await user.click(await screen.findByRole('button', { name: 'Load carriers' }))
    await store.facts.finished()
    expect(await screen.findByText('3 carriers')).toBeTruthy()
  })

  it('a company without carriers of its own is led to find one', async () => {
    await show('', { subscriptions: [] })
    expect(screen.getByText('You have no carriers to try rules on yet.')).toBeTruthy()
  })

  it('rules on safety data that are hidden cannot be changed, and verdicts are called partial', async () => {
    await show('', {
      carriers: fleet.map(carrier => ({
        ...carrier,
        rulesAssessment: { findings: [], overrides: [], hidden: { count: 3, worst: 'Fail' as const } },
      })),
    })
    expect(screen.getByText('These verdicts are partial.')).toBeTruthy()
    expect(screen.getAllByText('Hidden from you. It stays as it is.')).toHaveLength(
      RULE_TYPES.filter(isSafetyRule).length,
    )
    const name = new RegExp(ruleName('no_active_out_of_service_orders'))
    expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
