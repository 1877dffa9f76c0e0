import type { Place } from './carrier.ts'
import { formatCount, formatNumber } from '../shared/amounts.ts'
import { type Region, readRegion } from '../map/regions.ts'

import { readNscRegion } from './identifier-region.ts'

/**
 * The region a place lies in.
 *
 * Refuses: undefined without state or country, as the letters of states collide, and for letters that no region has.
 * Source: section 2, "Map". Choice: letters that registers still write for a Canadian province (PQ) are read as its own.
 */
export const regionOfPlace = ({ state, country }: Pick<Place, 'state' | 'country'>): Region | undefined => {
  if (state === null || country === null) return undefined
  const letters = country === 'CA' ? (readNscRegion(state) ?? state) : state
  return readRegion(`${country}-${letters}`)
}

/** As much of a carrier as says where it is. */
interface Placed {
  readonly physicalAddress: Pick<Place, 'state' | 'country'>
}

/** The carriers whose physical address lies in a region, in their order. Source: section 2, "Map". */
export const carriersInRegion = <Carrier extends Placed>(
  carriers: readonly Carrier[],
  region: Region,
): readonly Carrier[] => carriers.filter(carrier => regionOfPlace(carrier.physicalAddress) === region)

/** How many carriers a region has, and how strongly it is shaded. */
export interface RegionCount {
  readonly region: Region
  /** From 1. */
  readonly count: number
  readonly shade: RegionShade
}

/** From 1, the lightest, to 4. */
export type RegionShade = 1 | 2 | 3 | 4

/** Carriers as a map shows them. */
export interface CarriersByRegion {
  /** The regions that have any, the most first; of as many, by name. */
  readonly counts: readonly RegionCount[]
  /** Carriers that no region of the map has. */
  readonly unmapped: number
}

const SHADE_STEPS = 3

/**
 * How strongly a count is shaded beside the greatest one.
 *
 * Choice: by its logarithm, so that a region with one carrier is told from one with ten also where another has hundreds.
 * The words beside the map say the number; the shade only leads the eye.
 * Source: section 2, "Map".
 */
export const regionShade = (count: number, most: number): RegionShade =>
  most <= 1
    ? 1
    : ((1 +
        Math.min(SHADE_STEPS, Math.floor(SHADE_STEPS * (Math.log(count) / Math.log(most))))) as RegionShade)

/**
 * Where carriers are: by the region of their physical address, as lists of carriers know no nearer place.
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
 * "12 carriers in Texas"; "12 carriers in Texas, of the first 200" where no more were counted.
 *
 * Source: section 2, "Map". Choice: a count of some never stands there as if it were one of all.
 */
export const regionCountText = (
  { region, count }: Pick<RegionCount, 'region' | 'count'>,
  { counted, total }: { readonly counted: number; readonly total: number },
): string =>
  `${formatCount(count, 'carrier')} in ${region.name}${counted < total ? `, of the first ${formatNumber(counted)}` : ''}`

/**
 * How many were counted: "First 200 of 1,792 carriers"; undefined when it was all of them.
 *
 * Source: section 2, "Map".
 */
export const countedText = ({
  counted,
  total,
}: {
  readonly counted: number
  readonly total: number
}): string | undefined =>
  counted < total ? `First ${formatNumber(counted)} of ${formatCount(total, 'carrier')}` : undefined

/**
 * Carriers that the map cannot show, in words; undefined when there are none.
 *
 * Source: section 2, "Map".
 */
export const unmappedText = (unmapped: number): string | undefined =>
  unmapped === 0 ? undefined : `${formatCount(unmapped, 'carrier')} without a state or province on this map`
