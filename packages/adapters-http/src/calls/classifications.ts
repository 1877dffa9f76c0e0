import { type Classifications, type ClassificationsAsk, PAGE_SIZE } from '@fairhaul/core'
import { pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { classification } from '../wire/classification.ts'
import { list } from '../wire/list.ts'

/** Source: section 7, "Connections and onboarding". */
export const classificationCalls = {
  list: call({
    route: 'GET classifications',
    query: (ask: ClassificationsAsk) => ({
      q: {
        company_id_eq: ask.companyId,
        is_active_eq: ask.isActive,
        is_by_broker_election_eq: ask.isByBrokerElection,
      },
      page: ask.page ?? 1,
      per_page: PAGE_SIZE,
    }),
    read: pageOf(list(classification)),
  }),
}

export const httpClassifications = (http: Http): Pick<Classifications, 'list'> =>
  bindCalls(http, classificationCalls)
