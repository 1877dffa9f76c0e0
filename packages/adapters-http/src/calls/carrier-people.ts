import {
  type CarrierCompanyAccount,
  type CarrierId,
  type CarrierPeople,
  type Redactable,
  type RedactedUser,
  type RedactedUsers,
  readRedactable,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, optional, text } from '../wire/values.ts'

const redactable: Reader<Redactable> = value => readRedactable(nullable(text)(value))

const redactedUser: Reader<RedactedUser> = record({
  id: id<'user'>,
  name: redactable,
  phone: redactable,
  email: redactable,
  since: optional(instant),
})

/** Everyone who acts for a carrier. Source: section 3, "Redacted users". */
const redactedUsers: Reader<RedactedUsers> = record({
  carrier_users: list(redactedUser),
  active_dispatchers: list(redactedUser),
  inactive_dispatchers: list(redactedUser),
  pending_dispatchers: list(redactedUser),
})

/** The company account that a carrier itself holds. Source: section 3, "Carrier company account". */
const carrierCompanyAccount: Reader<CarrierCompanyAccount> = record({
  id: id<'company'>,
  carrier_id: id<'carrier'>,
  legal_name: text,
  created_at: nullable(instant),
})

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
