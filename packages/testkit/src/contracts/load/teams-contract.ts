import type { CompanyId, TeamId, Teams, TeamUserId, UserId } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** Somebody of a company with a team that has at least two members. */
export interface TeamsSubject {
  readonly teams: Teams
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  readonly teamId: TeamId
  /** Of the company, but not in the team. */
  readonly userId: UserId
  /** Of no user of the company. */
  readonly strangerId: UserId
  /** No team has it. */
  readonly absent: TeamId
  /** No membership has it. */
  readonly absentMember: TeamUserId
  /** The same world as a visitor sees it. */
  readonly forVisitor: Teams
}

/** What every `Teams` does. Source: section 7, "Loads, tickets, notes and teams". Each test has a world of its own. */
export const teamsContract = (make: Make<TeamsSubject>): void => {
  describe('teams', () => {
    it('of a company are listed by name, and found by their id as they are listed', async () => {
      const { teams, companyId, teamId } = await make()
      const { items, page } = valueOf(await teams.list({ companyId }))
      expect(page).toBe(1)
      const names = items.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
      expect(items).toContainEqual(valueOf(await teams.find({ id: teamId })))
    })

    it('of another company, and those that are not there, are not found', async () => {
      const { teams, otherCompanyId, absent: id } = await make()
      expectRefused(await teams.list({ companyId: otherCompanyId }), 'not-found')
      expectRefused(await teams.find({ id }), 'not-found')
      expectRefused(await teams.members({ id }), 'not-found')
      expectRefused(await teams.editMembers({ id, edits: { additions: [], removals: [] } }), 'not-found')
    })

    it('take additions and removals in one go', async () => {
      const { teams, teamId: id, userId } = await make()
      const before = valueOf(await teams.find({ id }))
      const [leaves, ...stay] = before.members
      const edits = { additions: [userId], removals: [leaves!.id] }
      const after = valueOf(await teams.editMembers({ id, edits }))
      expect(after.members).toEqual(expect.arrayContaining(stay))
      expect(new Set(after.members.map(({ user }) => user.id))).toEqual(
        new Set([...stay.map(({ user }) => user.id), userId]),
      )
      expect(valueOf(await teams.find({ id }))).toEqual(after)
    })

    it('give a membership of its own to who is removed and added again', async () => {
      const { teams, teamId: id } = await make()
      const [member] = valueOf(await teams.find({ id })).members
      const edits = { additions: [member!.user.id], removals: [member!.id] }
      const { members } = valueOf(await teams.editMembers({ id, edits }))
      const again = members.filter(({ user }) => user.id === member!.user.id)
      expect(again).toHaveLength(1)
      expect(again[0]!.id).not.toBe(member!.id)
    })

    it('change as a whole or not at all; what is wrong is named', async () => {
      const { teams, teamId: id, userId, strangerId, absentMember } = await make()
      const before = valueOf(await teams.find({ id }))
      const [member] = before.members
      const wrong = [
        [{ additions: [userId], removals: [absentMember] }, 'removals'],
        [{ additions: [strangerId], removals: [member!.id] }, 'additions'],
        [{ additions: [userId, member!.user.id], removals: [] }, 'additions'],
      ] as const
      for (const [edits, field] of wrong) expectInvalid(await teams.editMembers({ id, edits }), field)
      expect(valueOf(await teams.find({ id }))).toEqual(before)
    })

    it('list their members, all or those whose name or address contains a text, in any case', async () => {
      const { teams, teamId: id } = await make()
      const { members } = valueOf(await teams.find({ id }))
      expect(valueOf(await teams.members({ id }))).toEqual(members)
      expect(valueOf(await teams.members({ id, search: '' }))).toEqual(members)
      const { email } = members[0]!.user
      const found = valueOf(await teams.members({ id, search: email.toUpperCase() }))
      expect(found).toEqual(members.filter(({ user }) => user.email === email))
      expect(valueOf(await teams.members({ id, search: 'nobody is called so' }))).toEqual([])
    })

    it('are nothing to a visitor', async () => {
      const { forVisitor, companyId, teamId: id } = await make()
      expectRefused(await forVisitor.list({ companyId }), 'unauthenticated')
      expectRefused(await forVisitor.find({ id }), 'unauthenticated')
      expectRefused(await forVisitor.members({ id }), 'unauthenticated')
      const edits = { additions: [], removals: [] }
      expectRefused(await forVisitor.editMembers({ id, edits }), 'unauthenticated')
    })
  })
}
