import type { EditRequest, EditRequests, NewEditRequest } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, text } from '../wire/values.ts'

/** A requested correction. Source: section 3, "Edit request". */
const editRequest: Reader<EditRequest> = record({
  id: id<'edit-request'>,
  carrier_id: id<'carrier'>,
  message: text,
})

/** Source: section 7, "Alerts and identity". */
export const editRequestCalls = {
  create: call({
    route: 'POST edit_requests',
    body: (params: NewEditRequest) => ({
      edit_request: { carrier_id: params.carrierId, message: params.message },
    }),
    fields: { 'edit_request.carrier_id': 'carrierId', 'edit_request.message': 'message' },
    once: true,
    read: one(editRequest),
  }),
}

export const httpEditRequests = (http: Http): EditRequests => bindCalls(http, editRequestCalls)
