import type { LoadStop } from './load-stop.ts'
import { stopsInOrder } from './load-stop.ts'

/** A place on the map, in degrees north and east. */
export interface LoadMapPoint {
  readonly latitude: number
  readonly longitude: number
}

/** A stop that the map can show. */
export interface MapStop extends LoadMapPoint {
  readonly stop: LoadStop
  /** The position of the stop, from 1: its number in the list next to the map. */
  readonly number: number
}

const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180

/**
 * A place from two coordinates.
 *
 * Refuses: null unless both are on record and in range: 90 degrees from the equator, 180 from the first meridian.
 */
export const mapPoint = (latitude: number | null, longitude: number | null): LoadMapPoint | null =>
  latitude !== null &&
  longitude !== null &&
  Math.abs(latitude) <= LATITUDE_MAX &&
  Math.abs(longitude) <= LONGITUDE_MAX
    ? { latitude, longitude }
    : null

/**
 * The stops to show on the map, in travel order: those with both coordinates in range.
 *
 * Choice: a stop without a place leaves a gap in the numbers, so that the map and the list use the same numbers.
 * Source: section 3, "Load".
 */
export const mapStops = (stops: readonly LoadStop[]): readonly MapStop[] =>
  stopsInOrder(stops).flatMap((stop, index) => {
    const point = mapPoint(stop.latitude, stop.longitude)
    return point === null ? [] : [{ stop, number: index + 1, ...point }]
  })
