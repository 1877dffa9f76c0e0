import {
  assessedRuleTypes,
  type CreateOverride,
  type CurrentUser,
  certificateCounts,
  changeOverrides,
  countsOn,
  done,
  mayManageUsers,
  mayOverride,
  newestOverridesFirst,
  type Outcome,
  overrideTermProblems,
  overrideTermsOf,
  OVERRIDE_REFUSAL_TEXTS,
  PAGE_SIZE,
  type Problem,
  type Refusal,
  type RuleOverride,
  type RuleOverrideId,
  type RuleOverrides,
  refused,
  versionInForce,
} from '@fairhaul/core'
import { recordOfAct } from './decision-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'
import { refusedRules, ruleSetsToday } from './rule-fakes.ts'

/** Why a user may not change overrides. Empty: undefined when they may. */
const refusedOverriding = (world: FakeWorld): Refusal | undefined => {
  const { user } = world
  const closed = refusedRules(world)
  if (closed !== undefined) return closed
  return user !== null && mayOverride(user) ? undefined : refusal.forbidden('You may not override rules.')
}

type RuleOverridesCall = 'list' | 'find' | 'create' | 'deactivate' | 'setActive'
type Subject = Pick<CreateOverride, 'carrierId' | 'classificationId'> & Pick<RuleOverride, 'ruleType'>

const activeOf = (world: FakeWorld, { carrierId, ruleType, classificationId }: Subject) =>
  world.overrides.find(
    override =>
      override.carrierId === carrierId &&
      override.ruleType === ruleType &&
      override.classificationId === (classificationId ?? null) &&
      countsOn(override, todayIn(world)),
  )

/** What the policy in force does not let the user do. */
const termProblems = (world: FakeWorld, user: CurrentUser, params: CreateOverride): readonly Problem[] => {
  const today = todayIn(world)
  const sections = versionInForce(world.policyVersions, today)?.sections
  const { carrierId, classificationId, file } = params
  const draft = {
    ...params,
    classificationId: classificationId ?? null,
    file: file ?? null,
    isIndefinite: false,
    reason: '',
  }
  return overrideTermProblems(draft, {
    today,
    assessed: [],
    assessedIn: new Map(),
    overrides: [],
    isAdmin: mayManageUsers(user),
    hasCertificate: world.certificates.some(
      each => each.carrierId === carrierId && certificateCounts(each, today),
    ),
    ...(sections && { termsOf: (...subject) => overrideTermsOf(sections, ...subject) }),
  })
}

const made = (world: FakeWorld, params: CreateOverride): Outcome<RuleOverride, Refusal> => {
  const { user } = world
  const [ruleSet] = ruleSetsToday(world)
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
  const [problem] = termProblems(world, user, params)
  if (problem !== undefined) return refused({ kind: 'invalid', problems: [problem], requestId: null })
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
    policyVersion: versionInForce(world.policyVersions, todayIn(world))?.number ?? null,
    ended: null,
  }
  recordOfAct(world, params.carrierId, 'override')
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
