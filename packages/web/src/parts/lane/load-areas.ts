import {
  type Area,
  type AreaSearch,
  type Areas,
  areaPlaceId,
  done,
  type MapPlace,
  type Maps,
  type Outcome,
  offeredAreas,
  type Refusal,
} from '@fairhaul/core'

/** Areas that answer a search, the best first. A ZIP that is being typed asks for the ZIPs that begin so as well. */
export const loadAreas = async (
  areas: Areas,
  search: AreaSearch,
  signal: AbortSignal,
): Promise<Outcome<readonly Area[], Refusal>> => {
  const { term, zipPrefix } = search
  const [found, zips] = await Promise.all([
    areas.autocomplete({ term }, signal),
    zipPrefix === null ? undefined : areas.zips({ prefix: zipPrefix }, signal),
  ])
  if (!found.ok) return found
  if (zips !== undefined && !zips.ok) return zips
  return done(offeredAreas(search, found.value, zips?.value.items ?? []))
}

/**
 * Places of the map for the same text, where somebody's maps are configured. They come on top of the areas: what the
 * provider refuses or fails to answer is no place, and no trouble of the box.
 */
export const loadPlaces = async (
  maps: Maps,
  { term }: AreaSearch,
  signal: AbortSignal,
): Promise<Outcome<readonly MapPlace[], Refusal>> => {
  try {
    const found = await maps.places({ text: term }, signal)
    return done(found.ok ? found.value : [])
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return done([])
  }
}

/** The places that are not offered as areas already. */
export const placesBeside = (places: readonly MapPlace[], areas: readonly Area[]): readonly MapPlace[] => {
  const offered = new Set<string>(areas.map(areaPlaceId))
  return places.filter(({ id }) => !offered.has(id))
}
