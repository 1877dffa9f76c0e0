import {
  ANY_OVERRIDE,
  assessedRuleTypes,
  type CurrentUser,
  done,
  mayWritePolicy,
  type Outcome,
  PAGE_SIZE,
  type Policies,
  type Policy,
  type PolicyDraft,
  type PolicySections,
  type PolicyVersionId,
  policyProblems,
  type Refusal,
  refused,
  scheduledVersions,
  type UserId,
  versionInForce,
  waitingVersion,
} from '@fairhaul/core'
import { colleaguesIn } from './company-user-fakes.ts'
import { andThen, type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextInstant, todayIn } from './fake-world.ts'
import {
  addedVersion,
  created,
  decided,
  invalid,
  personOf,
  withdrawn,
  withId,
} from './policy-version-fakes.ts'
import { refusedRules } from './rule-fakes.ts'

type PoliciesCall = keyof Policies

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
    withdraw: params =>
      answer('withdraw', params, user => forAuthor(user, () => withdrawn(world, user, params.id))),
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
