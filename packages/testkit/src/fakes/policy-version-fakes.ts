import {
  type CalendarDate,
  type CurrentUser,
  displayName,
  done,
  mayBeWithdrawn,
  type Outcome,
  type Policies,
  type PolicyPerson,
  type PolicySections,
  type PolicyVersion,
  type PolicyVersionId,
  policyDeclineProblems,
  policyVersionProblems,
  type Problem,
  type Refusal,
  refused,
  scheduledVersions,
  versionInForce,
  waitingVersion,
} from '@fairhaul/core'
import { andThen, refusal, rowOrNotFound } from './fake-calls.ts'
import { type FakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

/** A user as they are named beside what they did. */
export const personOf = (user: CurrentUser): PolicyPerson => ({
  userId: user.id,
  userName: displayName(user),
})

/** Refuses what was typed, by field. */
export const invalid = (problems: readonly Problem[]): { readonly ok: false; readonly refusal: Refusal } =>
  refused({ kind: 'invalid', problems, requestId: null })

interface Sent {
  readonly sections: PolicySections
  readonly note: string
  readonly effectiveOn: CalendarDate
  readonly revertsNumber: number | null
}

/** Adds a version to those of the world. */
export const addedVersion = (
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
    withdrawal: null,
  }
  world.policyVersions.push(version)
  return done(version)
}

/** Makes a version of the draft. */
export const created = (
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

/** One version. */
export const withId = (world: FakeWorld, id: PolicyVersionId): Outcome<PolicyVersion, Refusal> =>
  rowOrNotFound(world.policyVersions.find(each => each.id === id))

const changed = (world: FakeWorld, found: PolicyVersion, change: Partial<PolicyVersion>): PolicyVersion => {
  const version = { ...found, ...change }
  world.policyVersions = world.policyVersions.map(each => (each === found ? version : each))
  return version
}

/** What a second person decides. */
export const decided = (
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
    return done(changed(world, found, { approval }))
  })

/** Withdraws a version that has not decided anything. */
export const withdrawn = (
  world: FakeWorld,
  user: CurrentUser,
  id: PolicyVersionId,
): Outcome<PolicyVersion, Refusal> =>
  andThen(withId(world, id), found => {
    if (found.withdrawal !== null) return done(found)
    const scheduled = scheduledVersions(world.policyVersions, todayIn(world))
    const inForce = versionInForce(world.policyVersions, todayIn(world)) ?? null
    if (!mayBeWithdrawn(found, { inForce, scheduled }))
      return refused(refusal.conflict('Only a version that has not begun can be withdrawn.'))
    return done(changed(world, found, { withdrawal: { ...personOf(user), at: nextInstant(world) } }))
  })
