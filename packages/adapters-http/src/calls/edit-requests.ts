import type { EditRequests, NewEditRequest } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { editRequest } from '../wire/edit-request.ts'

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
