import type { CarrierId, Classifications, ClassificationsParams } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { classification } from '../wire/classification.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { unassignedClassification } from '../wire/unassigned-classification.ts'

/** Source: section 7, "Connections and onboarding"; section 7, "Carriers". */
export const classificationCalls = {
  list: call({
    route: 'GET classifications',
    query: (params: ClassificationsParams) => ({
      q: {
        company_id_eq: params.companyId,
        is_active_eq: params.isActive,
        is_by_broker_election_eq: params.isByBrokerElection,
      },
      ...paged(params),
    }),
    read: pageOf(list(classification)),
  }),
  unassigned: call({
    route: 'GET carriers/:id/rules_assessments_for_unassigned_classifications',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(list(unassignedClassification)),
  }),
}

export const httpClassifications = (http: Http): Classifications => bindCalls(http, classificationCalls)
