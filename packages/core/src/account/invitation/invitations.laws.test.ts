import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameEmail } from '../email-text.ts'
import { hasScope } from '../rights.ts'
import { opensNothing } from '../scope-labels.ts'
import { SCOPES } from '../scopes.ts'
import { grantableScopes } from './invitation-scopes.ts'
import { readUserInvitation } from './new-user-invitation.ts'
import { resendOfUserInvitation, withdrawalOfUserInvitation } from './open-user-invitation.ts'

const { userInvitations, users } = arbitrary
/** Few scopes each, so that a right to give is often held. */
const newUserInvitations = fc
  .tuple(arbitrary.newUserInvitations, fc.subarray([...SCOPES], { maxLength: 2 }))
  .map(([filled, scopes]) => ({ ...filled, scopes }))
const toggles = fc.record({ showsScopeManagement: fc.boolean() })

describe('laws of invitations', () => {
  it('no one gives a right that they do not hold', () => {
    holds([users, newUserInvitations], (inviter, filled) => {
      const shown = { showsScopeManagement: true }
      const read = readUserInvitation(filled, {
        inviter,
        toggles: shown,
        invitations: [],
        colleagueEmails: [],
      })
      if (!read.ok) return
      const gained = read.value.scopes.filter(scope => !opensNothing(scope))
      expect(gained.filter(scope => !hasScope(inviter, scope))).toEqual([])
    })
  })

  it('an inviter without safety data never invites someone with it', () => {
    holds([users, newUserInvitations, toggles], (user, filled, toggles) => {
      const inviter = { ...user, scopes: ['block_safety_data', 'manage_users', ...user.scopes] as const }
      const read = readUserInvitation(filled, { inviter, toggles, invitations: [], colleagueEmails: [] })
      expect(!read.ok || read.value.scopes.includes('block_safety_data')).toBe(true)
    })
  })

  it('an inviter with more rights may give at least as much', () => {
    holds([users, users, toggles], (one, other, toggles) => {
      const both = { ...one, scopes: [...one.scopes, ...other.scopes] }
      const more = grantableScopes(both, toggles)
      expect(grantableScopes(one, toggles).filter(scope => !more.includes(scope))).toEqual([])
    })
  })

  it('an invitation that was read is read unchanged', () => {
    holds([users, newUserInvitations, toggles], (inviter, filled, toggles) => {
      const known = { inviter, toggles, invitations: [], colleagueEmails: [] }
      const read = readUserInvitation(filled, known)
      if (!read.ok) return
      const again = readUserInvitation(read.value, known)
      expect(again).toEqual(read)
    })
  })

  it('no address is invited twice, whatever the order of the invitations', () => {
    const emails = fc.constantFrom(
      'ira@tern.example',
      ' IRA@tern.example',
      'lee@tern.example',
      'mo@tern.example',
    )
    const params = fc.record({
      inviter: users.map(user => ({ ...user, scopes: [...SCOPES] })),
      filled: fc.tuple(newUserInvitations, emails).map(([each, email]) => ({ ...each, email })),
      invitations: fc.array(
        fc.tuple(userInvitations, emails, fc.boolean()).map(([each, email, isClaimed]) => ({
          ...each,
          email: email.trim(),
          claimedAt: isClaimed ? each.createdAt : null,
        })),
        { maxLength: 3 },
      ),
    })
    const toggles = { showsScopeManagement: true }
    holds([params], ({ inviter, filled, invitations }) => {
      const known = { inviter, toggles, colleagueEmails: [] }
      const read = readUserInvitation(filled, { ...known, invitations })
      expect(readUserInvitation(filled, { ...known, invitations: invitations.toReversed() })).toEqual(read)
      expect(read.ok).toBe(
        !invitations.some(each => each.claimedAt === null && isSameEmail(each.email, filled.email)),
      )
    })
  })

  it('an invitation can be withdrawn exactly while it can be resent', () => {
    holds([userInvitations], invitation => {
      expect(withdrawalOfUserInvitation(invitation).ok).toBe(resendOfUserInvitation(invitation).ok)
    })
  })
})
