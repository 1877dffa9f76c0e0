import {
  BROKER_TYPE,
  CODE_DIGITS,
  type Company,
  type CurrentUser,
  companyProblems,
  detailsProblems,
  done,
  looksLikeEmail,
  type NewCompany,
  type Outcome,
  type Problem,
  type Refusal,
  refused,
  type Session,
  type SignUp,
  type SignUpCodeParams,
} from '@fairhaul/core'
import { aNewUser } from '../builders/index.ts'
import type { WaitingInvitation } from './account-world.ts'
import { type FakeCalls, fakeCalls, refusal, signedInUser } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

const LIVES_SECONDS = 600
const RESEND_AFTER_SECONDS = 30
const TRIES_MAX = 5

/** A sign-in that waits for its code. */
interface PendingSignIn {
  readonly email: string
  readonly code: string
  readonly requestedAt: number
  readonly triesLeft: number
}

/** A `Session` whose codes a test can read. */
export interface FakeSession extends Session, FakeCalls<'current' | 'signIn' | 'enterCode' | 'signOut'> {
  /** The newest code that was made for an address; a test reads it as a broker reads their mail. */
  codeFor(email: string): string
}

/** `Session` in memory: one browser's, with its pending sign-in. Codes are six digits, another each time. */
export const fakeSession = (world: FakeWorld = fakeWorld()): FakeSession => {
  const { control, answer } = fakeCalls<'current' | 'signIn' | 'enterCode' | 'signOut'>()
  const codes = new Map<string, string>()
  let pending: PendingSignIn | null = null
  let made = 0

  const requests = (email: string) => {
    made += 1
    const code = String(100_000 + made * 7_919).slice(0, 6)
    codes.set(email, code)
    pending = { email, code, requestedAt: world.now, triesLeft: TRIES_MAX }
    return done({
      livesSeconds: LIVES_SECONDS,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
      codeDigits: CODE_DIGITS,
    })
  }

  const entered = (code: string): Outcome<NonNullable<FakeWorld['user']>, Refusal> => {
    if (pending === null || pending.triesLeft === 0) return refused(refusal.forbidden('Ask for a new code.'))
    if (world.now - pending.requestedAt > LIVES_SECONDS * 1_000)
      return refused(refusal.invalid('code', 'This code has expired.'))
    const { email } = pending
    const user = world.accounts.find(each => each.email === email)
    if (code !== pending.code || user === undefined) {
      pending = { ...pending, triesLeft: pending.triesLeft - 1 }
      return refused(refusal.invalid('code', `Wrong code. ${pending.triesLeft} tries left.`))
    }
    pending = null
    world.user = user
    return done(user)
  }

  return {
    ...control,
    codeFor: email => codes.get(email) ?? '',
    current: signal =>
      answer('current', undefined, signal, () =>
        world.user === null ? refused(refusal.unauthenticated) : done(world.user),
      ),
    signIn: (params, signal) =>
      answer('signIn', params, signal, () => {
        if (world.user !== null) return refused(refusal.conflict('You are already signed in.'))
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(params.email))
          return refused(refusal.invalid('email', 'This is not a valid e-mail address.'))
        const waitMs = pending === null ? 0 : pending.requestedAt + RESEND_AFTER_SECONDS * 1_000 - world.now
        return waitMs > 0 ? refused(refusal.tooMany(Math.ceil(waitMs / 1_000))) : requests(params.email)
      }),
    enterCode: (params, signal) => answer('enterCode', params, signal, () => entered(params.code)),
    signOut: () =>
      answer('signOut', undefined, undefined, () => {
        world.user = null
        return done(undefined)
      }),
  }
}

type SignUpCall =
  | 'start'
  | 'enterCode'
  | 'giveDetails'
  | 'createCompany'
  | 'checkForOpenInvitation'
  | 'claimOpenInvitation'

/** A sign-up that waits for its code. */
interface PendingSignUp {
  readonly email: string
  readonly code: string
  readonly requestedAt: number
}

/** A `SignUp` whose codes a test can read. */
export interface FakeSignUp extends SignUp, FakeCalls<SignUpCall> {
  /** The newest code that was made for an address. Empty: none was. */
  codeFor(email: string): string
}

const invalid = (problems: readonly Problem[]) =>
  refused<Refusal>({ kind: 'invalid', problems, requestId: null })

/** Keeps what has become of the person who is signed in. */
const readStored = (world: FakeWorld, user: CurrentUser): Outcome<CurrentUser, Refusal> => {
  world.user = user
  world.accounts = [...world.accounts.filter(({ id }) => id !== user.id), user]
  return done(user)
}

const entered = (world: FakeWorld, pending: PendingSignUp | null, params: SignUpCodeParams) => {
  if (pending?.email !== params.email) return refused(refusal.forbidden('Ask for a new code.'))
  if (world.now - pending.requestedAt > LIVES_SECONDS * 1_000)
    return refused(refusal.invalid('code', 'This code has expired.'))
  if (pending.code !== params.code) return refused(refusal.invalid('code', 'This code is wrong.'))
  const known = world.accounts.find(({ email }) => email === params.email)
  const fresh = { id: nextIdAmong(world.accounts), email: params.email, createdAt: nextInstant(world) }
  return readStored(world, known ?? aNewUser(fresh))
}

/** A trial runs for fourteen days. */
const TRIAL_MS = 14 * 86_400_000

const companyOf = (world: FakeWorld, { legalName }: NewCompany): Company => ({
  id: nextIdAmong(world.accounts.map(({ company }) => ({ id: company?.id ?? 0 }))) as NonNullable<
    Company['id']
  >,
  legalName: legalName.trim(),
  companyType: BROKER_TYPE,
  planId: 'trial',
  status: 'active',
  carrierId: null,
  hideVehicleSearch: false,
  createdAt: nextInstant(world),
  trialEndsAt: new Date(world.now + TRIAL_MS).toISOString(),
})

const waitingFor = (world: FakeWorld, user: CurrentUser): WaitingInvitation | undefined =>
  world.waitingInvitations.find(({ email }) => email.toLowerCase() === user.email.toLowerCase())

/** `SignUp` in memory: one browser's. Codes are six digits, another each time. */
export const fakeSignUp = (world: FakeWorld = fakeWorld({ user: null })): FakeSignUp => {
  const { control, answer } = fakeCalls<SignUpCall>()
  const codes = new Map<string, string>()
  let pending: PendingSignUp | null = null

  const started = (email: string) => {
    const code = String(200_000 + (codes.size + 1) * 7_919)
    codes.set(email, code)
    pending = { email, code, requestedAt: world.now }
    return done({
      livesSeconds: LIVES_SECONDS,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
      codeDigits: CODE_DIGITS,
    })
  }
  const signedIn = <T>(give: (user: CurrentUser) => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const user = signedInUser(world)
    return user.ok ? give(user.value) : user
  }

  return {
    ...control,
    codeFor: email => codes.get(email) ?? '',
    start: (params, signal) =>
      answer('start', params, signal, () => {
        if (world.user !== null) return refused(refusal.conflict('You are already signed in.'))
        if (!looksLikeEmail(params.email))
          return refused(refusal.invalid('email', 'This is not a valid e-mail address.'))
        const waitMs = pending === null ? 0 : pending.requestedAt + RESEND_AFTER_SECONDS * 1_000 - world.now
        return waitMs > 0 ? refused(refusal.tooMany(Math.ceil(waitMs / 1_000))) : started(params.email)
      }),
    enterCode: (params, signal) =>
      answer('enterCode', params, signal, () => {
        const outcome = entered(world, pending, params)
        if (outcome.ok) pending = null
        return outcome
      }),
    giveDetails: params =>
      answer('giveDetails', params, undefined, () =>
        signedIn(user => {
          const problems = detailsProblems(params)
          const names = { firstName: params.firstName.trim(), lastName: params.lastName.trim() }
          return problems.length > 0 ? invalid(problems) : readStored(world, { ...user, ...names })
        }),
      ),
    createCompany: params =>
      answer('createCompany', params, undefined, () =>
        signedIn(user => {
          if (user.company !== null) return refused(refusal.conflict('You already have a company.'))
          const problems = companyProblems(params)
          if (problems.length > 0) return invalid(problems)
          return readStored(world, { ...user, company: companyOf(world, params), scopes: ['manage_users'] })
        }),
      ),
    checkForOpenInvitation: () =>
      answer('checkForOpenInvitation', undefined, undefined, () =>
        signedIn(user => done(waitingFor(world, user)?.invitation ?? null)),
      ),
    claimOpenInvitation: () =>
      answer('claimOpenInvitation', undefined, undefined, () =>
        signedIn(user => {
          const waiting = waitingFor(world, user)
          if (waiting === undefined) return refused(refusal.notFound)
          world.waitingInvitations = world.waitingInvitations.filter(each => each !== waiting)
          const { company, invitation } = waiting
          return readStored(world, { ...user, company, scopes: invitation.scopes })
        }),
      ),
  }
}
