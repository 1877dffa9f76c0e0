import { anOpenInvitation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { invitationChecked, invitationText } from './open-invitation.ts'

it('a check returns an open invitation, or none', () => {
  const invitation = anOpenInvitation()
  expect(invitationChecked(invitation)).toEqual({ kind: 'open', invitation })
  expect(invitationChecked(null)).toEqual({ kind: 'none' })
})

it('an invitation names the inviter', () => {
  expect(invitationText(anOpenInvitation())).toBe(
    'Dana Reyes of Northlake Freight Brokers LLC invited you to join.',
  )
  expect(invitationText(anOpenInvitation({ invitedBy: null }))).toBe(
    'Northlake Freight Brokers LLC invited you to join.',
  )
})
