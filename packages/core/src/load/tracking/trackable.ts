import type { Load } from '../load.ts'

/** The fewest billable miles of a load that is tracked. Source: section 9, "Trackable threshold". */
export const TRACKABLE_MILES_MIN = 150

/**
 * Whether a load is long enough to be tracked: 150 billable miles are, 149.9 are not.
 *
 * Empty: null when the miles are not on record.
 * Source: section 5, "Trackable load".
 */
export const isTrackable = ({ billableMiles }: Pick<Load, 'billableMiles'>): boolean | null =>
  billableMiles === null ? null : billableMiles >= TRACKABLE_MILES_MIN

/** The label for whether a load is trackable. Empty: "Miles not on record". Source: section 5, "Trackable load". */
export const trackableLabel = (load: Pick<Load, 'billableMiles'>): string => {
  const trackable = isTrackable(load)
  if (trackable === null) return 'Miles not on record'
  return trackable ? 'Trackable' : `Not trackable: under ${TRACKABLE_MILES_MIN} billable miles`
}
