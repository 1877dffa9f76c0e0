import { isRoad, type MapRoute, type Maps, routeEnds, shownRoute } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/**
 * The route of the lane that is shown: a straight line at first, the road once the configured maps respond. If they do
 * not, the straight line stays, and is labeled as one. Section 7, "Third-party calls".
 */
export class LaneRouteStore {
  /** Null: no place of an end is known, or nothing was searched. */
  route: MapRoute | null = null
  readonly #maps: Pick<Maps, 'directions'>
  #route: MapRoute | null = null
  #pending: AbortController | undefined

  constructor(maps: Pick<Maps, 'directions'>) {
    this.#maps = maps
    makeAutoObservable(this, { route: observableRef }, { autoBind: true })
  }

  /** Shows the route of a result; the same route again sends no request. */
  follow(route: MapRoute | null): void {
    if (isSameRoute(route, this.#route)) return
    this.#pending?.abort()
    this.#route = route
    this.route = route && shownRoute(route)
    const ends = route === null || isRoad(route) ? undefined : routeEnds(route)
    if (ends !== undefined) void this.#request(ends)
  }

  dispose(): void {
    this.#pending?.abort()
  }

  async #request(ends: NonNullable<ReturnType<typeof routeEnds>>): Promise<void> {
    const pending = new AbortController()
    this.#pending = pending
    try {
      const answer = await this.#maps.directions(ends, pending.signal)
      if (!answer.ok || pending.signal.aborted) return
      runInAction(() => {
        this.route = answer.value
      })
    } catch {
      // Maps are optional: the straight line stays.
    }
  }
}

const isSameRoute = (one: MapRoute | null, other: MapRoute | null): boolean =>
  one === other || JSON.stringify(one?.points) === JSON.stringify(other?.points)
