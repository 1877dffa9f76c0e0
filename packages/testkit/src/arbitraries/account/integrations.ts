import type { OAuthApplication } from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids } from '../shared/ids.ts'

/** Programs of companies that use the API. */
export const oauthApplications: fc.Arbitrary<OAuthApplication> = fc.record({
  id: ids<'oauth-application'>(),
  name: fc.constantFrom('Load board', 'TMS bridge'),
  companyId: ids<'company'>(),
  explicitClassificationId: ids<'classification'>(),
  createdAt: instants,
})
