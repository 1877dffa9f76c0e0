import type { FeatureToggles } from '../../account/feature-toggles.ts'
import { type EldStatus, isFailingEldStatus } from './eld-status.ts'

/** The provider that a toggle lets count as valid credentials, by its current and former name. */
const NAMED_PROVIDERS: ReadonlySet<string | undefined> = new Set(['motive', 'keeptruckin'])

/** The toggle that decides on an ELD certificate. Source: section 9, "Feature toggles". */
export type EldCertificateToggles = Pick<FeatureToggles, 'acceptsMotiveCredentials'>

/**
 * Whether the server has, or counts as having, valid credentials with the carrier's ELD provider.
 *
 * Empty: null when it is not on record. The named provider counts only while the toggle is on, and then whatever is on
 * record; its name is read in any case and spacing.
 * Source: section 3, "ELD status"; section 9, "Feature toggles" for the toggle.
 */
export const hasEldCredentials = (
  { provider, hasValidCredentials }: Pick<EldStatus, 'provider' | 'hasValidCredentials'>,
  { acceptsMotiveCredentials }: EldCertificateToggles,
): boolean | null => {
  const name = provider?.toLowerCase().replace(/[^a-z]/g, '')
  return acceptsMotiveCredentials && NAMED_PROVIDERS.has(name) ? true : hasValidCredentials
}

/** How a carrier's ELD matches its certificate of insurance. */
export type EldCertificate = 'not-on-record' | 'failing' | 'no-credentials' | 'certified'

/**
 * Whether a carrier's ELD confirms its certificate of insurance.
 *
 * Empty: not on record without a status. A failing status decides before the credentials; without valid ones, or when
 * they are not on record, nothing is certified.
 * Source: section 3, "ELD status". Choice: credentials that are not on record certify nothing, as vetting requires
 * proof.
 */
export const eldCertificate = (status: EldStatus, toggles: EldCertificateToggles): EldCertificate => {
  if (status.status === null) return 'not-on-record'
  if (isFailingEldStatus(status.status)) return 'failing'
  return hasEldCredentials(status, toggles) === true ? 'certified' : 'no-credentials'
}
