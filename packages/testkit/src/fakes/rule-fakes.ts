import {
  assessedRuleTypes,
  type CarrierDetail,
  type Classification,
  type Classifications,
  type ClassificationsParams,
  type CreateOverride,
  changeOverrides,
  countsOn,
  done,
  emptyPage,
  type FactAges,
  factAgeDraft,
  factAgeProblems,
  mayOverride,
  maySetFactAges,
  newestOverridesFirst,
  type Outcome,
  overrideInForce,
  type OwnCarrierFacts,
  OVERRIDE_REFUSAL_TEXTS,
  PAGE_SIZE,
  type Refusal,
  type RuleOverride,
  type RuleOverrideId,
  type RuleOverrides,
  RULE_TYPES,
  type Rules,
  refused,
  ruleFactsOf,
} from '@fairhaul/core'
import { andThen, rowOrNotFound, signedInCompany } from './connection-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

/** Why rules are not open to a user. Empty: undefined when they are. */
const refusedRules = ({ user }: FakeWorld): Refusal | undefined =>
  user?.paywall.canRule === true ? undefined : refusal.forbidden('Your plan does not include rules.')

/** Why a user may not change overrides. Empty: undefined when they may. */
const refusedOverriding = (world: FakeWorld): Refusal | undefined => {
  const { user } = world
  const closed = refusedRules(world)
  if (closed !== undefined) return closed
  return user !== null && mayOverride(user) ? undefined : refusal.forbidden('You may not override rules.')
}

type RulesCall = 'list' | 'types' | 'find' | 'factAges' | 'setFactAges' | 'ownCarrierFacts'

const factAgesOf = (world: FakeWorld): Outcome<FactAges, Refusal> => {
  const why = refusedRules(world)
  if (why !== undefined) return refused(why)
  return world.ruleSets.length === 0 ? refused(refusal.notFound) : done(world.factAges)
}

/** As many as the monitor gives at once. */
const FACTS_PAGE_SIZE = 500

/** What decides the verdict of one carrier: its record, and the overrides of the company. */
const ownFactsOf = (world: FakeWorld, carrier: CarrierDetail): OwnCarrierFacts => ({
  carrierId: carrier.id,
  name: carrier.legalName,
  dot: carrier.identifiers.find(({ type }) => type === 'DOT')?.value ?? null,
  facts: ruleFactsOf(carrier),
  overrides: RULE_TYPES.flatMap(
    ruleType =>
      overrideInForce(
        world.overrides.filter(({ carrierId }) => carrierId === carrier.id),
        ruleType,
        todayIn(world),
      ) ?? [],
  ).map(({ ruleType }) => ({ ruleType })),
  hidden: carrier.rulesAssessment?.hidden ?? null,
})

const isOwn = (world: FakeWorld, { id }: CarrierDetail): boolean =>
  world.subscriptions.some(({ carrierId }) => carrierId === id) ||
  world.connections.some(({ carrierId, isDismissed }) => carrierId === id && !isDismissed)

/** `Rules` in memory: the newest rule set is first. */
export const fakeRules = (world: FakeWorld = fakeWorld()): Rules & FakeCalls<RulesCall> => {
  const { control, answer } = userCalls<RulesCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        if (params.companyId === null) return done(emptyPage())
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        if (params.companyId !== world.user?.company?.id) return refused(refusal.notFound)
        const own = world.ruleSets.filter(({ companyId }) => companyId === params.companyId)
        return done(pageOf(own, params.page ?? 1, PAGE_SIZE))
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        const found = world.ruleSets.find(({ id }) => id === params.id)
        return found === undefined || found.companyId !== world.user?.company?.id
          ? refused(refusal.notFound)
          : done(found)
      }),
    types: (params, signal) =>
      answer('types', params, signal, () => {
        const why = refusedRules(world)
        return why === undefined ? done(world.ruleSets.slice(0, 1).flatMap(assessedRuleTypes)) : refused(why)
      }),
    factAges: signal => answer('factAges', undefined, signal, () => factAgesOf(world)),
    ownCarrierFacts: (params, signal) =>
      answer('ownCarrierFacts', params, signal, () => {
        const { user } = world
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        if (user === null || !maySetFactAges(user))
          return refused(refusal.forbidden('You may not manage rules.'))
        const own = world.carriers
          .filter(carrier => isOwn(world, carrier))
          .toSorted((one, other) => one.id - other.id)
        const rest = own.filter(({ id }) => id > (params.after ?? 0))
        const shown = rest.slice(0, params.pageSize ?? FACTS_PAGE_SIZE)
        return done({
          day: todayIn(world),
          total: own.length,
          items: shown.map(carrier => ownFactsOf(world, carrier)),
          next: shown.length < rest.length ? (shown.at(-1)?.id ?? null) : null,
        })
      }),
    setFactAges: params =>
      answer('setFactAges', params, undefined, () => {
        const { user } = world
        const known = factAgesOf(world)
        if (!known.ok) return known
        if (user === null || !maySetFactAges(user))
          return refused(refusal.forbidden('You may not set how old facts may be.'))
        const [problem] = factAgeProblems(factAgeDraft(params.ages))
        if (problem !== undefined) return refused(refusal.invalid(problem.field ?? '', problem.message))
        world.factAges = params.ages
        return done(params.ages)
      }),
  }
}

type RuleOverridesCall = 'list' | 'find' | 'create' | 'deactivate' | 'setActive'
type Subject = Pick<CreateOverride, 'carrierId' | 'ruleType' | 'classificationId'>

const activeOf = (world: FakeWorld, { carrierId, ruleType, classificationId }: Subject) =>
  world.overrides.find(
    override =>
      override.carrierId === carrierId &&
      override.ruleType === ruleType &&
      override.classificationId === (classificationId ?? null) &&
      countsOn(override, todayIn(world)),
  )

const made = (world: FakeWorld, params: CreateOverride): Outcome<RuleOverride, Refusal> => {
  const { user } = world
  const [ruleSet] = world.ruleSets
  const why = refusedOverriding(world)
  if (why !== undefined) return refused(why)
  if (user?.company?.id == null) return refused(refusal.forbidden('You may not override rules.'))
  if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
  const own = world.unassigned
    .get(params.carrierId)
    ?.find(({ classification }) => classification.id === params.classificationId)
    ?.rulesAssessment.findings.map(({ ruleType }) => ruleType)
  if (!(own ?? (ruleSet && assessedRuleTypes(ruleSet)))?.includes(params.ruleType))
    return refused(refusal.invalid('ruleType', 'This rule is not assessed.'))
  if (params.expiresOn < todayIn(world))
    return refused(refusal.invalid('expiresOn', 'Choose a day from today on.'))
  if (activeOf(world, params) !== undefined)
    return refused(refusal.invalid('ruleType', OVERRIDE_REFUSAL_TEXTS['already-overridden']))
  const override: RuleOverride = {
    id: nextIdAmong(world.overrides),
    isActive: true,
    expiresOn: params.expiresOn,
    carrierId: params.carrierId,
    classificationId: params.classificationId ?? null,
    ruleType: params.ruleType,
    file: params.file === undefined ? null : { name: params.file.name, url: `/files/${params.file.name}` },
    userId: user.id,
    userName: [user.firstName, user.lastName].join(' '),
    companyId: user.company.id,
    createdAt: nextInstant(world),
    ended: null,
  }
  world.overrides.push(override)
  return done(override)
}

/** The outcome of switching one override by its id, with the server's messages. */
const switched = (
  world: FakeWorld,
  id: RuleOverrideId,
  isActive: boolean,
): Outcome<RuleOverride, Refusal> => {
  const found = withId(world, id)
  if (!found.ok) return found
  const outcome = changeOverrides(world.overrides, { kind: 'set-active', id, isActive }, todayIn(world))
  return outcome.ok
    ? done(changed(world, found.value, isActive))
    : refused(refusal.invalid('isActive', OVERRIDE_REFUSAL_TEXTS[outcome.refusal]))
}

const withId = (world: FakeWorld, wanted: RuleOverrideId): Outcome<RuleOverride, Refusal> => {
  const override = world.overrides.find(({ id }) => id === wanted)
  return override === undefined ? refused(refusal.notFound) : done(override)
}

const endedNow = (world: FakeWorld): RuleOverride['ended'] => {
  const { user } = world
  return (
    user && { at: nextInstant(world), userId: user.id, userName: [user.firstName, user.lastName].join(' ') }
  )
}

const changed = (world: FakeWorld, before: RuleOverride, isActive: boolean): RuleOverride => {
  const after = { ...before, isActive, ended: isActive ? null : (before.ended ?? endedNow(world)) }
  world.overrides = world.overrides.map(each => (each.id === before.id ? after : each))
  return after
}

/** `RuleOverrides` in memory, with the refusals of the server. */
export const fakeRuleOverrides = (
  world: FakeWorld = fakeWorld(),
): RuleOverrides & FakeCalls<RuleOverridesCall> => {
  const { control, answer } = userCalls<RuleOverridesCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        const own = world.overrides.filter(({ carrierId }) => carrierId === params.carrierId)
        return done(pageOf(newestOverridesFirst(own), params.page ?? 1, PAGE_SIZE))
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const why = refusedRules(world)
        return why === undefined ? withId(world, params.id) : refused(why)
      }),
    create: params => answer('create', params, undefined, () => made(world, params)),
    deactivate: params =>
      answer('deactivate', params, undefined, () => {
        const why = refusedOverriding(world)
        if (why !== undefined) return refused(why)
        const active = activeOf(world, params)
        return active === undefined
          ? refused(refusal.invalid(null, OVERRIDE_REFUSAL_TEXTS['none-counts']))
          : done(changed(world, active, false))
      }),
    setActive: params =>
      answer('setActive', params, undefined, () => {
        const why = refusedOverriding(world)
        return why === undefined ? switched(world, params.id, params.isActive) : refused(why)
      }),
  }
}

const FILTERS = ['companyId', 'isActive', 'isByBrokerElection'] as const satisfies readonly (
  | keyof ClassificationsParams
  | keyof Classification
)[]

/** `Classifications` in memory: the company's own and every company's. */
export const fakeClassifications = (
  world: FakeWorld = fakeWorld(),
): Classifications & FakeCalls<'list' | 'unassigned'> => {
  const { control, answer } = userCalls<'list' | 'unassigned'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(signedInCompany(world), company => {
          if (params.companyId !== undefined && params.companyId !== company) return refused(refusal.notFound)
          const rows = world.classifications.filter(
            each =>
              (each.companyId === null || each.companyId === company) &&
              FILTERS.every(filter => params[filter] === undefined || each[filter] === params[filter]),
          )
          const highestIdFirst = rows.toSorted((one, other) => other.id - one.id)
          return done(pageOf(highestIdFirst, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    unassigned: (params, signal) =>
      answer('unassigned', params, signal, () =>
        andThen(signedInCompany(world), () =>
          andThen(rowOrNotFound(world.carriers.find(({ id }) => id === params.carrierId)), ({ id }) =>
            done(world.unassigned.get(id) ?? []),
          ),
        ),
      ),
  }
}
