import { type NamedMove, readWhatIfAddress, type RuleSetComparison, turnText } from '@fairhaul/core'
import {
  aCarrierDetail,
  aConnection,
  aLoad,
  aPaywall,
  aRuleSet,
  aSubscription,
  aUser,
  type FakeWorld,
  fakeRules,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { comparisonsHere, type RuleComparisons } from '../../stores/rule-comparisons.ts'
import { WhatIfStore } from './what-if-store.ts'

const insured = (at: number, bipdUsd: number) => {
  const carrier = aCarrierDetail({ id: id(at), legalName: `HAULER ${at}` })
  return { ...carrier, insurance: { ...carrier.insurance, bipdUsd, bipdUntil: null } }
}
const fleet = [insured(1, 750_000), insured(2, 1_000_000), insured(3, 50_000)]
const ADMIN = aUser({ scopes: ['manage_users'] })

const setUp = (change: Partial<FakeWorld> = {}, comparisons: RuleComparisons = comparisonsHere()) => {
  const world = fakeWorld({
    user: ADMIN,
    carriers: fleet,
    subscriptions: fleet.map(({ id: carrierId }) => aSubscription({ carrierId })),
    ruleSets: [aRuleSet({ values: new Map([['bipd_at_least_750000', 2]]) })],
    ...change,
  })
  const rules = fakeRules(world)
  const file = { state: { kind: 'idle' } as const, start: async () => {}, cancel: () => {} }
  const store = new WhatIfStore({ rules, comparisons, account: world, file: () => file })
  return { store, rules, world }
}

const openOn = async (search = '', ...rest: Parameters<typeof setUp>) => {
  const made = setUp(...rest)
  made.store.open(readWhatIfAddress(search))
  await made.store.facts.finished()
  await made.store.current.finished()
  await made.store.comparison.finished()
  return made
}

const textsOf = (moves: readonly NamedMove[]) => moves.map(move => `${move.name}: ${turnText(move)}`)

describe('the store of rule what-if', () => {
  it('a draft in the address is compared with the rules as soon as the carriers are loaded', async () => {
    const { store } = await openOn('?a[bipd_at_least_750000]=850000')
    expect(textsOf(store.moves)).toEqual(['HAULER 1: Pass to Fail'])
    expect(store.moves[0]?.reason).toBe('BIPD $750,000, needs $850,000')
    expect(store.comparison.value?.[0]).toMatchObject({
      current: { Pass: 2, Fail: 1 },
      draft: { Pass: 1, Fail: 2 },
    })
  })

  it('a typed number is compared at once, and a number that cannot be used keeps the one before', async () => {
    const { store } = await openOn()
    expect(store.moves).toEqual([])
    const path = store.type(0, 'bipd_at_least_750000', { text: '40,000' })
    expect(path).toBe('/rules/what-if?a[bipd_at_least_750000]=40000')
    await store.comparison.finished()
    expect(textsOf(store.moves)).toEqual(['HAULER 3: Fail to Pass'])
    expect(store.isChanged(0, 'bipd_at_least_750000')).toBe(true)
    store.open(readWhatIfAddress(store.type(0, 'bipd_at_least_750000', { text: '' }).split('?')[1] ?? ''))
    expect(store.problemOf(0, 'bipd_at_least_750000')).toBe('Enter whole dollars from 1 to 100,000,000.')
    await store.comparison.finished()
    expect(store.moves).toEqual([])
    store.resetRule(0, 'bipd_at_least_750000')
    expect(store.isChanged(0, 'bipd_at_least_750000')).toBe(false)
  })

  it('two drafts are compared side by side, and the moves are those of the one that is shown', async () => {
    const { store } = await openOn('?a[bipd_at_least_750000]=850000')
    expect(store.addDraft()).toContain('drafts=2')
    store.type(1, 'bipd_at_least_750000', { mode: 'off' })
    await store.comparison.finished()
    expect(store.names).toEqual(['Draft A', 'Draft B'])
    expect(textsOf(store.moves)).toEqual([
      'HAULER 1: Pass to Not assessed',
      'HAULER 2: Pass to Not assessed',
      'HAULER 3: Fail to Not assessed',
    ])
    store.show(0)
    expect(textsOf(store.moves)).toEqual(['HAULER 1: Pass to Fail'])
    store.show(1)
    store.removeDraft(0)
    await store.comparison.finished()
    expect([store.names, store.shown]).toEqual([['Draft'], 0])
    expect(store.moves).toHaveLength(3)
    expect(store.resetDraft(0)).toBe('/rules/what-if')
  })

  it('moves are counted and narrowed by what the company has to do with the carrier', async () => {
    const connections = [aConnection({ carrierId: id(1), status: 'onboarded' })]
    const loads = [
      aLoad({ carrierId: id(1), status: 'covered' }),
      aLoad({ id: id(2), carrierId: id(3), status: 'progress' }),
    ]
    const { store } = await openOn('?a[bipd_at_least_750000]=off', { connections, loads })
    expect(store.work).toEqual({ onboarded: 1, withOpenLoads: 2 })
    store.choose({ isOnboarded: true })
    expect(textsOf(store.moves)).toEqual(['HAULER 1: Pass to Not assessed'])
    store.choose({ isOnboarded: false, hasOpenLoads: true })
    expect(textsOf(store.moves)).toEqual(['HAULER 1: Pass to Not assessed', 'HAULER 3: Fail to Not assessed'])
    store.choose({ turn: { from: 'Fail', to: null } })
    expect(store.work).toEqual({ onboarded: 0, withOpenLoads: 1 })
  })

  it('moves are narrowed by direction and rule, and a choice that the draft no longer has is dropped', async () => {
    const { store } = await openOn('?a[bipd_at_least_750000]=off')
    expect(store.turns.map(turn => `${turn.count} ${turnText(turn)}`)).toEqual([
      '2 Pass to Not assessed',
      '1 Fail to Not assessed',
    ])
    store.choose({ turn: { from: 'Fail', to: null } })
    expect(textsOf(store.moves)).toEqual(['HAULER 3: Fail to Not assessed'])
    store.choose({ ruleType: 'bipd_at_least_750000' })
    expect(store.moves).toHaveLength(1)
    store.type(0, 'bipd_at_least_750000', { mode: 'required', text: '850000' })
    await store.comparison.finished()
    expect(textsOf(store.moves)).toEqual(['HAULER 1: Pass to Fail'])
  })

  it('an answer that a newer draft overtook is dropped', async () => {
    const answers: ((comparisons: readonly RuleSetComparison[]) => void)[] = []
    const here = comparisonsHere()
    const slow: RuleComparisons = {
      ...here,
      compare: () => new Promise(resolve => void answers.push(resolve)),
    }
    const { store } = setUp({}, slow)
    store.open([{}])
    await Promise.all([store.facts.finished(), store.current.finished()])
    store.type(0, 'bipd_at_least_750000', { mode: 'off' })
    const totals = { Fail: 0, Incomplete: 0, Override: 0, Pass: 0, none: 3 }
    const of = (Fail: number) => [{ current: totals, draft: { ...totals, Fail }, moves: [] }]
    answers[1]?.(of(2))
    answers[0]?.(of(1))
    await store.comparison.finished()
    expect(store.comparison.value?.[0]?.draft.Fail).toBe(2)
  })

  it('carriers load in parts, with progress, and loading can be stopped and begun again', async () => {
    const { store, rules } = setUp()
    const parts = vi.fn(rules.ownCarrierFacts)
    const made = new WhatIfStore({
      rules: { ...rules, ownCarrierFacts: (params, signal) => parts({ ...params, pageSize: 2 }, signal) },
      comparisons: comparisonsHere(),
      account: { user: ADMIN },
      file: () => store.file,
    })
    made.open([{}])
    expect(made.progress).toEqual({ done: 0, of: 0 })
    made.stop()
    await made.facts.finished()
    expect([made.facts.state.kind, made.facts.value]).toEqual(['idle', undefined])
    made.open([{}])
    expect(made.facts.state.kind).toBe('idle')
    made.load()
    await made.facts.finished()
    expect(made.progress).toEqual({ done: 3, of: 3 })
    expect(made.facts.value?.carriers.map(({ name }) => name)).toEqual(['HAULER 1', 'HAULER 2', 'HAULER 3'])
  })

  it('a user who may not manage rules sends no request and reads why', async () => {
    const { store, rules } = await openOn('', { user: aUser({ scopes: [] }) })
    expect(store.closed?.title).toBe('Only an admin can try other rules')
    expect(rules.requests).toEqual([])
    const planless = aUser({ scopes: ['manage_users'], paywall: aPaywall({ canRule: false }) })
    expect((await openOn('', { user: planless })).store.closed).not.toBeNull()
  })

  it('a refusal of the facts is shown, and they can be loaded again', async () => {
    const { store, rules } = setUp()
    rules.refuseNext('ownCarrierFacts', refusal.forbidden('No.'))
    store.open([{}])
    await store.facts.finished()
    expect(store.facts.state.kind).toBe('refused')
    store.load()
    await store.facts.finished()
    expect(store.facts.state.kind).toBe('ready')
  })

  it('a user from whom safety data is hidden reads that verdicts are partial', async () => {
    const { store } = await openOn('', {
      carriers: fleet.map(carrier => ({
        ...carrier,
        rulesAssessment: { findings: [], overrides: [], hidden: { count: 3, worst: 'Fail' as const } },
      })),
    })
    expect(store.facts.value?.isPartial).toBe(true)
    expect(store.comparison.value?.[0]?.current).toMatchObject({ Fail: 3 })
  })

  it('a company without a rule set begins with every rule off', async () => {
    const { store } = await openOn('?a[bipd_at_least_750000]=750000', { ruleSets: [] })
    expect(store.comparison.value?.[0]?.current.none).toBe(3)
    expect(store.moves).toHaveLength(3)
  })

  it('leaving frees the facts', async () => {
    const comparisons = { ...comparisonsHere(), close: vi.fn<() => void>() }
    const { store } = await openOn('', {}, comparisons)
    store.dispose()
    expect(comparisons.close).toHaveBeenCalledOnce()
  })
})
