import { type Region, readRegion } from '../map/regions.ts'
import { formatCount, formatNumber } from '../shared/amounts.ts'
import type { Place } from './carrier.ts'

import { readNscRegion } from './identifier-region.ts'

/**
 * The region of a place.
 *
 * Refuses: undefined without state or country, as the letters of states collide, and for unknown letters.
 * Source: section 2, "Map". Choice: the old letters of a Canadian province (PQ), still used in registers, count as its
 * new ones.
 */
export const regionOfPlace = ({ state, country }: Pick<Place, 'state' | 'country'>): Region | undefined => {
  if (state === null || country === null) return undefined
  const letters = country === 'CA' ? (readNscRegion(state) ?? state) : state
  return readRegion(`${country}-${letters}`)
}

/** The number of carriers in a region, and its shade. */
export interface RegionCount {
  readonly region: Region
  /** From 1. */
  readonly count: number
  readonly shade: RegionShade
}

/** From 1, the lightest, to 4. */
export type RegionShade = 1 | 2 | 3 | 4

/** Carriers for a map. */
export interface CarriersByRegion {
  /** The regions with carriers, the most first; equal counts by name. */
  readonly counts: readonly RegionCount[]
  /** Carriers outside every region of the map. */
  readonly unmapped: number
}

const SHADE_STEPS = 3

/**
 * The shade of a count relative to the greatest one.
 *
 * Choice: by its logarithm, so that one carrier and ten look different even if another region has hundreds. The text
 * beside the map has the numbers.
 * Source: section 2, "Map".
 */
export const regionShade = (count: number, most: number): RegionShade =>
  most <= 1
    ? 1
    : ((1 +
        Math.min(SHADE_STEPS, Math.floor(SHADE_STEPS * (Math.log(count) / Math.log(most))))) as RegionShade)

/**
 * Carriers by the region of their physical address, the closest location in a list of carriers.
 *
 * Empty: no counts for no carriers.
 * Source: section 2, "Map".
 */
export const carriersByRegion = (
  carriers: readonly { readonly physicalAddress: Pick<Place, 'state' | 'country'> }[],
): CarriersByRegion => {
  const counted = new Map<Region, number>()
  let unmapped = 0
  for (const { physicalAddress } of carriers) {
    const region = regionOfPlace(physicalAddress)
    if (region === undefined) unmapped += 1
    else counted.set(region, (counted.get(region) ?? 0) + 1)
  }
  const most = Math.max(0, ...counted.values())
  const counts = [...counted]
    .map(([region, count]) => ({ region, count, shade: regionShade(count, most) }))
    .toSorted(
      (one, other) => other.count - one.count || one.region.name.localeCompare(other.region.name, 'en'),
    )
  return { counts, unmapped }
}

/**
 * "12 carriers in Texas"; "12 carriers in Texas, of the first 200" if no more were counted.
 *
 * Source: section 2, "Map". Choice: a partial count never looks like a complete one.
 */
export const regionCountText = (
  { region, count }: Pick<RegionCount, 'region' | 'count'>,
  { counted, total }: { readonly counted: number; readonly total: number },
): string =>
  `${formatCount(count, 'carrier')} in ${region.name}${counted < total ? `, of the first ${formatNumber(counted)}` : ''}`

/**
 * The carriers that the map cannot show, as text; undefined when there are none.
 *
 * Source: section 2, "Map".
 */
export const unmappedText = (unmapped: number): string | undefined =>
  unmapped === 0 ? undefined : `${formatCount(unmapped, 'carrier')} without a state or province on this map`
