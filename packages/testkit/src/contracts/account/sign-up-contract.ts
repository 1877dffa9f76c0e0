import type { OpenInvitation, SignUp } from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A visitor's browser, in which no code has been asked for. */
export interface SignUpSubject {
  readonly signUp: SignUp
  /** Nobody has it. */
  readonly email: string
  /** Somebody has it already. */
  readonly knownEmail: string
  /** Nobody has it, and a company has invited it. */
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

    it('makes a user, who has neither names nor a company', async () => {
      const user = await codeGiven()
      expect(user).toMatchObject({ email: subject.email, firstName: null, lastName: null, company: null })
    })

    it('goes on with names and a company of brokers, whose users they manage', async () => {
      const { id } = await codeGiven()
      expect(valueOf(await signUp.giveDetails(NAMES))).toMatchObject({ id, ...NAMES })
      const user = valueOf(await signUp.createCompany({ legalName: 'Novak Freight LLC' }))
      expect(user).toMatchObject({
        id,
        ...NAMES,
        company: { legalName: 'Novak Freight LLC', companyType: 'broker' },
      })
      expect(user.scopes).toContain('manage_users')
      expect([user.company?.id, user.company?.status]).not.toContain(null)
    })

    it('answers an address that somebody has as a new one', async () => {
      const told = await signUp.start({ email: subject.email, referrer: 'partner' })
      const { signUp: other, knownEmail } = await make()
      expect(await other.start({ email: knownEmail })).toEqual(told)
    })

    it('refuses what is no address, and names the field', async () => {
      expectInvalid(await signUp.start({ email: 'no address' }), 'email')
    })

    it('refuses another code at once', async () => {
      valueOf(await signUp.start({ email: subject.email }))
      expectRefused(await signUp.start({ email: subject.email }), 'too-many')
    })

    it('refuses a code that was not asked for', async () => {
      expectRefused(await signUp.enterCode({ email: subject.email, code: '123456' }), 'forbidden')
    })

    it('refuses a wrong code, names the field, and still takes the right one', async () => {
      const { email, codeFor } = subject
      valueOf(await signUp.start({ email }))
      const code = await codeFor(email)
      const wrong = code.replace(/.$/, last => String((Number(last) + 1) % 10))
      expectInvalid(await signUp.enterCode({ email, code: wrong }), 'code')
      expect(valueOf(await signUp.enterCode({ email, code })).email).toBe(email)
    })

    it('does not start for somebody who is signed in', async () => {
      await codeGiven()
      expectRefused(await signUp.start({ email: subject.knownEmail }), 'conflict')
    })

    it('refuses missing names, and names each', async () => {
      await codeGiven()
      const outcome = await signUp.giveDetails({ firstName: ' ', lastName: '' })
      expectInvalid(outcome, 'firstName')
      expectInvalid(outcome, 'lastName')
    })

    it('refuses a company without a name, and a second one', async () => {
      await codeGiven()
      expectInvalid(await signUp.createCompany({ legalName: ' ' }), 'legalName')
      valueOf(await signUp.createCompany({ legalName: 'Novak Freight LLC' }))
      expectRefused(await signUp.createCompany({ legalName: 'Novak Two LLC' }), 'conflict')
    })

    it('finds no invitation where there is none, and claims none', async () => {
      await codeGiven()
      expect(await signUp.checkForOpenInvitation()).toEqual({ ok: true, value: null })
      expectRefused(await signUp.claimOpenInvitation(), 'not-found')
    })

    it('finds an open invitation, which is claimed once', async () => {
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

    it('asks a visitor for their code first', async () => {
      expectRefused(await signUp.giveDetails(NAMES), 'unauthenticated')
      expectRefused(await signUp.createCompany({ legalName: 'Novak Freight LLC' }), 'unauthenticated')
      expectRefused(await signUp.checkForOpenInvitation(), 'unauthenticated')
      expectRefused(await signUp.claimOpenInvitation(), 'unauthenticated')
    })
  })
}
