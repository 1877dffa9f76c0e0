import {
  addDays,
  type CarrierId,
  type CurrentUser,
  codeAddress,
  contactWindow,
  decidingCheck,
  displayName,
  done,
  type MailedCode,
  mayOverride,
  type NewOwnCheck,
  type OwnCheck,
  type OwnChecks,
  type Outcome,
  ownCheckProblems,
  PAGE_SIZE,
  type Refusal,
  refused,
  withdrawalProblems,
} from '@fairhaul/core'
import { ofKnownCarrier } from './carrier-fakes.ts'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'
import { refusedRules } from './rule-fakes.ts'

type OwnChecksCall = 'list' | 'create' | 'sendCode' | 'enterCode' | 'withdraw'

/** Every code that is mailed here. */
const CODE = '123456'

/** A check as the world has it now: a newer one may count in its place. */
const asItIs = (world: FakeWorld, check: OwnCheck): OwnCheck => {
  const ofCarrier = world.ownChecks.filter(({ carrierId }) => carrierId === check.carrierId)
  const { id, withdrawal } = decidingCheck(ofCarrier, check.kind) ?? check
  return { ...check, isReplaced: withdrawal === null && id !== check.id && check.withdrawal === null }
}

type Sent = Omit<OwnCheck, 'id' | 'userId' | 'userName' | 'createdAt' | 'isReplaced' | 'withdrawal'>

const recorded = (world: FakeWorld, user: CurrentUser, sent: Sent): OwnCheck => {
  const check: OwnCheck = {
    ...sent,
    id: nextIdAmong(world.ownChecks),
    userId: user.id,
    userName: displayName(user),
    createdAt: nextInstant(world),
    isReplaced: false,
    withdrawal: null,
  }
  world.ownChecks.push(check)
  return asItIs(world, check)
}

const problemsOf = (world: FakeWorld, { file, ...sent }: NewOwnCheck): Refusal | undefined => {
  const problems = ownCheckProblems({ ...sent, note: sent.note ?? '', file: file ?? null }, todayIn(world))
  if (!sent.isVerified && sent.expiresOn !== null)
    return refusal.invalid('expiresOn', 'A check that found nothing has no last day.')
  return problems.length === 0 ? undefined : { kind: 'invalid', problems, requestId: null }
}

/** Mails a code to the carrier's address. Refuses: an address that proves nothing. */
const sendCode = (
  world: FakeWorld,
  user: CurrentUser,
  carrierId: CarrierId,
): Outcome<MailedCode, Refusal> => {
  const carrier = world.carriers.find(({ id }) => id === carrierId)
  if (carrier === undefined) return refused(refusal.notFound)
  const read = codeAddress(carrier, contactWindow(user.company, todayIn(world)))
  if (!read.ok) return refused(refusal.invalid('address', read.refusal))
  const id = nextIdAmong(world.mailedCodes)
  const sent: MailedCode = { id, address: read.value, livesSeconds: 600 }
  world.mailedCodes.push({ ...sent, carrierId: carrier.id })
  return done(sent)
}

/** Records that a mailed code was read back. Refuses: a wrong or a used one. */
const enterCode = (
  world: FakeWorld,
  user: CurrentUser,
  params: Parameters<OwnChecks['enterCode']>[0],
): Outcome<OwnCheck, Refusal> => {
  const sent = world.mailedCodes.find(({ id }) => id === params.id)
  if (sent === undefined) return refused(refusal.notFound)
  const { address, carrierId } = sent
  const isUsed = world.ownChecks.some(check => check.kind === 'email_code' && check.address === address)
  if (isUsed || params.code !== CODE)
    return refused(refusal.invalid('code', isUsed ? 'This code no longer works.' : 'Wrong code.'))
  const checkedOn = todayIn(world)
  return done(
    recorded(world, user, {
      carrierId,
      address,
      checkedOn,
      kind: 'email_code',
      isVerified: true,
      expiresOn: addDays(checkedOn, 30),
      note: null,
      file: null,
    }),
  )
}

/** Takes a check back. Refuses: one that was taken back before. */
const withdraw = (
  world: FakeWorld,
  user: CurrentUser,
  params: Parameters<OwnChecks['withdraw']>[0],
): Outcome<OwnCheck, Refusal> => {
  const found = world.ownChecks.find(({ id }) => id === params.id)
  if (found === undefined) return refused(refusal.notFound)
  if (found.withdrawal !== null) return refused(refusal.conflict('This check was taken back before.'))
  const problems = withdrawalProblems(params.reason)
  if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
  const reason = params.reason.trim()
  const after = {
    ...found,
    withdrawal: { at: nextInstant(world), userName: displayName(user), reason },
  }
  world.ownChecks = world.ownChecks.map(check => (check === found ? after : check))
  return done(asItIs(world, after))
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
          const stored = file === undefined ? null : { name: file.name, url: `/files/${file.name}` }
          return ofKnownCarrier(world, params.carrierId, () =>
            recorded(world, user, { ...sent, address: null, file: stored }),
          )
        }),
      ),
    sendCode: params =>
      answer('sendCode', params, undefined, () =>
        forUser(world, user => {
          if (!mayOverride(user)) return refused(refusal.forbidden('You may not record checks.'))
          return sendCode(world, user, params.carrierId)
        }),
      ),
    enterCode: params =>
      answer('enterCode', params, undefined, () => forUser(world, user => enterCode(world, user, params))),
    withdraw: params =>
      answer('withdraw', params, undefined, () =>
        forUser(world, user => {
          if (!mayOverride(user)) return refused(refusal.forbidden('You may not take checks back.'))
          return withdraw(world, user, params)
        }),
      ),
  }
}
