import type { OpenInvitation } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** What somebody new is shown of a company that wants them. */
export const anOpenInvitation = builder<OpenInvitation>({
  companyName: 'Northlake Freight Brokers LLC',
  invitedBy: 'Dana Reyes',
  scopes: ['sourcing', 'onboarding'],
})
