import {
  type NewUserInvitation,
  RESEND_SCOPES,
  type UserInvitationId,
  type UserInvitations,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A user who manages users and finds carriers, without the compliance scope. */
export interface UserInvitationsSubject {
  readonly invitations: UserInvitations
  /** A new address each time, not invited yet. */
  readonly nextEmail: () => string
  /** Of a user of the company. */
  readonly colleagueEmail: string
  /** One that has been claimed. */
  readonly claimed: UserInvitationId
  /** No invitation has it. */
  readonly absent: UserInvitationId
  /** The same world as a visitor sees it. */
  readonly forVisitor: UserInvitations
}

/** Every `UserInvitations`. Source: section 7, "Connections and onboarding"; section 6, "Invitation scopes". */
export const userInvitationsContract = (make: Make<UserInvitationsSubject>): void => {
  describe('user invitations', () => {
    let subject: UserInvitationsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const request = (change: Partial<NewUserInvitation> = {}): NewUserInvitation => ({
      email: subject.nextEmail(),
      scopes: ['sourcing'],
      site: 'main',
      ...change,
    })
    const invite = async (change: Partial<NewUserInvitation> = {}) =>
      valueOf(await subject.invitations.create(request(change)))
    const newest = async () => valueOf(await subject.invitations.list({})).items[0]

    it('user invitations are created unclaimed with their address, scopes and site', async () => {
      const filled = request({ scopes: ['manage_users', 'sourcing'], site: 'watchdog' })
      const made = valueOf(await subject.invitations.create(filled))
      expect(made).toMatchObject({ ...filled, claimedAt: null })
      // The mail may arrive at any time, also before the list is requested.
      const { deliveredAt } = made
      expect({ ...(await newest()), deliveredAt }).toEqual(made)
    })

    it('user invitations are listed newest first', async () => {
      const made = [await invite(), await invite()]
      const { items } = valueOf(await subject.invitations.list({}))
      expect(items.slice(0, 2).map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())
    })

    it('user invitations are refused for an invalid address and for one already invited or in the company', async () => {
      expectInvalid(await subject.invitations.create(request({ email: 'no address' })), 'email')
      const { email } = await invite()
      expectInvalid(await subject.invitations.create(request({ email: email.toUpperCase() })), 'email')
      expectInvalid(await subject.invitations.create(request({ email: subject.colleagueEmail })), 'email')
    })

    it('user invitations are refused with a right that the inviter does not hold, naming the scopes field', async () => {
      expectInvalid(await subject.invitations.create(request({ scopes: ['compliance'] })), 'scopes')
    })

    it('user invitations are sent again with the new scopes', async () => {
      const made = await invite()
      const again = valueOf(await subject.invitations.resend({ id: made.id, scopes: RESEND_SCOPES }))
      expect(new Set(again.scopes)).toEqual(new Set(RESEND_SCOPES))
      expect(again).toMatchObject({ id: made.id, email: made.email })
    })

    it('user invitations are withdrawn once, after which the address can be invited again', async () => {
      const { id, email } = await invite()
      expect(await subject.invitations.remove({ id })).toEqual({ ok: true, value: undefined })
      expect((await newest())?.id).not.toBe(id)
      expectRefused(await subject.invitations.remove({ id }), 'not-found')
      expect((await invite({ email })).email).toBe(email)
    })

    it('user invitations that were claimed are neither sent again nor withdrawn', async () => {
      const { claimed } = subject
      expectRefused(await subject.invitations.resend({ id: claimed, scopes: RESEND_SCOPES }), 'invalid')
      expectRefused(await subject.invitations.remove({ id: claimed }), 'invalid')
    })

    it('user invitations that do not exist are not found', async () => {
      const { absent } = subject
      expectRefused(await subject.invitations.resend({ id: absent, scopes: RESEND_SCOPES }), 'not-found')
      expectRefused(await subject.invitations.remove({ id: absent }), 'not-found')
    })

    it('user invitations are refused to a visitor', async () => {
      const { forVisitor, absent } = subject
      expectRefused(await forVisitor.list({}), 'unauthenticated')
      expectRefused(await forVisitor.create(request()), 'unauthenticated')
      expectRefused(await forVisitor.resend({ id: absent, scopes: RESEND_SCOPES }), 'unauthenticated')
      expectRefused(await forVisitor.remove({ id: absent }), 'unauthenticated')
    })

    it('user invitations are listed 50 per page', async () => {
      for (let made = 0; made < 51; made += 1) await invite()
      const first = valueOf(await subject.invitations.list({ page: 1 }))
      const second = valueOf(await subject.invitations.list({ page: 2 }))
      expect([first.items.length, first.page, second.page]).toEqual([50, 1, 2])
      expect(first.pages).toBe(Math.ceil(first.total / 50))
      const shown = new Set([...first.items, ...second.items].map(({ id }) => id))
      expect(shown.size).toBe(first.items.length + second.items.length)
    })
  })
}
