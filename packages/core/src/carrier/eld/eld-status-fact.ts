import { withCapital } from '../../shared/first-letter.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'
import { type EldCertificateToggles, eldCertificate } from './eld-certificate.ts'
import { type EldStatus, type FailingEldStatus, isFailingEldStatus } from './eld-status.ts'

/** The label of each failing status. Source: section 3, "ELD status"; the wording is ours. */
const FAILING_ELD_TEXTS = {
  no_vins_on_coi: 'No VINs on the certificate',
  eld_vins_not_on_coi: 'ELD VINs are not on the certificate',
  missing_vins_on_eld: 'Certificate VINs are missing on the ELD',
  some_eld_vin_matches_on_coi: 'Only some ELD VINs are on the certificate',
  no_eld_vin_matches_on_coi: 'No ELD VIN is on the certificate',
} as const satisfies Readonly<Record<FailingEldStatus, string>>

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['eld', 'ELD'],
  ['vin', 'VIN'],
  ['vins', 'VINs'],
  ['coi', 'certificate'],
])

const readableStatus = (status: string): string => {
  const text = status
    .split('_')
    .map(word => ABBREVIATIONS.get(word) ?? word)
    .join(' ')
  return withCapital(text)
}

/**
 * An ELD status as text.
 *
 * Empty: not on record. Choice: an unknown status is shown as its own words, "all_vins_match" as "All vins match" with
 * ELD, VIN and COI in capitals, so that none is ever shown raw.
 * Source: section 3, "ELD status".
 */
export const eldStatusText = (status: string | null): string => {
  if (status === null) return NOT_ON_RECORD.text
  return isFailingEldStatus(status) ? FAILING_ELD_TEXTS[status] : readableStatus(status)
}

/** An ELD status with its meaning for the carrier, as a fact. Source: section 3, "ELD status". */
export const eldStatusFact = (status: EldStatus, toggles: EldCertificateToggles): Fact => {
  const text = eldStatusText(status.status)
  switch (eldCertificate(status, toggles)) {
    case 'not-on-record':
      return NOT_ON_RECORD
    case 'failing':
      return { text, tone: 'fail' }
    case 'no-credentials':
      return { text, note: 'no valid ELD credentials', tone: 'incomplete' }
    default:
      return { text, ...(status.provider === null ? {} : { note: `by ${status.provider}` }), tone: 'pass' }
  }
}
