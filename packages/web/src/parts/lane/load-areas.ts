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

/** Areas that match a search, the best first. Typing a ZIP also requests the ZIPs that begin with it. */
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
 * Map places for the same text, if maps are configured. They are an addition to the areas: a refusal or failure of the
 * provider means no places, and no error in the box.
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
