import {
  ANY_OVERRIDE,
  assessedRuleTypes,
  type CalendarDate,
  type CurrentUser,
  displayName,
  done,
  mayWritePolicy,
  type Outcome,
  PAGE_SIZE,
  type Policies,
  type Policy,
  type PolicyDraft,
  type PolicyPerson,
  type PolicySections,
  type PolicyVersion,
  type PolicyVersionId,
  policyDeclineProblems,
  policyProblems,
  policyVersionProblems,
  type Problem,
  type Refusal,
  refused,
  scheduledVersions,
  type UserId,
  versionInForce,
  waitingVersion,
} from '@fairhaul/core'
import { colleaguesIn } from './company-user-fakes.ts'
import { andThen, type FakeCalls, forUser, pageOf, refusal, rowOrNotFound, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'
import { refusedRules } from './rule-fakes.ts'

type PoliciesCall = keyof Policies

const personOf = (user: CurrentUser): PolicyPerson => ({ userId: user.id, userName: displayName(user) })

/** The sections in force: those of the version, else the rule set of the company, which anyone may override. */
const sectionsInForce = (world: FakeWorld): PolicySections =>
  versionInForce(world.policyVersions, todayIn(world))?.sections ?? [
    {
      classificationId: null,
      rules: world.ruleSets
        .slice(0, 1)
        .flatMap(assessedRuleTypes)
        .map(ruleType => ({ ruleType, mode: 'required', override: ANY_OVERRIDE })),
    },
  ]

/** What a person said about a version. Empty: undefined when they have not read it. */
const acknowledgmentOf = (world: FakeWorld, id: PolicyVersionId, reader: UserId) =>
  world.policyAcknowledgments.find(({ versionId, userId }) => versionId === id && userId === reader)

const policyIn = (world: FakeWorld, user: CurrentUser): Policy => {
  const { policyVersions } = world
  const inForce = versionInForce(policyVersions, todayIn(world)) ?? null
  return {
    inForce,
    sections: sectionsInForce(world),
    scheduled: scheduledVersions(policyVersions, todayIn(world)),
    waiting: waitingVersion(policyVersions) ?? null,
    draft: world.policyDraft,
    isApprovalRequired: world.isPolicyApprovalRequired,
    isAcknowledged: inForce === null || acknowledgmentOf(world, inForce.id, user.id) !== undefined,
  }
}

const invalid = (problems: readonly Problem[]): { readonly ok: false; readonly refusal: Refusal } =>
  refused({ kind: 'invalid', problems, requestId: null })

const savedDraft = (
  world: FakeWorld,
  user: CurrentUser,
  { sections, revision }: Parameters<Policies['saveDraft']>[0],
): Outcome<PolicyDraft, Refusal> => {
  const problems = policyProblems(sections)
  if (problems.length > 0) return invalid(problems)
  if (revision !== (world.policyDraft?.revision ?? null))
    return refused(refusal.conflict('A colleague saved a draft since.'))
  world.policyRevision += 1
  world.policyDraft = {
    sections,
    revision: world.policyRevision,
    author: personOf(user),
    savedAt: nextInstant(world),
  }
  return done(world.policyDraft)
}

interface Sent {
  readonly sections: PolicySections
  readonly note: string
  readonly effectiveOn: CalendarDate
  readonly revertsNumber: number | null
}

const addedVersion = (
  world: FakeWorld,
  user: CurrentUser,
  { note, ...sent }: Sent,
): Outcome<PolicyVersion, Refusal> => {
  const problems = policyVersionProblems({ note, effectiveOn: sent.effectiveOn }, todayIn(world))
  if (problems.length > 0) return invalid(problems)
  if (waitingVersion(world.policyVersions) !== undefined)
    return refused(refusal.conflict('Another version waits for approval.'))
  if (
    scheduledVersions(world.policyVersions, todayIn(world)).some(each => each.effectiveOn >= sent.effectiveOn)
  )
    return refused(refusal.conflict('Another version begins on or after that day.'))
  const version: PolicyVersion = {
    ...sent,
    id: nextIdAmong(world.policyVersions),
    number: world.policyVersions.length + 1,
    note: note.trim(),
    author: personOf(user),
    createdAt: nextInstant(world),
    isApprovalRequired: world.isPolicyApprovalRequired,
    approval: null,
  }
  world.policyVersions.push(version)
  return done(version)
}

const created = (
  world: FakeWorld,
  user: CurrentUser,
  { revision, ...sent }: Parameters<Policies['create']>[0],
): Outcome<PolicyVersion, Refusal> => {
  const { policyDraft } = world
  if (policyDraft?.revision !== revision) return refused(refusal.conflict('The draft changed since.'))
  return andThen(
    addedVersion(world, user, { ...sent, sections: policyDraft.sections, revertsNumber: null }),
    version => {
      world.policyDraft = null
      return done(version)
    },
  )
}

const withId = (world: FakeWorld, id: PolicyVersionId): Outcome<PolicyVersion, Refusal> =>
  rowOrNotFound(world.policyVersions.find(each => each.id === id))

const decided = (
  world: FakeWorld,
  user: CurrentUser,
  { id, isApproved, reason }: Parameters<Policies['decide']>[0],
): Outcome<PolicyVersion, Refusal> =>
  andThen(withId(world, id), found => {
    if (found !== waitingVersion(world.policyVersions))
      return refused(refusal.conflict('This version does not wait for approval.'))
    if (found.author.userId === user.id)
      return refused(refusal.forbidden('A second person has to decide about this version.'))
    const problems = isApproved ? [] : policyDeclineProblems(reason ?? '')
    if (problems.length > 0) return invalid(problems)
    const approval = {
      ...personOf(user),
      isApproved,
      reason: isApproved ? null : (reason?.trim() ?? null),
      at: nextInstant(world),
    }
    const version = { ...found, approval }
    world.policyVersions = world.policyVersions.map(each => (each === found ? version : each))
    return done(version)
  })

const acknowledged = (world: FakeWorld, user: CurrentUser, id: PolicyVersionId): Outcome<void, Refusal> =>
  andThen(withId(world, id), () => {
    if (acknowledgmentOf(world, id, user.id) === undefined)
      world.policyAcknowledgments.push({ versionId: id, userId: user.id, at: nextInstant(world) })
    return done(undefined)
  })

/** Goes on for a user who may write the policy. Refuses: everyone else. */
const forAuthor = <T>(user: CurrentUser, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
  mayWritePolicy(user) ? give() : refused(refusal.forbidden('You may not write the policy.'))

/** `Policies` in memory. A version whose day comes is in force from then on, and its rules are the rule set. */
export const fakePolicies = (world: FakeWorld = fakeWorld()): Policies & FakeCalls<PoliciesCall> => {
  const { control, answer: answerUser } = userCalls<PoliciesCall>(world)
  const answer = <T>(
    call: PoliciesCall,
    params: unknown,
    give: (user: CurrentUser) => Outcome<T, Refusal>,
    signal?: Parameters<Policies['current']>[0],
  ): Promise<Outcome<T, Refusal>> =>
    answerUser(call, params, signal, () =>
      forUser(world, user => {
        const why = refusedRules(world)
        return why === undefined ? give(user) : refused(why)
      }),
    )
  return {
    ...control,
    current: signal => answer('current', undefined, user => done(policyIn(world, user)), signal),
    versions: (params, signal) =>
      answer(
        'versions',
        params,
        () => done(pageOf(world.policyVersions.toReversed(), params.page ?? 1, PAGE_SIZE)),
        signal,
      ),
    find: (params, signal) => answer('find', params, () => withId(world, params.id), signal),
    saveDraft: params =>
      answer('saveDraft', params, user => forAuthor(user, () => savedDraft(world, user, params))),
    discardDraft: params =>
      answer('discardDraft', params, user =>
        forAuthor(user, () => {
          if (world.policyDraft?.revision !== params.revision)
            return refused(refusal.conflict('The draft changed since.'))
          world.policyDraft = null
          return done(undefined)
        }),
      ),
    create: params => answer('create', params, user => forAuthor(user, () => created(world, user, params))),
    revert: params =>
      answer('revert', params, user =>
        forAuthor(user, () =>
          andThen(withId(world, params.id), ({ sections, number }) => {
            const { note, effectiveOn } = params
            return addedVersion(world, user, { sections, note, effectiveOn, revertsNumber: number })
          }),
        ),
      ),
    decide: params => answer('decide', params, user => forAuthor(user, () => decided(world, user, params))),
    setApprovalRequired: params =>
      answer('setApprovalRequired', params, user =>
        forAuthor(user, () => {
          world.isPolicyApprovalRequired = params.isRequired
          return done(policyIn(world, user))
        }),
      ),
    acknowledge: params => answer('acknowledge', params, user => acknowledged(world, user, params.id)),
    acknowledgments: (params, signal) =>
      answer(
        'acknowledgments',
        params,
        () =>
          andThen(withId(world, params.id), () =>
            andThen(colleaguesIn(world), colleagues => {
              const rows = colleagues.map(each => ({
                ...personOf(each),
                at: acknowledgmentOf(world, params.id, each.id)?.at ?? null,
              }))
              return done(pageOf(rows, params.page ?? 1, PAGE_SIZE))
            }),
          ),
        signal,
      ),
  }
}
