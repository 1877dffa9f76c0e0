import type { CompanyId, OAuthApplication, UserId } from '@fairhaul/core'
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

/** What `Integrations.outlookKey` may be asked. */
export const outlookKeyParams: fc.Arbitrary<{ readonly userId: UserId }> = fc.record({
  userId: ids<'user'>(),
})

/** What `Integrations.applications` may be asked. */
export const applicationsParams: fc.Arbitrary<{ readonly companyId: CompanyId; readonly page?: number }> =
  fc.record(
    { companyId: ids<'company'>(), page: fc.integer({ min: 1, max: 4 }) },
    { requiredKeys: ['companyId'] },
  )
