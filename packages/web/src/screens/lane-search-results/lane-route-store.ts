import {
  type DirectionsParams,
  isRoad,
  type MapRoute,
  type Maps,
  routeEnds,
  shownRoute,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'

/**
 * The route of the lane that is shown: a straight line at first, the road once the configured maps respond. If they do
 * not, the straight line stays, and is labeled as one. Section 7, "Third-party calls".
 */
export class LaneRouteStore {
  /** The route of the result that was opened last. */
  result: MapRoute | null = null
  readonly #road: Query<MapRoute, DirectionsParams>

  constructor(maps: Pick<Maps, 'directions'>) {
    this.#road = new Query((ends, signal) => maps.directions(ends, signal))
    makeAutoObservable(this, { result: observableRef }, { autoBind: true })
  }

  /** Null: no place of an end is known, or nothing was searched. */
  get route(): MapRoute | null {
    return this.#road.value ?? (this.result && shownRoute(this.result))
  }

  /** Shows the route of a result; the same route again sends no request. */
  follow(route: MapRoute | null): void {
    if (isSameRoute(route, this.result)) return
    this.result = route
    this.#road.reset()
    const ends = route === null || isRoad(route) ? undefined : routeEnds(route)
    if (ends !== undefined) void this.#road.load(ends)
  }

  dispose(): void {
    this.#road.dispose()
  }
}

const isSameRoute = (one: MapRoute | null, other: MapRoute | null): boolean =>
  one === other || JSON.stringify(one?.points) === JSON.stringify(other?.points)
