import {
  AUTHORITY_KINDS,
  type AuthorityAction,
  type AuthorityHistories,
  type AuthorityHistory,
  type AuthorityNotice,
  type CarrierId,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, names, nullable, oneOf, optional, text } from '../wire/values.ts'

const end = oneOf(['revoked', 'suspended', 'inactive'])

const action: Reader<AuthorityAction> = record({
  authority: oneOf(AUTHORITY_KINDS),
  action: text,
  acted_on: calendarDate,
  final_action: nullable(text),
  final_on: nullable(calendarDate),
  docket: optional(text),
  end_kind: optional(end),
  source: optional(text),
  as_of: optional(calendarDate),
})

const notice: Reader<AuthorityNotice> = record({
  authority: oneOf(AUTHORITY_KINDS),
  docket: nullable(text),
  kind: end,
  served_on: nullable(calendarDate),
  effective_on: nullable(calendarDate),
  source: nullable(text),
  as_of: nullable(calendarDate),
})

/** Actions and notices about authorities that this portal does not know, as of forwarders, are left out. */
const history: Reader<AuthorityHistory> = record({
  periods: list(record({ from_on: ['from', calendarDate], to_on: ['to', nullable(calendarDate)] })),
  actions: listOfKnown(names('authority', AUTHORITY_KINDS), action),
  notices: listOfKnown(names('authority', AUTHORITY_KINDS), notice),
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
