import {
  type CompanyUsers,
  DIGEST_KIND_NAMES,
  type Digests,
  type NewUserInvitation,
  RESEND_SCOPES,
  type UserId,
  type UserInvitationId,
  type UserInvitations,
} from '@fairhaul/core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/**
 * A company of three: `manager`, who is signed in, alone manages users and holds `sourcing`, `onboarding` and `compliance`
 * too, and two colleagues who find carriers. Their first names are in the order of `inOrder`,
 * and no other address contains `term`.
 */
export interface CompanyUsersSubject {
  readonly users: CompanyUsers
  /** The same company, called by a colleague who does not manage users. */
  readonly asColleague: CompanyUsers
  readonly manager: UserId
  readonly colleague: UserId
  readonly inOrder: readonly UserId[]
  /** Part of the colleague's address. */
  readonly term: string
  /** A user of another company. */
  readonly foreign: UserId
  readonly absent: UserId
}

const idsOf = (rows: readonly { readonly id: UserId }[]) => rows.map(({ id }) => id)

/** What every `CompanyUsers` does. Source: section 7, "Auth and user". Each test has a company of its own. */
export const companyUsersContract = (make: Make<CompanyUsersSubject>): void => {
  describe('the users of a company', () => {
    let subject: CompanyUsersSubject
    beforeEach(async () => {
      subject = await make()
    })

    it('the users of a company are listed by first name', async () => {
      const page = valueOf(await subject.users.list({}))
      expect(idsOf(page.items)).toEqual(subject.inOrder)
      expect(page).toMatchObject({ page: 1, pages: 1, total: 3 })
    })

    it('the users of a company are listed by a scope they hold', async () => {
      const page = valueOf(await subject.users.list({ scope: 'manage_users' }))
      expect(idsOf(page.items)).toEqual([subject.manager])
    })

    it('the users of a company may be requested past the last page', async () => {
      expect(valueOf(await subject.users.list({ page: 2 }))).toMatchObject({ items: [], page: 2, total: 3 })
    })

    it('the users of a company are listed for everyone of the company', async () => {
      expect(valueOf(await subject.asColleague.list({})).total).toBe(3)
    })

    it('the users of a company hide their scopes from those who do not manage users, who may not search them either', async () => {
      const { manager, colleague, users, asColleague } = subject
      valueOf(await users.changeScopes({ id: manager, scopes: ['manage_users', 'compliance'] }))
      const seen = new Map(valueOf(await asColleague.list({})).items.map(({ id, scopes }) => [id, scopes]))
      expect([seen.get(manager), seen.get(colleague)]).toEqual([['compliance'], ['sourcing']])
      expectRefused(await asColleague.list({ scope: 'manage_users' }), 'forbidden')
      expect(idsOf(valueOf(await asColleague.list({ scope: 'compliance' })).items)).toEqual([manager])
    })

    it('the users of a company are found by a part of their address, in any letter case', async () => {
      const page = valueOf(await subject.users.search({ term: subject.term.toUpperCase() }))
      expect(idsOf(page.items)).toEqual([subject.colleague])
    })

    it('the users of a company are not looked for without a term, naming the field field', async () => {
      expectInvalid(await subject.users.search({ term: '  ' }), 'term')
    })

    it('the users of a company hold the scopes they were given', async () => {
      const { colleague: id, manager, users, inOrder } = subject
      const changed = valueOf(await users.changeScopes({ id, scopes: ['compliance', 'sourcing'] }))
      expect(changed).toMatchObject({ id, scopes: ['sourcing', 'compliance'] })
      const holders = inOrder.filter(each => each === id || each === manager)
      expect(idsOf(valueOf(await users.list({ scope: 'compliance' })).items)).toEqual(holders)
    })

    it('the users of a company cannot get a scope that the caller lacks, nor give one to themselves', async () => {
      const { colleague, manager, users } = subject
      for (const id of [colleague, manager])
        expectInvalid(
          await users.changeScopes({ id, scopes: ['manage_users', 'view_bank_accounts'] }),
          'scopes',
        )
      expect(valueOf(await users.list({ scope: 'view_bank_accounts' })).items).toEqual([])
    })

    it('the users of a company have mail about connections stopped and resumed by any user manager, their own too', async () => {
      const { manager: id, users } = subject
      for (const scopes of [['manage_users'], ['manage_users', 'connection_notifications']] as const)
        expect(valueOf(await users.changeScopes({ id, scopes })).scopes).toEqual(scopes)
    })

    it('the users of a company cannot lift a restriction on themselves', async () => {
      const { colleague, manager, users } = subject
      const restricted = ['block_safety_data', 'manage_users'] as const
      valueOf(await users.changeScopes({ id: colleague, scopes: ['block_safety_data'] }))
      valueOf(await users.changeScopes({ id: manager, scopes: restricted }))
      expectInvalid(await users.changeScopes({ id: manager, scopes: ['manage_users'] }), 'scopes')
      expectInvalid(await users.changeScopes({ id: colleague, scopes: [] }), 'scopes')
      expect(valueOf(await users.list({ scope: 'block_safety_data' })).total).toBe(2)
    })

    it('the users of a company always include a user manager; the refusal names the scopes field', async () => {
      const { manager: id, users } = subject
      expectInvalid(await users.changeScopes({ id, scopes: ['sourcing'] }), 'scopes')
      expectRefused(await users.remove({ id }), 'invalid')
      expect(idsOf(valueOf(await users.list({ scope: 'manage_users' })).items)).toEqual([id])
    })

    it('the users of a company may give up managing once another does', async () => {
      const { manager, colleague, users } = subject
      valueOf(await users.changeScopes({ id: colleague, scopes: ['manage_users'] }))
      expect(valueOf(await users.changeScopes({ id: manager, scopes: [] })).scopes).toEqual([])
    })

    it('the users of a company are no longer listed after removal', async () => {
      const { colleague: id, users, inOrder } = subject
      expect(await users.remove({ id })).toEqual({ ok: true, value: undefined })
      expect(idsOf(valueOf(await users.list({})).items)).toEqual(inOrder.filter(each => each !== id))
      expectRefused(await users.remove({ id }), 'not-found')
    })

    it('the users of a company are changed and removed by user managers only', async () => {
      const { manager: id, asColleague } = subject
      expectRefused(await asColleague.changeScopes({ id, scopes: [] }), 'forbidden')
      expectRefused(await asColleague.remove({ id }), 'forbidden')
    })

    it('the users of a company of another company are refused like missing users', async () => {
      for (const id of [subject.foreign, subject.absent]) {
        expectRefused(await subject.users.changeScopes({ id, scopes: [] }), 'not-found')
        expectRefused(await subject.users.remove({ id }), 'not-found')
      }
    })
  })
}

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

/** A person who is notified, and a colleague who is not. */
export interface DigestsSubject {
  readonly digests: Digests
  readonly asUnnotified: Digests
}

/** What every `Digests` does. Source: section 6, "Scopes". */
export const digestsContract = (make: Make<DigestsSubject>): void => {
  describe('the preferences of digests', () => {
    let subject: DigestsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('there is no digest before the first morning', async () => {
      expect(valueOf(await subject.digests.latest())).toBeNull()
      expectRefused(await subject.asUnnotified.latest(), 'forbidden')
    })

    it('a digest is daily and has every kind until a person chooses otherwise', async () => {
      expect(valueOf(await subject.digests.preferences())).toEqual({
        frequency: 'daily',
        kinds: DIGEST_KIND_NAMES,
        timeZone: 'UTC',
      })
    })

    it('the choice of a person about digests is kept, each kind once and in order', async () => {
      const chosen = { frequency: 'weekly', kinds: ['alert', 'verdict'] } as const
      const saved = valueOf(await subject.digests.savePreferences(chosen))
      expect(saved).toEqual({ frequency: 'weekly', kinds: ['verdict', 'alert'], timeZone: 'UTC' })
      expect(valueOf(await subject.digests.preferences())).toEqual(saved)
    })

    it('a digest of nothing is refused at its kinds, and so is one for someone who is not notified', async () => {
      expectInvalid(await subject.digests.savePreferences({ frequency: 'daily', kinds: [] }), 'kinds')
      expectRefused(await subject.asUnnotified.preferences(), 'forbidden')
    })
  })
}
