import { type MapRoute, thinLine } from '@fairhaul/core'
import type { Atlas, MapPlaceXy } from './atlas.ts'

/** Less than a pixel and a quarter at the largest zoom, in map units. */
const SAME_LINE = 1

/** A route as it is drawn. */
export interface DrawnRoute {
  /** The `d` of an SVG path. Empty: no path for fewer than two places. */
  readonly d: string
  /** Undefined for a route without places. */
  readonly ends: { readonly from: MapPlaceXy; readonly to: MapPlaceXy } | undefined
  /** The position of its length label; undefined for a route without places. */
  readonly middle: MapPlaceXy | undefined
}

const middleOf = (places: readonly MapPlaceXy[]): MapPlaceXy | undefined => {
  const [first] = places
  const last = places.at(-1)
  if (places.length > 2) return places[Math.floor(places.length / 2)]
  return first && last && { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
}

/**
 * Draws a route. Points without which it looks the same are left out, which makes a road or a trace of many thousand
 * points cheap to draw.
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
    d:
      places.length < 2
        ? ''
        : `M${thinLine(places, SAME_LINE)
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}`,
    ends: first && last && { from: first, to: last },
    middle: middleOf(places),
  }
}
