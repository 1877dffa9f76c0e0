import {
  ACTIVE_RULE_VALUE,
  assessedRuleTypes,
  type CarrierDetail,
  type CurrentUser,
  done,
  emptyPage,
  type AgeLimits,
  factAgeDraft,
  factAgeProblems,
  maySetFactAges,
  type Outcome,
  overrideInForce,
  type OwnCarrierFacts,
  PAGE_SIZE,
  type Refusal,
  isRuleType,
  knownRulesFirst,
  NOTIFY_RULE_VALUE,
  type RuleSet,
  type Rules,
  refused,
  ruleFactsOf,
  versionInForce,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { openWorkIn } from './open-work.ts'

/** Why rules are not open to a user. Empty: undefined when they are. */
export const refusedRules = ({ user }: FakeWorld): Refusal | undefined =>
  user?.paywall.canRule === true ? undefined : refusal.forbidden('Your plan does not include rules.')

/** The rule sets as they are today: the version in force decides the rules of the company's own. */
export const ruleSetsToday = (world: FakeWorld): readonly RuleSet[] => {
  const rules = versionInForce(world.policyVersions, todayIn(world))?.sections[0].rules
  if (rules === undefined) return world.ruleSets
  const values = new Map(
    rules.map(({ ruleType, mode }) => [
      ruleType,
      mode === 'required' ? ACTIVE_RULE_VALUE : NOTIFY_RULE_VALUE,
    ]),
  )
  return world.ruleSets.map((each, at) => (at === 0 ? { ...each, values } : each))
}

type RulesCall = 'list' | 'types' | 'find' | 'factAges' | 'setFactAges' | 'ownCarrierFacts'

const factAgesOf = (world: FakeWorld): Outcome<AgeLimits, Refusal> => {
  const why = refusedRules(world)
  if (why !== undefined) return refused(why)
  if (world.ruleSets.length === 0) return refused(refusal.notFound)
  return done({ ...world.factAges, contacts: world.user?.company?.contactWindowDays ?? null })
}

/** The window is one of the company: everyone in it has it. */
const limitContacts = (world: FakeWorld, user: CurrentUser, contactWindowDays: number | null): void => {
  const limited = <T extends Pick<CurrentUser, 'company'>>(each: T): T =>
    each.company === null || each.company.id !== user.company?.id
      ? each
      : { ...each, company: { ...each.company, contactWindowDays } }
  world.user = limited(user)
  world.accounts = world.accounts.map(limited)
}

/** As many as the monitor gives at once. */
const FACTS_PAGE_SIZE = 500

/** What decides the verdict of one carrier: its record, and the overrides of the company. */
const ownFactsOf = (world: FakeWorld, carrier: CarrierDetail): OwnCarrierFacts => {
  const made = world.overrides.filter(({ carrierId }) => carrierId === carrier.id)
  const scope = { companyId: world.user?.company?.id ?? null }
  return {
    carrierId: carrier.id,
    name: carrier.legalName,
    dot: carrier.identifiers.find(({ type }) => type === 'DOT')?.value ?? null,
    isOnboarded: world.connections.some(
      ({ carrierId, status }) => carrierId === carrier.id && status === 'onboarded',
    ),
    openLoads: openWorkIn(world, [carrier.id]).loads.total,
    facts: ruleFactsOf(carrier),
    overrides: knownRulesFirst(made.map(({ ruleType }) => ruleType))
      .filter(ruleType => isRuleType(ruleType) && overrideInForce(made, ruleType, todayIn(world), scope))
      .map(ruleType => ({ ruleType })),
    hidden: carrier.rulesAssessment?.hidden ?? null,
  }
}

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
        const own = ruleSetsToday(world).filter(({ companyId }) => companyId === params.companyId)
        return done(pageOf(own, params.page ?? 1, PAGE_SIZE))
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        const found = ruleSetsToday(world).find(({ id }) => id === params.id)
        return found === undefined || found.companyId !== world.user?.company?.id
          ? refused(refusal.notFound)
          : done(found)
      }),
    types: (params, signal) =>
      answer('types', params, signal, () => {
        const why = refusedRules(world)
        return why === undefined
          ? done(ruleSetsToday(world).slice(0, 1).flatMap(assessedRuleTypes))
          : refused(why)
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
        const { contacts, ...ages } = params.ages
        world.factAges = ages
        limitContacts(world, user, contacts)
        return done(params.ages)
      }),
  }
}
