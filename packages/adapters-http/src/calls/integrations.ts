import type { CompanyId, Integrations, OAuthApplication, UserId } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, text } from '../wire/values.ts'

/** A program of the company that uses the API. Source: section 7, "Connections and onboarding". */
const oauthApplication: Reader<OAuthApplication> = record({
  id: id<'oauth-application'>,
  name: text,
  company_id: id<'company'>,
  explicit_classification_id: id<'classification'>,
  created_at: instant,
})

interface ApplicationsParams {
  readonly companyId: CompanyId
  readonly page?: number
}

/** Source: section 7, "Auth and user"; section 7, "Connections and onboarding". */
export const integrationCalls = {
  /** Choice: we named the end of its path, as the specification names only the call. */
  outlookKey: call({
    route: 'GET api/v1/users/:id/outlook_integration_key',
    path: (params: { readonly userId: UserId }) => ({ id: params.userId }),
    read: one(record({ key: text })),
  }),
  applications: call({
    route: 'GET oauth/applications',
    query: (params: ApplicationsParams) => ({
      company_id: params.companyId,
      q: { explicit_classification_id_not_null: true },
      ...paged(params),
    }),
    read: pageOf(list(oauthApplication)),
  }),
}

export const httpIntegrations = (http: Http): Integrations => bindCalls(http, integrationCalls)
