import { aCarrier, aConnectionInvitation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { shortInvitation, withInvitation } from './connection-invitation.ts'

it('the row of a carrier has of an invitation when it was sent and what became of it, and the rest of the row stays', () => {
  const invitation = aConnectionInvitation()
  const short = {
    id: 21,
    sentAt: '2026-11-02T09:00:00.000Z',
    deliveredAt: '2026-11-02T09:00:05.000Z',
    isUndeliverable: false,
    claimedAt: null,
  }
  expect(shortInvitation(invitation)).toEqual(short)
  expect(withInvitation(invitation)(aCarrier())).toEqual({ ...aCarrier(), invitation: short })
})
