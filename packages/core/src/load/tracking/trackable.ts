import type { Load } from '../load.ts'

/** The fewest billable miles of a load that is tracked. Source: section 9, "Trackable threshold". */
export const TRACKABLE_MILES_MIN = 150

/**
 * Whether a load is long enough to be tracked: 150 billable miles are, 149.9 are not, nor are miles that are not on record.
 *
 * Source: section 5, "Trackable load".
 */
export const isTrackable = ({ billableMiles }: Pick<Load, 'billableMiles'>): boolean =>
  billableMiles !== null && billableMiles >= TRACKABLE_MILES_MIN

/** The label for whether a load is trackable, with the reason when it is not. Source: section 5, "Trackable load". */
export const trackableLabel = (load: Pick<Load, 'billableMiles'>): string => {
  if (isTrackable(load)) return 'Trackable'
  return load.billableMiles === null
    ? 'Not trackable: miles not on record'
    : `Not trackable: under ${TRACKABLE_MILES_MIN} billable miles`
}
