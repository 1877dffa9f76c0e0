import { COVERAGE_LABELS } from '../carrier/coverages.ts'
import { findingValueText } from '../rules/finding-terms.ts'
import { type AnyRuleType, isRuleType, knownRule } from '../rules/rule-types.ts'
import { formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { StoredFile, UploadedFile } from '../shared/files.ts'
import { withCapital } from '../shared/first-letter.ts'
import type { CarrierId, Id } from '../shared/ids.ts'
import type { CertificateLine } from './certificate-fields.ts'

/** The number of a confirmed certificate. */
export type InsuranceCertificateId = Id<'insurance-certificate'>

/** One line of cover on a certificate. Its last day counts. */
export interface CertificatePolicy {
  readonly line: CertificateLine
  /** Whole US dollars: the limit of `LIMIT_LABELS`. */
  readonly limitUsd: number
  readonly policyNumber: string
  readonly effectiveOn: CalendarDate
  readonly expiresOn: CalendarDate
  /** The insurer by the letter of the line, and its number with the association of commissioners; null: not on the paper. */
  readonly insurer: string | null
  readonly naic: string | null
}

/** What a certificate of insurance says, as a person confirmed it. Null: not on the paper. */
export interface CertificateValues {
  readonly insuredName: string
  readonly insuredAddress: string | null
  /** The day that the agency wrote it. */
  readonly datedOn: CalendarDate
  readonly producer: string | null
  readonly contact: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly vins: readonly string[]
  readonly exclusions: string | null
  readonly holder: string | null
  readonly policies: readonly CertificatePolicy[]
}

/** A certificate to confirm, with its file. Source: section 3, "Certificates of insurance". */
export interface ConfirmCertificate {
  readonly carrierId: CarrierId
  readonly values: CertificateValues
  readonly file: UploadedFile
}

/**
 * A certificate that a person of the company confirmed. It is a fact of that company alone.
 *
 * Source: section 3, "Certificates of insurance".
 */
export interface InsuranceCertificate extends CertificateValues {
  readonly id: InsuranceCertificateId
  readonly carrierId: CarrierId
  readonly file: StoredFile
  /** The day it was confirmed, and by whom; null: the name is no longer on record. */
  readonly confirmedOn: CalendarDate
  readonly confirmedBy: string | null
  /** Since when it no longer counts, by whom and why; null: it was not taken back. */
  readonly withdrawnOn: CalendarDate | null
  readonly withdrawnBy: string | null
  readonly withdrawnReason: string | null
  /** Why the register contradicts it today, and the day that this is about; null: it does not. */
  readonly unconfirmed: string | null
  readonly unconfirmedOn: CalendarDate | null
}

const byText = (by: string | null): string => (by === null ? '' : ` by ${by}`)

/**
 * "Certificate confirmed Nov 29, 2026 by Dana Reyes".
 *
 * Empty: without the name where it is not on record. Source: section 3, "Certificates of insurance".
 */
export const certificateText = ({
  confirmedOn,
  confirmedBy,
}: Pick<InsuranceCertificate, 'confirmedOn' | 'confirmedBy'>): string =>
  `Certificate confirmed ${formatCalendarDate(confirmedOn)}${byText(confirmedBy)}`

/**
 * What is said against a certificate: "Taken back Nov 30, 2026 by Dana Reyes: wrong carrier", "Not confirmed: the policy on the
 * certificate was canceled Dec 1, 2026".
 *
 * Empty: null where nothing is. Source: section 3, "Certificates of insurance".
 */
export const certificateDoubtText = ({
  withdrawnOn,
  withdrawnBy,
  withdrawnReason,
  unconfirmed,
  unconfirmedOn,
}: Pick<
  InsuranceCertificate,
  'withdrawnOn' | 'withdrawnBy' | 'withdrawnReason' | 'unconfirmed' | 'unconfirmedOn'
>): string | null => {
  if (withdrawnOn !== null)
    return `Taken back ${formatCalendarDate(withdrawnOn)}${byText(withdrawnBy)}${withdrawnReason === null ? '' : `: ${withdrawnReason}`}`
  if (unconfirmed === null) return null
  return withCapital(findingValueText({ code: 'cover_unconfirmed', reason: unconfirmed, on: unconfirmedOn }))
}

/**
 * Whether a certificate counts on a day: it was not taken back, the register does not contradict it, and a policy on it is in
 * force. Source: section 3, "Certificates of insurance".
 */
export const certificateCounts = (
  {
    withdrawnOn,
    unconfirmed,
    policies,
  }: Pick<InsuranceCertificate, 'withdrawnOn' | 'unconfirmed' | 'policies'>,
  today: CalendarDate,
): boolean =>
  withdrawnOn === null &&
  unconfirmed === null &&
  policies.some(({ effectiveOn, expiresOn }) => effectiveOn <= today && expiresOn >= today)

/**
 * Which certificate is on file for a packet, of those that the company confirmed: "Certificate confirmed Nov 29, 2026 by Dana
 * Reyes.", else why the newest does not count.
 *
 * Empty: "No certificate of insurance is on file." Source: section 3, "Onboarding packet"; section 3, "Certificates of
 * insurance".
 */
export const certificateOnFile = (
  certificates: readonly InsuranceCertificate[],
  today: CalendarDate,
): { readonly isCounting: boolean; readonly text: string } => {
  const newest = certificates.toSorted((one, other) => (one.confirmedOn < other.confirmedOn ? 1 : -1))
  const counting = newest.find(certificate => certificateCounts(certificate, today))
  if (counting !== undefined) return { isCounting: true, text: `${certificateText(counting)}.` }
  const [first] = newest
  if (first === undefined) return { isCounting: false, text: 'No certificate of insurance is on file.' }
  const doubt = certificateDoubtText(first)
  return { isCounting: false, text: `${doubt ?? 'No policy on the certificate is in force'}.` }
}

const PROVEN: ReadonlySet<string> = new Set(['cargo_at_least', 'general_liability_at_least'])

/**
 * Whether a certificate makes a rule pass: one about coverage that no public register has for every carrier.
 *
 * Empty: false for a rule of another name. Source: section 3, "Certificates of insurance"; section 9, "Rule types".
 */
export const isProvenByCertificate = (ruleType: AnyRuleType): boolean =>
  isRuleType(ruleType) && PROVEN.has(knownRule(ruleType).kind)

/** "Motor truck cargo $100,000, Mar 4, 2026 to Mar 4, 2027". Source: section 3, "Certificates of insurance". */
export const certificatePolicyText = ({
  line,
  limitUsd,
  effectiveOn,
  expiresOn,
}: Pick<CertificatePolicy, 'line' | 'limitUsd' | 'effectiveOn' | 'expiresOn'>): string =>
  `${COVERAGE_LABELS[line]} ${formatUsd(limitUsd)}, ${formatCalendarDate(effectiveOn)} to ${formatCalendarDate(expiresOn)}`

/** Characters of the reason for which a certificate is taken back, at most. Choice: a paragraph. */
const WITHDRAWAL_CHARACTERS_MAX = 500

/**
 * The problem of the reason for which a certificate is taken back, as text.
 *
 * Empty: undefined without one. Refuses: none, and one that is too long.
 * Source: section 3, "Certificates of insurance". Choice: an audit has to say why a fact no longer counts.
 */
export const withdrawalProblem = (reason: string): string | undefined => {
  const { length } = reason.trim()
  if (length === 0) return 'Enter why it no longer counts.'
  return length > WITHDRAWAL_CHARACTERS_MAX
    ? `Shorten it to ${WITHDRAWAL_CHARACTERS_MAX} characters.`
    : undefined
}
