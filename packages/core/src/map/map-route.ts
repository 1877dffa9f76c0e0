import type { PlaceId } from './place-id.ts'

/** A point on the map, in degrees. */
export interface MapPoint {
  /** -90 to 90, north positive. */
  readonly latitude: number
  /** -180 to 180, east positive. */
  readonly longitude: number
}

/** A way on the map. */
export interface MapRoute {
  /** From its first point to its last; never fewer than two. */
  readonly points: readonly MapPoint[]
  /** Miles on the road, or in a straight line; null when that is not known. */
  readonly miles: number | null
  /** True: no road, but a straight line over the ground. Left out: the road. */
  readonly isStraight?: boolean
}

/** How far it is from each of some points to each of others. */
export interface MapDistances {
  /** A row for each point to begin at, in it miles for each point to end at; null where no road leads. */
  readonly rows: readonly (readonly (number | null)[])[]
  /** True: in straight lines over the ground. Left out: on the road. */
  readonly isStraight?: boolean
}

/** A place that a map knows by a name. */
export interface MapPlace {
  readonly id: PlaceId
  readonly name: string
}
