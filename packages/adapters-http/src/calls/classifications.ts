import type {
  CarrierId,
  Classification,
  Classifications,
  ClassificationsParams,
  UnassignedClassification,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { rulesAssessment } from '../wire/rules-assessment.ts'

import { id, nullable, text, yesNo } from '../wire/values.ts'

/** A bundle of rules for one kind of freight. Source: section 3, "Classification". */
const classification: Reader<Classification> = record({
  id: id<'classification'>,
  is_active: yesNo,
  is_by_broker_election: yesNo,
  company_id: nullable(id<'company'>),
  explicit_classification: nullable(record({ id: id<'classification'>, name: text })),
})

/** A carrier's assessment in a classification that it does not have. Source: section 3, "Classification". */
const unassignedClassification: Reader<UnassignedClassification> = record({
  classification,
  rules_assessment: rulesAssessment,
})

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
