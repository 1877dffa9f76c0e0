import type { ChatPerson } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** `aUser()` as the chat knows them. */
export const aChatPerson = builder<ChatPerson>({
  userId: id(1),
  verificationHash: 'c0ffee00c0ffee00',
  name: 'Dana Reyes',
  email: 'dana@northlake.example',
  phoneE164: '+13125550142',
  createdAt: '2024-02-01T09:30:00.000Z',
  company: {
    id: id(1),
    legalName: 'Northlake Freight Brokers LLC',
    createdAt: '2024-02-01T09:00:00.000Z',
    planId: 'fleet',
    status: 'active',
  },
})
