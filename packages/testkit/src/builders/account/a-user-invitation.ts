import type { NewUserInvitation, UserInvitation } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** Somebody who was invited in November and has the mail, but has not joined. */
export const aUserInvitation = builder<UserInvitation>({
  id: id(6),
  email: 'noor@northlake.example',
  scopes: ['sourcing'],
  site: 'main',
  sentAt: '2026-11-02T09:00:00.000Z',
  deliveredAt: '2026-11-02T09:05:00.000Z',
  deliveryFailedAt: null,
  claimedAt: null,
  createdAt: '2026-11-02T09:00:00.000Z',
})

/** An invitation as it is filled in. */
export const aNewUserInvitation = builder<NewUserInvitation>({
  email: 'noor@northlake.example',
  scopes: ['sourcing'],
  site: 'main',
})
