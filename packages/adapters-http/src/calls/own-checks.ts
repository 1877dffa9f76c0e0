import type { CarrierId, NewOwnCheck, OwnCheckCodeId, OwnCheckId, OwnChecks } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import { mailedCode, ownCheck, ownChecks } from '../wire/own-check.ts'
import { paged } from '../wire/paging.ts'

/** A form has no null: what has no value is left out. */
const created = ({ carrierId, kind, isVerified, checkedOn, expiresOn, note }: NewOwnCheck) => ({
  own_check: {
    carrier_id: carrierId,
    kind,
    is_verified: isVerified,
    checked_on: checkedOn,
    ...(expiresOn !== null && { expires_on: expiresOn }),
    ...(note !== null && { note }),
  },
})

const FIELDS = {
  'own_check.carrier_id': 'carrierId',
  'own_check.kind': 'kind',
  'own_check.is_verified': 'isVerified',
  'own_check.checked_on': 'checkedOn',
  'own_check.expires_on': 'expiresOn',
  'own_check.note': 'note',
  'own_check.file': 'file',
} satisfies Record<string, keyof NewOwnCheck>

/** Calls of ours, beyond section 7. Source: section 3, "Check of one's own". */
export const ownCheckCalls = {
  list: call({
    route: 'GET own_checks',
    query: (params: { readonly carrierId: CarrierId; readonly page?: number }) => ({
      carrier_id: params.carrierId,
      ...paged(params),
    }),
    read: pageOf(ownChecks),
  }),
  create: call({
    route: 'POST own_checks',
    body: (params: NewOwnCheck) =>
      params.file ? multipart(created(params), 'own_check[file]', params.file) : created(params),
    fields: FIELDS,
    upload: uploadByXhr,
    once: true,
    read: one(ownCheck),
  }),
  sendCode: call({
    route: 'POST own_check_codes',
    body: (params: { readonly carrierId: CarrierId }) => ({
      own_check_code: { carrier_id: params.carrierId },
    }),
    fields: { 'own_check_code.carrier_id': 'carrierId', 'own_check_code.address': 'address' },
    handled: [401, 403, 404, 422, 429],
    once: true,
    read: one(mailedCode),
  }),
  enterCode: call({
    route: 'PATCH own_check_codes/:id',
    path: (params: { readonly id: OwnCheckCodeId; readonly code: string }) => ({ id: params.id }),
    body: params => ({ own_check_code: { code: params.code } }),
    fields: { 'own_check_code.code': 'code' },
    once: true,
    read: one(ownCheck),
  }),
  withdraw: call({
    route: 'PATCH own_checks/:id/withdraw',
    path: (params: { readonly id: OwnCheckId; readonly reason: string }) => ({ id: params.id }),
    body: params => ({ own_check: { reason: params.reason } }),
    fields: { 'own_check.reason': 'reason' },
    handled: [401, 403, 404, 409, 422],
    once: true,
    read: one(ownCheck),
  }),
}

export const httpOwnChecks = (http: Http): OwnChecks => bindCalls(http, ownCheckCalls)
