import { aConnection, aConnectionInvitation, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  CONNECTION_INVITATION_STATE_LABELS,
  connectionInvitationState,
  mayResend,
} from './connection-invitation-state.ts'

describe('an invitation of a carrier', () => {
  const delivered = aConnectionInvitation()
  const sent = aConnectionInvitation({ deliveredAt: null })

  it.each([
    ['on its way', sent, null, 'sent'],
    ['with its carrier', delivered, null, 'delivered'],
    ['not answered yet', delivered, aConnection({ receiver: null }), 'delivered'],
    ['answered', delivered, aConnection(), 'answered'],
    ['answered though no delivery is on record', sent, aConnection(), 'answered'],
    ['accepted', aConnectionInvitation({ claimedAt: '2026-11-03T09:00:00.000Z' }), null, 'answered'],
    ['given up', aConnectionInvitation({ deliveredAt: null, isUndeliverable: true }), null, 'failed'],
    ['beside another broker’s connection', delivered, aConnection({ issuerId: id(2) }), 'delivered'],
    ['beside another carrier’s connection', sent, aConnection({ carrierId: id(8) }), 'sent'],
  ] as const)('the state of a connection invitation: %s', (_, invitation, connection, state) => {
    expect(connectionInvitationState(invitation, connection)).toBe(state)
  })

  it('a connection invitation can be sent again until it is answered', () => {
    expect(
      (['answered', 'failed', 'delivered', 'sent'] as const).map(state => [
        state,
        CONNECTION_INVITATION_STATE_LABELS[state],
        mayResend(state),
      ]),
    ).toEqual([
      ['answered', 'Answered', false],
      ['failed', 'Not delivered', true],
      ['delivered', 'Delivered', true],
      ['sent', 'Sent', true],
    ])
  })
})
