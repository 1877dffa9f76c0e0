import { aUserInvitation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  USER_INVITATION_STATE_LABELS,
  USER_INVITATION_STATES,
  userInvitationState,
} from './user-invitation-state.ts'

const at = '2026-11-02T09:05:00.000Z'

it.each([
  [null, null, null, 'sent', 'Sent'],
  [at, null, null, 'delivered', 'Delivered'],
  [null, at, null, 'failed', 'Not delivered'],
  [at, at, null, 'delivered', 'Delivered'],
  [at, null, at, 'claimed', 'Joined'],
  [null, at, at, 'claimed', 'Joined'],
  [null, null, at, 'claimed', 'Joined'],
] as const)(
  'an invitation delivered at %s, given up at %s and claimed at %s is %s',
  (deliveredAt, deliveryFailedAt, claimedAt, state, label) => {
    expect(userInvitationState(aUserInvitation({ deliveredAt, deliveryFailedAt, claimedAt }))).toBe(state)
    expect(USER_INVITATION_STATE_LABELS[state]).toBe(label)
  },
)

it('invitation states are listed last to first', () => {
  expect(USER_INVITATION_STATES).toEqual(['claimed', 'delivered', 'failed', 'sent'])
})
