import {
  type CarrierId,
  type IdentityAlertId,
  type IdentityAlerts,
  type IdentityAlertsParams,
  type NewAlertEvidence,
  type NewIdentityAlert,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import { alertEvidence, identityAlert, identityAlertDetail, identityAlerts } from '../wire/identity-alert.ts'
import { paged } from '../wire/paging.ts'

const evidence = ({ alertId, kind, note }: NewAlertEvidence) => ({
  evidence: { identity_alert_id: alertId, kind, note },
})

/** Source: section 7, "Alerts and identity". */
export const identityAlertCalls = {
  create: call({
    route: 'POST identity_alerts',
    body: (params: NewIdentityAlert) => ({
      identity_alert: {
        carrier_id: params.carrierId,
        is_type: params.category,
        unsanitized_message: params.message,
        file_date: params.filedOn,
        email: params.email,
        phone: params.phone,
        phone_e164: params.phoneE164,
        origin_postal_code: params.originPostalCode,
        origin_area_id: params.originAreaId,
        commodity_type_id: params.commodityTypeId,
        site: params.site,
      },
    }),
    fields: {
      'identity_alert.carrier_id': 'carrierId',
      'identity_alert.is_type': 'category',
      'identity_alert.unsanitized_message': 'message',
      'identity_alert.file_date': 'filedOn',
      'identity_alert.email': 'email',
      'identity_alert.phone': 'phone',
      'identity_alert.phone_e164': 'phoneE164',
      'identity_alert.origin_postal_code': 'originPostalCode',
      'identity_alert.origin_area_id': 'originAreaId',
      'identity_alert.commodity_type_id': 'commodityTypeId',
      'identity_alert.site': 'site',
    } satisfies Record<string, keyof NewIdentityAlert>,
    once: true,
    handled: [401, 403, 404, 409, 422, 429],
    read: one(identityAlert),
  }),
  // A failed list is not an empty one: section 8, "Load and alert lists", is about tickets.
  list: call({
    route: 'GET identity_alerts',
    query: (params: IdentityAlertsParams) => ({
      q: {
        site_eq: params.site,
        file_date_gteq: params.filedSince,
        company_id_eq: params.companyId,
        user_id_eq: params.userId,
        is_type_eq: params.category,
      },
      ...paged(params),
    }),
    fields: { 'q.file_date_gteq': 'filedSince', 'q.is_type_eq': 'category' },
    read: pageOf(identityAlerts),
  }),
  ofCarrier: call({
    route: 'GET carriers/:id/identity_alerts',
    path: (params: { readonly carrierId: CarrierId; readonly page?: number }) => ({ id: params.carrierId }),
    query: params => paged(params),
    read: pageOf(identityAlerts),
  }),
  find: call({
    route: 'GET identity_alerts/:id',
    path: (params: { readonly id: IdentityAlertId }) => ({ id: params.id }),
    read: one(identityAlertDetail),
  }),
  addEvidence: call({
    route: 'POST identity_alert_evidence',
    body: (params: NewAlertEvidence) =>
      params.file ? multipart(evidence(params), 'evidence[file]', params.file) : evidence(params),
    fields: {
      'evidence.identity_alert_id': 'alertId',
      'evidence.kind': 'kind',
      'evidence.note': 'note',
      'evidence.file': 'file',
    } satisfies Record<string, keyof NewAlertEvidence>,
    upload: uploadByXhr,
    once: true,
    handled: [401, 403, 404, 409, 422],
    read: one(alertEvidence),
  }),
  unpublish: call({
    route: 'PATCH identity_alerts/:id/unpublish',
    path: (params: { readonly id: IdentityAlertId }) => ({ id: params.id }),
    handled: [401, 403, 404, 409, 422],
    read: one(identityAlert),
  }),
}

export const httpIdentityAlerts = (http: Http): IdentityAlerts => bindCalls(http, identityAlertCalls)
