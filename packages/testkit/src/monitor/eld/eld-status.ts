/** How many power units, by their VINs, the two sides name. */
export interface EldCounts {
  /** Whether a certificate is on record at all, with or without VINs. */
  readonly isCertificateKnown: boolean
  readonly onBoth: number
  readonly onlyOnEld: number
  readonly onlyOnCertificate: number
}

/**
 * How a carrier's logging devices stand to its certificate of insurance; the first five words fail.
 *
 * Empty: null while no certificate is on record, for nothing can be compared.
 * Source: section 3, "ELD status". Choice: without a match it is `missing_vins_on_eld` when the devices report nothing,
 * and `no_eld_vin_matches_on_coi` when they report other trucks; with a match it depends on which side has more.
 */
export const eldStatusOf = ({
  isCertificateKnown,
  onBoth,
  onlyOnEld,
  onlyOnCertificate,
}: EldCounts): string | null => {
  if (!isCertificateKnown) return null
  if (onBoth + onlyOnCertificate === 0) return 'no_vins_on_coi'
  if (onBoth + onlyOnEld === 0) return 'missing_vins_on_eld'
  if (onBoth === 0) return 'no_eld_vin_matches_on_coi'
  if (onlyOnEld > 0 && onlyOnCertificate > 0) return 'some_eld_vin_matches_on_coi'
  if (onlyOnEld > 0) return 'eld_vins_not_on_coi'
  return onlyOnCertificate > 0 ? 'missing_vins_on_eld' : 'all_vins_match'
}
