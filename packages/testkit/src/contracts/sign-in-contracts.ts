import type { OpenInvitation, Session, SignUp } from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A visitor's browser without a session or a requested code. */
export interface SessionSubject {
  readonly session: Session
  /** An address that may sign in. */
  readonly email: string
  /** The newest code that was sent to an address. */
  readonly codeFor: (email: string) => Promise<string>
}

const notThatCode = (code: string) => code.replace(/.$/, last => String((Number(last) + 1) % 10))

/** Every `Session`. Source: section 4, "Sign-in and sign-up"; section 8, "Sign in". Each test is a new visitor. */
export const sessionContract = (make: Make<SessionSubject>): void => {
  describe('a session', () => {
    it('a session is unauthenticated for a visitor', async () => {
      const { session } = await make()
      expectRefused(await session.current(), 'unauthenticated')
    })

    it('a session sends a code, which signs in', async () => {
      const { session, email, codeFor } = await make()
      const sent = valueOf(await session.signIn({ email }))
      expect(sent.livesSeconds).toBeGreaterThan(sent.resendAfterSeconds)
      const user = valueOf(await session.enterCode({ code: await codeFor(email) }))
      expect(user.email).toBe(email)
      expect(valueOf(await session.current())).toEqual(user)
    })

    it('a session responds to an unknown address as to a known one', async () => {
      const known = await make()
      const reported = await known.session.signIn({ email: known.email })
      const unknown = await make()
      expect(await unknown.session.signIn({ email: 'nobody@nowhere.example' })).toEqual(reported)
    })

    it('a session refuses an invalid address and names the field', async () => {
      const { session } = await make()
      expectInvalid(await session.signIn({ email: 'no address' }), 'email')
    })

    it('a session refuses a code that was not requested', async () => {
      const { session } = await make()
      expectRefused(await session.enterCode({ code: '123456' }), 'forbidden')
    })

    it('a session refuses a wrong code, names the field, and still accepts the right one', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      const code = await codeFor(email)
      expectInvalid(await session.enterCode({ code: notThatCode(code) }), 'code')
      expectRefused(await session.current(), 'unauthenticated')
      expect(valueOf(await session.enterCode({ code })).email).toBe(email)
    })

    it('a session accepts a code once', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      const code = await codeFor(email)
      valueOf(await session.enterCode({ code }))
      valueOf(await session.signOut())
      expect((await session.enterCode({ code })).ok).toBe(false)
      expectRefused(await session.current(), 'unauthenticated')
    })

    it('a session refuses a second code at once, with the seconds to wait', async () => {
      const { session, email } = await make()
      const { resendAfterSeconds } = valueOf(await session.signIn({ email }))
      const again = await session.signIn({ email })
      expectRefused(again, 'too-many')
      const wait =
        !again.ok && again.refusal.kind === 'too-many' ? again.refusal.retryAfterSeconds : undefined
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(resendAfterSeconds)
    })

    it('a session refuses to sign in again while someone is signed in', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      valueOf(await session.enterCode({ code: await codeFor(email) }))
      expectRefused(await session.signIn({ email }), 'conflict')
    })

    it('a session is unauthenticated after signing out, and signing out again is no error', async () => {
      const { session, email, codeFor } = await make()
      valueOf(await session.signIn({ email }))
      valueOf(await session.enterCode({ code: await codeFor(email) }))
      expect(await session.signOut()).toEqual({ ok: true, value: undefined })
      expectRefused(await session.current(), 'unauthenticated')
      expect(await session.signOut()).toEqual({ ok: true, value: undefined })
    })

    it('a session sends no request after an abort', async () => {
      const { session } = await make()
      const reason = new DOMException('overtaken', 'AbortError')
      await expect(session.current(AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}

/** A visitor's browser without a requested code. */
export interface SignUpSubject {
  readonly signUp: SignUp
  /** Without an account. */
  readonly email: string
  /** Of an existing account. */
  readonly knownEmail: string
  /** Without an account, and invited by a company. */
  readonly invitedEmail: string
  readonly invitation: OpenInvitation
  /** The newest code that was sent to an address. */
  readonly codeFor: (email: string) => Promise<string>
}

const NAMES = { firstName: 'Ira', lastName: 'Novak' } as const

/** What every `SignUp` does. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export const signUpContract = (make: Make<SignUpSubject>): void => {
  describe('signing up', () => {
    let subject: SignUpSubject
    let signUp: SignUp
    beforeEach(async () => {
      subject = await make()
      signUp = subject.signUp
    })

    const codeGiven = async (email = subject.email) => {
      valueOf(await signUp.start({ email }))
      return valueOf(await signUp.enterCode({ email, code: await subject.codeFor(email) }))
    }

    it('signing up creates a user without names or company', async () => {
      const user = await codeGiven()
      expect(user).toMatchObject({ email: subject.email, firstName: null, lastName: null, company: null })
    })

    it('signing up continues with names and a broker company, whose users the new user manages', async () => {
      const { id } = await codeGiven()
      expect(valueOf(await signUp.giveDetails(NAMES))).toMatchObject({ id, ...NAMES })
      const user = valueOf(await signUp.createCompany({ legalName: 'Novak Freight LLC' }))
      expect(user.company?.planId).toBe('trial')
      expect(user.company?.trialEndsAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
      expect(user).toMatchObject({
        id,
        ...NAMES,
        company: { legalName: 'Novak Freight LLC', companyType: 'broker' },
      })
      expect(user.scopes).toContain('manage_users')
      expect([user.company?.id, user.company?.status]).not.toContain(null)
    })

    it('signing up responds to a known address as to a new one', async () => {
      const reported = await signUp.start({ email: subject.email, referrer: 'partner' })
      const { signUp: other, knownEmail } = await make()
      expect(await other.start({ email: knownEmail })).toEqual(reported)
    })

    it('signing up refuses an invalid address and names the field', async () => {
      expectInvalid(await signUp.start({ email: 'no address' }), 'email')
    })

    it('signing up refuses a second code at once', async () => {
      valueOf(await signUp.start({ email: subject.email }))
      expectRefused(await signUp.start({ email: subject.email }), 'too-many')
    })

    it('signing up refuses a code that was not requested', async () => {
      expectRefused(await signUp.enterCode({ email: subject.email, code: '123456' }), 'forbidden')
    })

    it('signing up refuses a wrong code, names the field, and still accepts the right one', async () => {
      const { email, codeFor } = subject
      valueOf(await signUp.start({ email }))
      const code = await codeFor(email)
      const wrong = code.replace(/.$/, last => String((Number(last) + 1) % 10))
      expectInvalid(await signUp.enterCode({ email, code: wrong }), 'code')
      expect(valueOf(await signUp.enterCode({ email, code })).email).toBe(email)
    })

    it('signing up does not start for a signed-in user', async () => {
      await codeGiven()
      expectRefused(await signUp.start({ email: subject.knownEmail }), 'conflict')
    })

    it('signing up refuses missing names, and names each', async () => {
      await codeGiven()
      const outcome = await signUp.giveDetails({ firstName: ' ', lastName: '' })
      expectInvalid(outcome, 'firstName')
      expectInvalid(outcome, 'lastName')
    })

    it('signing up refuses a company without a name, and a second one', async () => {
      await codeGiven()
      expectInvalid(await signUp.createCompany({ legalName: ' ' }), 'legalName')
      valueOf(await signUp.createCompany({ legalName: 'Novak Freight LLC' }))
      expectRefused(await signUp.createCompany({ legalName: 'Novak Two LLC' }), 'conflict')
    })

    it('signing up finds no invitation where there is none, and claims none', async () => {
      await codeGiven()
      expect(await signUp.checkForOpenInvitation()).toEqual({ ok: true, value: null })
      expectRefused(await signUp.claimOpenInvitation(), 'not-found')
    })

    it('signing up finds an open invitation, which is claimed once', async () => {
      const { invitedEmail, invitation } = subject
      const { id } = await codeGiven(invitedEmail)
      expect(valueOf(await signUp.checkForOpenInvitation())).toEqual(invitation)
      expect(valueOf(await signUp.claimOpenInvitation())).toMatchObject({
        id,
        company: { legalName: invitation.companyName },
        scopes: invitation.scopes,
      })
      expectRefused(await signUp.claimOpenInvitation(), 'not-found')
    })

    it('signing up refuses later steps before the code', async () => {
      expectRefused(await signUp.giveDetails(NAMES), 'unauthenticated')
      expectRefused(await signUp.createCompany({ legalName: 'Novak Freight LLC' }), 'unauthenticated')
      expectRefused(await signUp.checkForOpenInvitation(), 'unauthenticated')
      expectRefused(await signUp.claimOpenInvitation(), 'unauthenticated')
    })
  })
}
