import type { CompanyUsers, UserId } from '@fairhaul/core'
import { beforeEach, describe, expect, it } from 'vitest'
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
