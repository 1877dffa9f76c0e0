import { aNewUserInvitation, aUser, aUserInvitation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readUserInvitation, type UserInvitationCircumstances } from './new-user-invitation.ts'

const known: UserInvitationCircumstances = {
  inviter: aUser({ scopes: ['manage_users', 'sourcing'] }),
  toggles: { showsScopeManagement: true },
  invitations: [],
  colleagueEmails: [],
}
const emailProblem = (message: string) => ({ ok: false, refusal: [{ field: 'email', message }] })

it('a new invitation is read with its address trimmed and its scopes in order', () => {
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

it('a new invitation reports what is wrong with the address', () => {
  expect(readUserInvitation(aNewUserInvitation({ email: '' }), known)).toEqual(
    emailProblem('Enter the e-mail address of the person to invite.'),
  )
})

it('a new invitation reports that an address has an open invitation, whatever its case', () => {
  const invitations = [
    aUserInvitation({ email: 'other@a.b' }),
    aUserInvitation({ email: 'Noor@Northlake.Example' }),
  ]
  expect(readUserInvitation(aNewUserInvitation(), { ...known, invitations })).toEqual(
    emailProblem('noor@northlake.example already has an invitation. Resend that one.'),
  )
})

it('a new invitation goes to a former colleague', () => {
  const invitations = [aUserInvitation({ claimedAt: '2026-11-03T09:00:00.000Z' })]
  expect(readUserInvitation(aNewUserInvitation(), { ...known, invitations }).ok).toBe(true)
})

it("a new invitation reports that the address is a colleague's", () => {
  const colleagueEmails = ['dana@a.b', 'NOOR@northlake.example']
  expect(readUserInvitation(aNewUserInvitation(), { ...known, colleagueEmails })).toEqual(
    emailProblem('noor@northlake.example is already at your company.'),
  )
})

it('a new invitation ignores other invitations and colleagues', () => {
  const others = { invitations: [aUserInvitation({ email: 'x@a.b' })], colleagueEmails: ['y@a.b'] }
  expect(readUserInvitation(aNewUserInvitation(), { ...known, ...others }).ok).toBe(true)
})

it('a new invitation cannot give what the inviter does not hold, and reports all problems at once', () => {
  const scopes = { field: 'scopes', message: 'You can only give permissions that you have.' }
  const filled = aNewUserInvitation({ scopes: ['sourcing', 'compliance'] })
  expect(readUserInvitation(filled, known)).toEqual({ ok: false, refusal: [scopes] })
  expect(readUserInvitation({ ...filled, email: 'x' }, known)).toEqual({
    ok: false,
    refusal: [
      {
        field: 'email',
        message: 'Enter a valid e-mail address, like name@company.com.',
      },
      scopes,
    ],
  })
})

it('a new invitation needs an inviter who manages users, also without a scope to give', () => {
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
      refusal: [{ field: null, message: 'Only an admin can invite people.' }],
    })
})

it('a new invitation carries the default scopes while scope management is hidden', () => {
  const read = readUserInvitation(aNewUserInvitation({ scopes: ['compliance'] }), {
    ...known,
    toggles: { showsScopeManagement: false },
  })
  expect(read).toMatchObject({ ok: true, value: { scopes: ['manage_users', 'sourcing'] } })
})
