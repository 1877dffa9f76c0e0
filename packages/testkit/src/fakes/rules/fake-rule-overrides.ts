import {
  assessedRuleTypes,
  countsOn,
  type CreateOverride,
  done,
  mayOverride,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  type RuleOverride,
  type RuleOverrideId,
  type RuleOverrides,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from '../shared/fake-world.ts'

type Call = 'list' | 'find' | 'create' | 'deactivate' | 'setActive'
type Subject = Pick<CreateOverride, 'carrierId' | 'ruleType' | 'classificationId'>

const activeOf = (world: FakeWorld, { carrierId, ruleType, classificationId }: Subject) =>
  world.overrides.find(
    override =>
      override.carrierId === carrierId &&
      override.ruleType === ruleType &&
      override.classificationId === (classificationId ?? null) &&
      countsOn(override, todayIn(world)),
  )

const made = (world: FakeWorld, ask: CreateOverride): Outcome<RuleOverride, Refusal> => {
  const { user } = world
  const [ruleSet] = world.ruleSets
  if (user === null) return refused(refusal.unauthenticated)
  if (!mayOverride(user) || user.company?.id == null)
    return refused(refusal.forbidden('You may not override rules.'))
  if (!world.carriers.some(({ id }) => id === ask.carrierId)) return refused(refusal.notFound)
  if (ruleSet === undefined || !assessedRuleTypes(ruleSet).includes(ask.ruleType))
    return refused(refusal.invalid('ruleType', 'This rule is not assessed.'))
  if (ask.expiresOn < todayIn(world))
    return refused(refusal.invalid('expiresOn', 'Choose a day from today on.'))
  if (activeOf(world, ask) !== undefined)
    return refused(refusal.invalid('ruleType', 'This rule has an override already.'))
  const override: RuleOverride = {
    id: nextIdAmong(world.overrides),
    isActive: true,
    expiresOn: ask.expiresOn,
    carrierId: ask.carrierId,
    classificationId: ask.classificationId ?? null,
    ruleType: ask.ruleType,
    file: ask.file === undefined ? null : { name: ask.file.name, url: `/files/${ask.file.name}` },
    userId: user.id,
    userName: [user.firstName, user.lastName].join(' '),
    companyId: user.company.id,
    createdAt: nextInstant(world),
  }
  world.overrides.push(override)
  return done(override)
}

const withId = (world: FakeWorld, wanted: RuleOverrideId): Outcome<RuleOverride, Refusal> => {
  const override = world.overrides.find(({ id }) => id === wanted)
  return override === undefined ? refused(refusal.notFound) : done(override)
}

const changed = (world: FakeWorld, before: RuleOverride, isActive: boolean): RuleOverride => {
  const after = { ...before, isActive }
  world.overrides = world.overrides.map(each => (each.id === before.id ? after : each))
  return after
}

/** `RuleOverrides` in memory, with the refusals of the server. */
export const fakeRuleOverrides = (world: FakeWorld = fakeWorld()): RuleOverrides & FakeCalls<Call> => {
  const { control, answer } = fakeCalls<Call>()
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () => {
        const own = world.overrides.filter(({ carrierId }) => carrierId === ask.carrierId)
        const newestFirst = own.toSorted(
          (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
        )
        return done(pageOf(newestFirst, ask.page ?? 1, PAGE_SIZE))
      }),
    find: (ask, signal) => answer('find', ask, signal, () => withId(world, ask.id)),
    create: ask => answer('create', ask, undefined, () => made(world, ask)),
    deactivate: ask =>
      answer('deactivate', ask, undefined, () => {
        const active = activeOf(world, ask)
        return active === undefined
          ? refused(refusal.invalid(null, 'No override of this rule is active.'))
          : done(changed(world, active, false))
      }),
    setActive: ask =>
      answer('setActive', ask, undefined, () => {
        const found = withId(world, ask.id)
        return found.ok ? done(changed(world, found.value, ask.isActive)) : found
      }),
  }
}
