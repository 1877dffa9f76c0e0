import { aConnectionInvitation, arbitrary, holds, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { shortInvitation } from '../connection/connection-invitation.ts'
import { connectionFact } from './facts/relation-facts.ts'
import {
  INVITATION_LABELS,
  invitationFact,
  offeredInvitation,
  type SentInvitation,
  sentInvitationState,
} from './sent-invitation.ts'

const delivered = shortInvitation(aConnectionInvitation({ sentAt: '2026-11-29T12:00:00.000Z' }))
const sent: SentInvitation = { ...delivered, deliveredAt: null }
const failed: SentInvitation = { ...sent, isUndeliverable: true }
const answered: SentInvitation = { ...sent, claimedAt: '2026-11-30T12:00:00.000Z' }

describe('the newest invitation of a carrier', () => {
  it.each([
    [sent, 'sent', 'Invited Nov 29, 2026, sending', 'plain', 'resend'],
    [delivered, 'delivered', 'Invited Nov 29, 2026, not accepted', 'plain', 'resend'],
    [failed, 'failed', 'Invited Nov 29, 2026, not delivered', 'incomplete', 'resend'],
    [answered, 'answered', 'Invited Nov 29, 2026, accepted', 'plain', null],
  ] as const)('the invitation %j is %s', (invitation, state, text, tone, offered) => {
    expect(sentInvitationState(invitation)).toBe(state)
    expect(invitationFact(invitation)).toEqual({ text, tone })
    expect(connectionFact({ connection: null, invitation })).toEqual({ text, tone })
    expect(offeredInvitation({ connection: null, invitation })).toBe(offered)
  })

  it('a carrier without a connection is invited, and one with a connection neither invited nor written to again', () => {
    expect(offeredInvitation({ connection: null, invitation: null })).toBe('invite')
    expect(offeredInvitation({ connection: null })).toBe('invite')
    expect(offeredInvitation({ connection: { id: id(9) }, invitation: delivered })).toBeNull()
    expect(INVITATION_LABELS).toEqual({ invite: 'Invite', resend: 'Resend' })
  })

  it('a carrier that was invited is never "Not connected", and "Invite" is offered only where none was sent', () => {
    holds([arbitrary.carriers], carrier => {
      const { text } = connectionFact(carrier)
      const offered = offeredInvitation(carrier)
      if (offered === 'invite') expect(text).toBe('Not connected')
      if (offered === 'resend') expect(text).toMatch(/^Invited [A-Z][a-z]{2} \d/)
    })
  })
})
