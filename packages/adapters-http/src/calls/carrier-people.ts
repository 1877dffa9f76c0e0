import type { CarrierId, CarrierPeople } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierCompanyAccount } from '../wire/carrier-company-account.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { redactedUsers } from '../wire/redacted-users.ts'

/** Source: section 7, "Auth and user". */
export const carrierPeopleCalls = {
  redactedUsers: call({
    route: 'GET api/v1/users/redacted_users',
    query: (params: { readonly carrierId: CarrierId }) => ({ carrier_id: params.carrierId }),
    fields: { carrier_id: 'carrierId' },
    read: one(redactedUsers),
  }),
  companies: call({
    route: 'GET api/v1/companies',
    query: (params: { readonly carrierId: CarrierId; readonly page?: number }) => ({
      carrier_id: params.carrierId,
      ...paged(params),
    }),
    fields: { carrier_id: 'carrierId', page: 'page' },
    read: pageOf(list(carrierCompanyAccount)),
  }),
}

export const httpCarrierPeople = (http: Http): CarrierPeople => bindCalls(http, carrierPeopleCalls)
