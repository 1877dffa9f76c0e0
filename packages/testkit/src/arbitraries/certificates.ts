import {
  CERTIFICATE_FIELDS,
  CERTIFICATE_LINES,
  type CertificatePolicy,
  type CertificateValues,
  type ConfirmCertificate,
  type InsuranceCertificate,
  type WithdrawCertificate,
  type TypedCertificate,
} from '@fairhaul/core'
import fc from 'fast-check'
import { uploadedFiles } from './onboarding.ts'
import { calendarDates, ids, maybe } from './values.ts'

const policies: fc.Arbitrary<CertificatePolicy> = fc.record({
  line: fc.constantFrom(...CERTIFICATE_LINES),
  limitUsd: fc.constantFrom(50_000, 100_000, 1_000_000),
  policyNumber: fc.constantFrom('MTC-3003', 'CA 2002'),
  effectiveOn: calendarDates,
  expiresOn: calendarDates,
  insurer: maybe(fc.constant('Tidewell Surety')),
  naic: maybe(fc.constant('12345')),
})

const values = {
  insuredName: fc.constantFrom('EAGLE MESA FREIGHT LLC', 'Other Freight'),
  insuredAddress: maybe(fc.constant('400 Mesa Road, Amarillo, TX 79101')),
  datedOn: calendarDates,
  producer: maybe(fc.constant('Harbor Street Agency')),
  contact: maybe(fc.constant('Pat Moreau')),
  phone: maybe(fc.constantFrom('(414) 555-0142', '414-555-0199')),
  email: maybe(fc.constantFrom('pat@harborstreet.example', 'pat@gmail.com')),
  vins: fc.array(fc.constantFrom('1FUJGLDR3CLBP8834', '1XPBDP9X8FD257820'), { maxLength: 2 }),
  exclusions: maybe(fc.constant('Electronics are excluded.')),
  holder: maybe(fc.constant('Northfield Brokerage')),
  policies: fc.uniqueArray(policies, { selector: ({ line }) => line, minLength: 1 }),
} satisfies Readonly<Record<keyof CertificateValues, fc.Arbitrary<unknown>>>

/** Certificates that count, were taken back, or are contradicted, with anything missing. */
export const insuranceCertificates: fc.Arbitrary<InsuranceCertificate> = fc.record({
  ...values,
  id: ids<'insurance-certificate'>(),
  carrierId: ids<'carrier'>(),
  file: fc.constant({ name: 'certificate.pdf', url: '/files/certificate.pdf' }),
  confirmedOn: calendarDates,
  confirmedBy: maybe(fc.constant('Dana Reyes')),
  withdrawnOn: maybe(calendarDates),
  withdrawnBy: maybe(fc.constant('Dana Reyes')),
  withdrawnReason: maybe(fc.constant('Wrong carrier.')),
  unconfirmed: maybe(fc.constantFrom('paper_canceled', 'paper_contradicted')),
  unconfirmedOn: maybe(calendarDates),
})

const TEXTS = [
  '',
  ' ',
  '$100,000',
  'ONE HUNDRED',
  '11/20/2026',
  '2/30/2026',
  '1926-01-01',
  'a@b.example',
  '12345',
]

/** Certificates as they are typed, with anything in any field. */
export const typedCertificates: fc.Arbitrary<TypedCertificate> = fc
  .array(fc.oneof(fc.constantFrom(...TEXTS), fc.string()), {
    minLength: CERTIFICATE_FIELDS.length,
    maxLength: CERTIFICATE_FIELDS.length,
  })
  .map(
    texts =>
      Object.fromEntries(CERTIFICATE_FIELDS.map((field, at) => [field, texts[at]])) as TypedCertificate,
  )

/** Certificates to confirm. */
export const confirmedCertificates: fc.Arbitrary<ConfirmCertificate> = fc.record({
  carrierId: ids<'carrier'>(),
  values: fc.record(values),
  file: uploadedFiles,
})

/** Certificates to take back. */
export const certificateWithdrawals: fc.Arbitrary<WithdrawCertificate> = fc.record({
  id: ids<'insurance-certificate'>(),
  reason: fc.constantFrom('', 'Wrong carrier.'),
})
