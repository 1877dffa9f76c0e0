import { formatCalendarDate } from '../terms/calendar-date.ts'
import type { InsuranceKind } from './policy-terms.ts'

/** The lines of cover that are read from a certificate. */
export const PAPER_KINDS = [
  'general_liability',
  'bipd',
  'umbrella',
  'workers_compensation',
  'cargo',
] as const satisfies readonly InsuranceKind[]
export type PaperKind = (typeof PAPER_KINDS)[number]

/** One line of cover on a certificate, in whole US dollars; its last day counts. */
export interface PaperPolicy {
  readonly kind: PaperKind
  readonly amount: number
  readonly policy_number: string
  readonly effective_on: string
  readonly expires_on: string
  readonly insurer: string | null
  readonly naic: string | null
}

/** What a certificate states beside its lines of cover. Null: not on the paper. */
export interface CertificateDetails {
  readonly insured_name: string
  readonly insured_address: string | null
  readonly producer: string | null
  readonly contact: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly vins: readonly string[]
  readonly exclusions: string | null
  readonly holder: string | null
}

/** A certificate that a person of the company confirmed. */
export interface Paper {
  readonly id: number
  /** The day that the agency wrote it, and the one on which it was confirmed. */
  readonly dated_on: string
  readonly confirmed_on: string
  readonly confirmed_by: string | null
  /** Of its file, for those who open it. */
  readonly file_name: string
  /** Since when it no longer counts; null: it was not taken back. */
  readonly withdrawn_on: string | null
  readonly policies: readonly PaperPolicy[]
}

/** A certificate as a source: "Certificate confirmed Nov 29, 2026 by Dana Reyes". */
export const paperSource = ({ confirmed_on, confirmed_by }: Paper): string =>
  `Certificate confirmed ${formatCalendarDate(confirmed_on)}${confirmed_by === null ? '' : ` by ${confirmed_by}`}`
