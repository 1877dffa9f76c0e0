import type { Session } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A visitor's browser: nobody is signed in, and no code has been asked for. */
export interface SessionSubject {
  readonly session: Session
  /** An address that may sign in. */
  readonly email: string
  /** The newest code that was sent to an address. */
  readonly codeFor: (email: string) => Promise<string>
}

const notThatCode = (code: string) => code.replace(/.$/, last => String((Number(last) + 1) % 10))

/** What every `Session` does. Source: section 4, "Sign-in and sign-up"; section 8, "Sign in". Each test is a new visitor. */
export const sessionContract = (make: Make<SessionSubject>): void => {
  describe('a session', () => {
    it('is nobody for a visitor', async () => {
      const { session } = await make()
      expectRefused(await session.current(), 'unauthenticated')
    })

    it('sends a code, which signs in', async () => {
      const { session, email, codeFor } = await make()
      const sent = valueOf(await session.signIn({ email }))
      expect(sent.livesSeconds).toBeGreaterThan(sent.resendAfterSeconds)
      const user = valueOf(await session.enterCode({ code: await codeFor(email) }))
      expect(user.email).toBe(email)
      expect(valueOf(await session.current())).toEqual(user)
    })

    it('answers an address that nobody has as one that may sign in', async () => {
      const known = await make()
      const told = await known.session.signIn({ email: known.email })
      const unknown = await make()
      expect(await unknown.session.signIn({ email: 'nobody@nowhere.example' })).toEqual(told)
    })

    it('refuses what is no address, and names the field', async () => {
      const { session } = await make()
      expectInvalid(await session.signIn({ email: 'no address' }), 'email')
    })

    it('refuses a code that was not asked for', async () => {
      const { session } = await make()
      expectRefused(await session.enterCode({ code: '123456' }), 'forbidden')
    })

    it('refuses a wrong code, names the field, and still takes the right one', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      const code = await codeFor(email)
      expectInvalid(await session.enterCode({ code: notThatCode(code) }), 'code')
      expectRefused(await session.current(), 'unauthenticated')
      expect(valueOf(await session.enterCode({ code })).email).toBe(email)
    })

    it('takes a code once', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      const code = await codeFor(email)
      valueOf(await session.enterCode({ code }))
      valueOf(await session.signOut())
      expect((await session.enterCode({ code })).ok).toBe(false)
      expectRefused(await session.current(), 'unauthenticated')
    })

    it('refuses another code at once, and says how long to wait', async () => {
      const { session, email } = await make()
      const { resendAfterSeconds } = valueOf(await session.signIn({ email }))
      const again = await session.signIn({ email })
      expectRefused(again, 'too-many')
      const wait =
        !again.ok && again.refusal.kind === 'too-many' ? again.refusal.retryAfterSeconds : undefined
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(resendAfterSeconds)
    })

    it('refuses to sign in again while someone is signed in', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      valueOf(await session.enterCode({ code: await codeFor(email) }))
      expectRefused(await session.signIn({ email }), 'conflict')
    })

    it('is nobody after signing out, and signing out again is no error', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      valueOf(await session.enterCode({ code: await codeFor(email) }))
      expect(await session.signOut()).toEqual({ ok: true, value: undefined })
      expectRefused(await session.current(), 'unauthenticated')
      expect(await session.signOut()).toEqual({ ok: true, value: undefined })
    })

    it('is not asked after an abort', async () => {
      const { session } = await make()
      const reason = new DOMException('overtaken', 'AbortError')
      await expect(session.current(AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}
