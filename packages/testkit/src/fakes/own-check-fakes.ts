import {
  decidingCheck,
  displayName,
  done,
  mayOverride,
  type NewOwnCheck,
  type OwnCheck,
  type OwnChecks,
  ownCheckProblems,
  PAGE_SIZE,
  type Refusal,
  refused,
  takeBackProblems,
} from '@fairhaul/core'
import { ofKnownCarrier } from './carrier-fakes.ts'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'
import { refusedRules } from './rule-fakes.ts'

type OwnChecksCall = 'list' | 'create' | 'takeBack'

/** A check as the world has it now: a newer one may count in its place. */
const asItIs = (world: FakeWorld, check: OwnCheck): OwnCheck => {
  const ofCarrier = world.ownChecks.filter(({ carrierId }) => carrierId === check.carrierId)
  const { id, takenBack } = decidingCheck(ofCarrier, check.kind) ?? check
  return { ...check, isReplaced: takenBack === null && id !== check.id && check.takenBack === null }
}

const problemsOf = (world: FakeWorld, { file, ...sent }: NewOwnCheck): Refusal | undefined => {
  const problems = ownCheckProblems({ ...sent, note: sent.note ?? '', file: file ?? null }, todayIn(world))
  if (!sent.isVerified && sent.expiresOn !== null)
    return refusal.invalid('expiresOn', 'A check that found nothing has no last day.')
  return problems.length === 0 ? undefined : { kind: 'invalid', problems, requestId: null }
}

/** `OwnChecks` in memory, with the refusals of the server. */
export const fakeOwnChecks = (world: FakeWorld = fakeWorld()): OwnChecks & FakeCalls<OwnChecksCall> => {
  const { control, answer } = userCalls<OwnChecksCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        const own = world.ownChecks
          .filter(({ carrierId }) => carrierId === params.carrierId)
          .toSorted((one, other) => other.id - one.id)
          .map(check => asItIs(world, check))
        return ofKnownCarrier(world, params.carrierId, () => pageOf(own, params.page ?? 1, PAGE_SIZE))
      }),
    create: params =>
      answer('create', params, undefined, () =>
        forUser(world, user => {
          if (!mayOverride(user)) return refused(refusal.forbidden('You may not record checks.'))
          const why = problemsOf(world, params)
          if (why !== undefined) return refused(why)
          const { file, ...sent } = params
          return ofKnownCarrier(world, params.carrierId, () => {
            const check: OwnCheck = {
              ...sent,
              id: nextIdAmong(world.ownChecks),
              file: file === undefined ? null : { name: file.name, url: `/files/${file.name}` },
              userId: user.id,
              userName: displayName(user),
              createdAt: nextInstant(world),
              isReplaced: false,
              takenBack: null,
            }
            world.ownChecks.push(check)
            return asItIs(world, check)
          })
        }),
      ),
    takeBack: params =>
      answer('takeBack', params, undefined, () =>
        forUser(world, user => {
          if (!mayOverride(user)) return refused(refusal.forbidden('You may not take checks back.'))
          const found = world.ownChecks.find(({ id }) => id === params.id)
          if (found === undefined) return refused(refusal.notFound)
          if (found.takenBack !== null) return refused(refusal.conflict('This check was taken back before.'))
          const problems = takeBackProblems(params.reason)
          if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
          const reason = params.reason.trim()
          const after = {
            ...found,
            takenBack: { at: nextInstant(world), userName: displayName(user), reason },
          }
          world.ownChecks = world.ownChecks.map(check => (check === found ? after : check))
          return done(asItIs(world, after))
        }),
      ),
  }
}
