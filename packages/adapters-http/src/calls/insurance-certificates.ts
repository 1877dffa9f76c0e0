import {
  CERTIFICATE_LINES,
  type CertificateField,
  type CertificateRequestsParams,
  type ConfirmCertificate,
  type InsuranceCertificates,
  lineField,
  type WithdrawCertificate,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import { insuranceCertificate, lineName } from '../wire/insurance-certificate.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

const PART_NAMES = {
  insuredName: 'insured_name',
  insuredAddress: 'insured_address',
  datedOn: 'dated_on',
  producer: 'producer',
  contact: 'contact',
  phone: 'phone',
  email: 'email',
  vins: 'vins',
  exclusions: 'exclusions',
  holder: 'holder',
} as const satisfies Partial<Record<CertificateField, string>>

const LINE_PART_NAMES = {
  limit: 'amount',
  policyNumber: 'policy_number',
  effectiveOn: 'effective_on',
  expiresOn: 'expires_on',
  insurer: 'insurer',
  naic: 'naic',
} as const

type LinePartName = keyof typeof LINE_PART_NAMES

/** The field of each name on the wire. */
const FIELDS: Readonly<Record<string, string>> = Object.fromEntries([
  ['insurance_certificate.file', 'file'],
  ['insurance_certificate.policies', 'cargo.limit'],
  ...Object.entries(PART_NAMES).map(([part, name]) => [`insurance_certificate.${name}`, part]),
  ...CERTIFICATE_LINES.flatMap(line =>
    Object.entries(LINE_PART_NAMES).map(([part, name]) => [
      `insurance_certificate.policies.${lineName(line)}.${name}`,
      lineField(line, part as LinePartName),
    ]),
  ),
])

const confirmed = ({ carrierId, values }: Omit<ConfirmCertificate, 'file'>) => ({
  insurance_certificate: {
    carrier_id: carrierId,
    ...Object.fromEntries(
      Object.entries(PART_NAMES).map(([part, name]) => [name, values[part as keyof typeof PART_NAMES]]),
    ),
    vins: values.vins.join(' '),
    policies: Object.fromEntries(
      values.policies.map(({ line, limitUsd, policyNumber, effectiveOn, expiresOn, insurer, naic }) => [
        lineName(line),
        {
          amount: limitUsd,
          policy_number: policyNumber,
          effective_on: effectiveOn,
          expires_on: expiresOn,
          insurer,
          naic,
        },
      ]),
    ),
  },
})

/** Source: section 3, "Certificates of insurance"; the calls are ours. */
export const insuranceCertificateCalls = {
  list: call({
    route: 'GET insurance_certificates',
    query: (params: CertificateRequestsParams) => ({ carrier_id: params.carrierId, ...paged(params) }),
    read: pageOf(list(insuranceCertificate)),
  }),
  confirm: call({
    route: 'POST insurance_certificates',
    body: (params: ConfirmCertificate) =>
      multipart(confirmed(params), 'insurance_certificate[file]', params.file),
    fields: FIELDS,
    upload: uploadByXhr,
    once: true,
    read: one(insuranceCertificate),
  }),
  withdraw: call({
    route: 'PATCH insurance_certificates/:id/withdraw',
    path: ({ id }: WithdrawCertificate) => ({ id }),
    body: ({ reason }) => ({ insurance_certificate: { reason } }),
    fields: { 'insurance_certificate.reason': 'reason' },
    handled: [401, 403, 404, 409, 422],
    once: true,
    read: one(insuranceCertificate),
  }),
}

export const httpInsuranceCertificates = (http: Http): InsuranceCertificates =>
  bindCalls(http, insuranceCertificateCalls)
