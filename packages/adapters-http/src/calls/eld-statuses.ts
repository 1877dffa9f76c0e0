import { type CarrierId, type EldStatuses, eldStatusAnswer } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { eldStatus } from '../wire/eld.ts'

/** Source: section 7, "Carriers". */
export const eldStatusCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/eld_status',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(eldStatus),
  }),
}

/** Not found is a result here: nothing is known. Source: section 8, "ELD status answer". */
export const httpEldStatuses = (http: Http): EldStatuses => {
  const calls = bindCalls(http, eldStatusCalls)
  return { ofCarrier: async (params, signal) => eldStatusAnswer(await calls.ofCarrier(params, signal)) }
}
