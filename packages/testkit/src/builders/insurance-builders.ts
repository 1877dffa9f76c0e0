import type {
  InsuranceActivity,
  InsuranceCertificate,
  InsuranceCertificateRequest,
  InsuranceFiling,
  InsurancePolicy,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** A cargo policy over $100,000, in force from March 2026 to March 2027. */
export const aPolicy = builder<InsurancePolicy>({
  id: id(31),
  carrierId: id(7),
  coverage: 'cargo',
  insurer: 'Prairie Mutual',
  policyNumber: 'PM-448120',
  limitUsd: 100_000,
  effectiveOn: '2026-03-05',
  expiresOn: '2027-03-04',
  cancelsOn: null,
  isPending: false,
  endKind: null,
  unconfirmed: null,
  unconfirmedOn: null,
  scheduledVins: null,
})

/** A filing of $1,000,000 of public liability that was canceled in September 2026. */
export const anInsuranceFiling = builder<InsuranceFiling>({
  id: id(33),
  coverage: 'bipd',
  form: '91X',
  insurer: 'Invented Mutual',
  policyNumber: 'IM 100-1',
  limitUsd: 1_000_000,
  effectiveOn: '2025-01-01',
  endsOn: '2026-09-04',
  endKind: 'canceled',
  source: 'Motus InsHist',
  asOf: '2026-11-20',
})

/** A request for a certificate, made three days ago, that waits for its answer. */
export const aCertificateRequest = builder<InsuranceCertificateRequest>({
  id: id(4),
  carrierId: id(7),
  status: 'requested',
  createdAt: '2026-11-18T10:30:00.000Z',
})

/** The first thing that happened to that request. */
export const anInsuranceActivity = builder<InsuranceActivity>({
  id: id(6),
  requestId: id(4),
  kind: 'requested',
  note: null,
  createdAt: '2026-11-18T10:30:00.000Z',
})

/** A certificate for cargo of $100,000, confirmed on November 21, 2026, to which nothing objects. */
export const aCertificate = builder<InsuranceCertificate>({
  id: id(51),
  carrierId: id(7),
  insuredName: 'EAGLE MESA FREIGHT LLC',
  insuredAddress: '400 Mesa Road, Amarillo, TX 79101',
  datedOn: '2026-11-20',
  producer: 'Harbor Street Agency',
  contact: 'Pat Moreau',
  phone: '(414) 555-0142',
  email: 'pat@harborstreet.example',
  vins: [],
  exclusions: null,
  holder: 'Northfield Brokerage',
  policies: [
    {
      line: 'cargo',
      limitUsd: 100_000,
      policyNumber: 'MTC-3003',
      effectiveOn: '2026-03-04',
      expiresOn: '2027-03-04',
      insurer: 'Tidewell Surety',
      naic: '12345',
    },
  ],
  file: { name: 'certificate.pdf', url: '/monitor/insurance_certificates/51/file' },
  confirmedOn: '2026-11-21',
  confirmedBy: 'Dana Reyes',
  withdrawnOn: null,
  withdrawnBy: null,
  withdrawnReason: null,
  unconfirmed: null,
  unconfirmedOn: null,
})
