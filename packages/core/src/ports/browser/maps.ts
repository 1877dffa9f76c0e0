import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import type { PlaceId } from '../../search/lane/place-id.ts'

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

/** The way between two points, by the points between them in their order. */
export interface DirectionsParams {
  readonly from: MapPoint
  readonly to: MapPoint
  /** Stops on the way. Empty: straight on. */
  readonly via?: readonly MapPoint[]
}

/** Each way from one of some points to one of others. */
export interface DistancesParams {
  readonly from: readonly MapPoint[]
  readonly to: readonly MapPoint[]
}

/**
 * What a provider of maps answers, or the portal's own stand-in, which needs no key. Everything may be cancelled.
 *
 * Source: section 7, "Third-party calls".
 */
export interface Maps {
  /**
   * The way on the road, or in a straight line where roads are not known. Refuses: `not-found` where no road leads;
   * `too-many` beyond what the provider allows. Source: section 7, "Third-party calls".
   */
  directions(params: DirectionsParams, signal?: CancelSignal): Promise<Outcome<MapRoute, Refusal>>
  /**
   * Miles of each way. Refuses: `too-many` beyond what the provider allows. Empty: no rows without points to begin at.
   * Source: section 7, "Third-party calls".
   */
  distances(params: DistancesParams, signal?: CancelSignal): Promise<Outcome<MapDistances, Refusal>>
  /** Places whose name begins with a text, ten at most, the best first. Source: section 7, "Third-party calls". */
  places(
    params: { readonly text: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly MapPlace[], Refusal>>
}
