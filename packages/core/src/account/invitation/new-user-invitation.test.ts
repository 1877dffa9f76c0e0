import { aNewUserInvitation, aUser, aUserInvitation } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { readUserInvitation, type UserInvitationCircumstances } from './new-user-invitation.ts'

const known: UserInvitationCircumstances = {
  inviter: aUser({ scopes: ['manage_users', 'sourcing'] }),
  toggles: { showsScopeManagement: true },
  invitations: [],
  colleagueEmails: [],
}
const emailProblem = (message: string) => ({ ok: false, refusal: [{ field: 'email', message }] })

describe('an invitation as it was filled in', () => {
  it('is read with its address trimmed and its scopes in order', () => {
    const filled = aNewUserInvitation({
      email: ' noor@northlake.example ',
      scopes: ['sourcing', 'manage_users'],
      site: 'watchdog',
    })
    expect(readUserInvitation(filled, known)).toEqual({
      ok: true,
      value: { email: 'noor@northlake.example', scopes: ['manage_users', 'sourcing'], site: 'watchdog' },
    })
  })

  it('says what is wrong with the address', () => {
    expect(readUserInvitation(aNewUserInvitation({ email: '' }), known)).toEqual(
      emailProblem('Type the e-mail address of the person to invite.'),
    )
  })

  it('tells that an address has an open invitation, in any case of letters', () => {
    const invitations = [
      aUserInvitation({ email: 'other@a.b' }),
      aUserInvitation({ email: 'Noor@Northlake.Example' }),
    ]
    expect(readUserInvitation(aNewUserInvitation(), { ...known, invitations })).toEqual(
      emailProblem('noor@northlake.example has an invitation already. Send that one again.'),
    )
  })

  it('invites anew who has joined once and is no colleague any more', () => {
    const invitations = [aUserInvitation({ claimedAt: '2026-11-03T09:00:00.000Z' })]
    expect(readUserInvitation(aNewUserInvitation(), { ...known, invitations }).ok).toBe(true)
  })

  it('tells a colleague', () => {
    const colleagueEmails = ['dana@a.b', 'NOOR@northlake.example']
    expect(readUserInvitation(aNewUserInvitation(), { ...known, colleagueEmails })).toEqual(
      emailProblem('noor@northlake.example is in your company already.'),
    )
  })

  it('is not held up by others who were invited or are colleagues', () => {
    const others = { invitations: [aUserInvitation({ email: 'x@a.b' })], colleagueEmails: ['y@a.b'] }
    expect(readUserInvitation(aNewUserInvitation(), { ...known, ...others }).ok).toBe(true)
  })

  it('cannot give what the inviter does not hold, even among what they do; all problems come at once', () => {
    const scopes = { field: 'scopes', message: 'You can give only rights that you have yourself.' }
    const filled = aNewUserInvitation({ scopes: ['sourcing', 'compliance'] })
    expect(readUserInvitation(filled, known)).toEqual({ ok: false, refusal: [scopes] })
    expect(readUserInvitation({ ...filled, email: 'x' }, known)).toEqual({
      ok: false,
      refusal: [
        {
          field: 'email',
          message: 'This is no e-mail address. It should look like name@company.com.',
        },
        scopes,
      ],
    })
  })

  it('comes from somebody who manages users, also while there is no scope to give', () => {
    const inviter = aUser({ scopes: ['sourcing'] })
    for (const showsScopeManagement of [true, false])
      expect(
        readUserInvitation(aNewUserInvitation({ email: 'x' }), {
          ...known,
          inviter,
          toggles: { showsScopeManagement },
        }),
      ).toEqual({
        ok: false,
        refusal: [{ field: null, message: 'Only somebody who manages users can invite.' }],
      })
  })

  it('carries the usual scopes while scope management is hidden, whatever was chosen', () => {
    const read = readUserInvitation(aNewUserInvitation({ scopes: ['compliance'] }), {
      ...known,
      toggles: { showsScopeManagement: false },
    })
    expect(read).toMatchObject({ ok: true, value: { scopes: ['manage_users', 'sourcing'] } })
  })
})
