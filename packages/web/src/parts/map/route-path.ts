import type { MapRoute } from '@fairhaul/core'
import type { Atlas, MapPlaceXy } from './atlas.ts'

/** A way as it is drawn. */
export interface DrawnRoute {
  /** As the `d` of a path. Empty: no path for less than two places. */
  readonly d: string
  /** Undefined for a way without a place. */
  readonly ends: { readonly from: MapPlaceXy; readonly to: MapPlaceXy } | undefined
  /** Where it says how long it is; undefined for a way without a place. */
  readonly middle: MapPlaceXy | undefined
}

const middleOf = (places: readonly MapPlaceXy[]): MapPlaceXy | undefined => {
  const [first] = places
  const last = places.at(-1)
  if (places.length > 2) return places[Math.floor(places.length / 2)]
  return first && last && { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
}

/**
 * A way on the map. A road of many thousand points has as many places as can be told apart, which is all that is
 * drawn.
 */
export const drawRoute = (
  atlas: Pick<Atlas, 'project'>,
  { points }: Pick<MapRoute, 'points'>,
): DrawnRoute => {
  const places: MapPlaceXy[] = []
  for (const point of points) {
    const { x, y } = atlas.project(point)
    const place = { x: Math.round(x), y: Math.round(y) }
    const before = places.at(-1)
    if (before?.x !== place.x || before.y !== place.y) places.push(place)
  }
  const first = places[0]
  const last = places.at(-1)
  return {
    d: places.length < 2 ? '' : `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    ends: first && last && { from: first, to: last },
    middle: middleOf(places),
  }
}
