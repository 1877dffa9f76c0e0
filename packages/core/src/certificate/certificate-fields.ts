import { COVERAGE_LABELS, type Coverage } from '../carrier/coverages.ts'
import { withSmallLetter } from '../shared/first-letter.ts'

/** The lines of cover that are read from a certificate, in its order. Source: section 3, "Certificates of insurance". */
export const CERTIFICATE_LINES = [
  'general-liability',
  'bipd',
  'umbrella',
  'workers-compensation',
  'cargo',
] as const satisfies readonly Coverage[]

/** One of them. */
export type CertificateLine = (typeof CERTIFICATE_LINES)[number]

/** What a certificate states of each line of cover: `naic` is the number of the insurer. */
export const LINE_PARTS = ['limit', 'policyNumber', 'effectiveOn', 'expiresOn', 'insurer', 'naic'] as const

/** One of them. */
export type LinePart = (typeof LINE_PARTS)[number]

/** What a certificate states beside its lines of cover. */
export const CERTIFICATE_PARTS = [
  'insuredName',
  'insuredAddress',
  'datedOn',
  'producer',
  'contact',
  'phone',
  'email',
  'vins',
  'exclusions',
  'holder',
] as const

/** One of them. */
export type CertificatePart = (typeof CERTIFICATE_PARTS)[number]

/** A field of a certificate: a part, or a part of a line: `cargo.limit`. */
export type CertificateField = CertificatePart | `${CertificateLine}.${LinePart}`

/** The field of a part of a line. Source: section 3, "Certificates of insurance". */
export const lineField = (line: CertificateLine, part: LinePart): `${CertificateLine}.${LinePart}` =>
  `${line}.${part}`

/** All fields, in the order in which they are shown. Source: section 3, "Certificates of insurance". */
export const CERTIFICATE_FIELDS: readonly CertificateField[] = [
  ...CERTIFICATE_PARTS,
  ...CERTIFICATE_LINES.flatMap(line => LINE_PARTS.map(part => lineField(line, part))),
]

/** The label of each part. Source: section 3, "Certificates of insurance"; the wording is ours. */
export const CERTIFICATE_PART_LABELS: Readonly<Record<CertificatePart | LinePart, string>> = {
  insuredName: 'Insured',
  insuredAddress: 'Insured’s address',
  datedOn: 'Date of the certificate',
  producer: 'Producer (agency)',
  contact: 'Contact',
  phone: 'Phone',
  email: 'E-mail',
  vins: 'Vehicles (VIN)',
  exclusions: 'Exclusions',
  holder: 'Certificate holder',
  limit: 'Limit',
  policyNumber: 'Policy number',
  effectiveOn: 'Effective',
  expiresOn: 'Expires',
  insurer: 'Insurer',
  naic: 'NAIC number',
}

/** Which limit of a line counts. Source: section 3, "Certificates of insurance". */
export const LIMIT_LABELS: Readonly<Record<CertificateLine, string>> = {
  'general-liability': 'Each occurrence',
  bipd: 'Combined single limit',
  umbrella: 'Each occurrence',
  'workers-compensation': 'Each accident',
  cargo: 'Cargo limit',
}

const FIELD_LABELS: ReadonlyMap<CertificateField, string> = new Map([
  ...CERTIFICATE_PARTS.map(part => [part, CERTIFICATE_PART_LABELS[part]] as const),
  ...CERTIFICATE_LINES.flatMap(line =>
    LINE_PARTS.map(
      part =>
        [
          lineField(line, part),
          `${COVERAGE_LABELS[line]}: ${withSmallLetter(CERTIFICATE_PART_LABELS[part])}`,
        ] as const,
    ),
  ),
])

/** "Motor truck cargo: expires", for a field by itself. Source: section 3, "Certificates of insurance". */
export const certificateFieldLabel = (field: CertificateField): string => FIELD_LABELS.get(field) as string

/** What is typed in each field; empty without anything. */
export type TypedCertificate = Readonly<Record<CertificateField, string>>

/** A certificate in which nothing is typed. Source: section 3, "Certificates of insurance". */
export const EMPTY_CERTIFICATE = Object.fromEntries(
  CERTIFICATE_FIELDS.map(field => [field, '']),
) as TypedCertificate
