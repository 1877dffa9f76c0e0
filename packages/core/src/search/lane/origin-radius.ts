import type { FeatureToggles } from '../../account/feature-toggles.ts'

/**
 * The parts of the lane search that a build can leave out. Source: section 5, "Origin radius"; section 9, "Feature
 * toggles".
 */
export type LaneSearchToggles = Pick<FeatureToggles, 'searchesOriginRadius'>

/**
 * The typed radius around the origin, in miles.
 *
 * Units:   miles, with up to two decimals.
 * Empty:   undefined for an empty text: no radius counts.
 * Refuses: undefined for a negative number and for anything but a number; neither counts. Choice: five digits before
 * the point at most, as no distance on earth has more.
 * Source:  section 5, "Origin radius".
 */
export const readOriginRadiusMiles = (text: string): number | undefined =>
  /^\d{1,5}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined

/**
 * The radius that counts in a search: given, not negative, and with radius search enabled.
 *
 * Refuses: undefined for any other. A radius of 0 counts: only carriers at the origin itself.
 * Source: section 5, "Origin radius".
 */
export const countingRadiusMiles = (
  miles: number | null,
  { searchesOriginRadius }: LaneSearchToggles,
): number | undefined => (miles !== null && miles >= 0 && searchesOriginRadius ? miles : undefined)
