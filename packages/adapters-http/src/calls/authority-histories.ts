import {
  ACT_STATUSES,
  AUTHORITY_KINDS,
  type AuthorityAct,
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

const act: Reader<AuthorityAct> = record({
  authority: oneOf(AUTHORITY_KINDS),
  docket: nullable(text),
  act: text,
  on: calendarDate,
  status: oneOf(ACT_STATUSES),
  source: nullable(text),
  as_of: nullable(calendarDate),
})

/** Acts about authorities that this portal does not know, as of forwarders, are left out. */
const history: Reader<AuthorityHistory> = record({
  periods: list(record({ from_on: ['from', calendarDate], to_on: ['to', nullable(calendarDate)] })),
  acts: listOfKnown(names('authority', AUTHORITY_KINDS), act),
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
