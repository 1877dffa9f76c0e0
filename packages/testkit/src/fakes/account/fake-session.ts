import { done, type Outcome, type Refusal, refused, type Session } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

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
    return done({ livesSeconds: LIVES_SECONDS, resendAfterSeconds: RESEND_AFTER_SECONDS })
  }

  const entered = (code: string): Outcome<NonNullable<FakeWorld['user']>, Refusal> => {
    if (pending === null || pending.triesLeft === 0) return refused(refusal.forbidden('Ask for a new code.'))
    if (world.now - pending.requestedAt > LIVES_SECONDS * 1_000)
      return refused(refusal.invalid('code', 'This code has expired.'))
    const { email } = pending
    const user = world.accounts.find(each => each.email === email)
    if (code !== pending.code || user === undefined) {
      pending = { ...pending, triesLeft: pending.triesLeft - 1 }
      return refused(refusal.invalid('code', `This code is wrong. ${pending.triesLeft} tries are left.`))
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
        if (world.user !== null) return refused(refusal.conflict('You are signed in already.'))
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(params.email))
          return refused(refusal.invalid('email', 'This is no e-mail address.'))
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
