import type { IdentityAlertMessages, NewIdentityAlertMessage } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { identityAlertMessage } from '../wire/identity-alert.ts'

/** Source: section 7, "Alerts and identity". */
export const identityAlertMessageCalls = {
  create: call({
    route: 'POST identity_alert_messages',
    body: (params: NewIdentityAlertMessage) => ({
      identity_alert_id: params.alertId,
      message: params.message,
    }),
    fields: { identity_alert_id: 'alertId', message: 'message' },
    handled: [401, 403, 404, 409, 422],
    once: true,
    read: one(identityAlertMessage),
  }),
}

export const httpIdentityAlertMessages = (http: Http): IdentityAlertMessages =>
  bindCalls(http, identityAlertMessageCalls)
