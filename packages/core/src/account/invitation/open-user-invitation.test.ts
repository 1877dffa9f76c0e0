import { aUserInvitation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { resendOfUserInvitation, withdrawalOfUserInvitation } from './open-user-invitation.ts'

const joined = aUserInvitation({ claimedAt: '2026-11-03T09:00:00.000Z' })
const claimed = {
  ok: false,
  refusal: { kind: 'claimed', message: 'noor@northlake.example has already joined.' },
}

it.each([null, '2026-11-02T09:05:00.000Z'])(
  'an invitation delivered at %s can be resent and withdrawn',
  at => {
    const open = aUserInvitation({ deliveredAt: at, scopes: ['compliance'] })
    expect(resendOfUserInvitation(open)).toEqual({
      ok: true,
      value: { id: open.id, scopes: ['sourcing', 'manage_users'] },
    })
    expect(withdrawalOfUserInvitation(open)).toEqual({ ok: true, value: { id: open.id } })
  },
)

it('a claimed invitation can be neither resent nor withdrawn', () => {
  expect(resendOfUserInvitation(joined)).toEqual(claimed)
  expect(withdrawalOfUserInvitation(joined)).toEqual(claimed)
})
