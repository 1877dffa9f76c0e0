import type { PaperKind } from '../../../rules/assessment/paper.ts'
import { daysAfter, daysBefore, momentBefore } from '../../days.ts'
import { onePagePdf } from '../../onboarding/one-page-pdf.ts'
import type { WorldRows } from '../../world.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

const DANA = 1
/** The second carrier has other cargo cover, so that these change no verdict. */
const CARRIER = 2
/** Apart from the files of other parts. */
const FIRST_FILE = 45_001

/** The lines of each certificate, the oldest first. */
const CERTIFICATES = [
  { name: 'certificate 2025.pdf', kind: 'cargo', amount: 100_000, daysAgo: 90, isWithdrawn: true },
  { name: 'umbrella.pdf', kind: 'umbrella', amount: 5_000_000, daysAgo: 40, isWithdrawn: false },
] as const satisfies readonly { readonly kind: PaperKind; readonly [field: string]: unknown }[]

/** Certificates of insurance that Northlake confirmed: one counts, one was taken back. */
export const part: DemoPart = ({ carriers, today }) => {
  const insured_name = carriers[CARRIER - 1]?.carrier.legal_name ?? 'A carrier'
  const rows: readonly NonNullable<WorldRows['insurance_certificates']>[number][] = CERTIFICATES.map(
    ({ daysAgo, isWithdrawn }, place) => ({
      id: 1 + place,
      company_id: COMPANY.northlake,
      carrier_id: CARRIER,
      dated_on: daysBefore(today, daysAgo + 2),
      details: {
        insured_name,
        insured_address: null,
        producer: 'Harbor Street Agency',
        contact: 'Pat Moreau',
        phone: '(414) 555-0142',
        email: 'pat@harborstreet.example',
        vins: [],
        exclusions: null,
        holder: 'Northlake Freight Brokers',
      },
      uploaded_file_id: FIRST_FILE + place,
      user_id: DANA,
      created_at: momentBefore(today, daysAgo, 600),
      withdrawn_by: isWithdrawn ? DANA : null,
      withdrawn_at: isWithdrawn ? momentBefore(today, daysAgo - 5, 610) : null,
      withdrawn_reason: isWithdrawn ? 'The agency wrote that it was for another fleet.' : null,
    }),
  )
  return {
    uploaded_files: CERTIFICATES.map(({ name, daysAgo }, place) => ({
      id: FIRST_FILE + place,
      company_id: COMPANY.northlake,
      user_id: DANA,
      name,
      media_type: 'application/pdf',
      bytes: onePagePdf(['CERTIFICATE OF LIABILITY INSURANCE', insured_name, 'Invented text.']),
      created_at: momentBefore(today, daysAgo, 600),
    })),
    insurance_certificates: rows,
    insurance_certificate_policies: CERTIFICATES.map(({ kind, amount, daysAgo }, place) => ({
      insurance_certificate_id: 1 + place,
      kind,
      amount,
      policy_number: `HSA-${1001 + place}`,
      effective_on: daysBefore(today, daysAgo + 10),
      expires_on: daysAfter(today, 300),
      insurer: 'Tidewell Surety',
      naic: '12345',
    })),
  }
}
