import {
  AUTHORITY_KINDS,
  type AuthorityAction,
  type AuthorityHistories,
  type AuthorityHistory,
  type CarrierId,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, names, nullable, oneOf, text } from '../wire/values.ts'

const action: Reader<AuthorityAction> = record({
  authority: oneOf(AUTHORITY_KINDS),
  action: text,
  acted_on: calendarDate,
  final_action: nullable(text),
  final_on: nullable(calendarDate),
})

/** Actions on authorities that this portal does not know, as of forwarders, are left out. */
const history: Reader<AuthorityHistory> = record({
  periods: list(record({ from_on: ['from', calendarDate], to_on: ['to', nullable(calendarDate)] })),
  actions: listOfKnown(names('authority', AUTHORITY_KINDS), action),
  as_of: nullable(calendarDate),
})

/** Beyond section 7. */
export const authorityHistoryCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/authority_history',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(history),
  }),
}

export const httpAuthorityHistories = (http: Http): AuthorityHistories =>
  bindCalls(http, authorityHistoryCalls)
