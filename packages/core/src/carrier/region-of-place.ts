import type { Place } from './carrier.ts'
import { readNscRegion } from './identifier-region.ts'
import { type Region, readRegion } from '../map/regions.ts'

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
