import { isRoad, type MapRoute, type Maps, shownWay, wayEnds } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/**
 * The way of the lane that is shown: a straight line at once, the road as soon as the configured maps tell it. Where they
 * do not, the straight line stays, and says that it is one. Section 7, "Third-party calls".
 */
export class LaneWayStore {
  /** Null: no place of an end is known, or nothing was searched. */
  way: MapRoute | null = null
  readonly #maps: Pick<Maps, 'directions'>
  #route: MapRoute | null = null
  #asking: AbortController | undefined

  constructor(maps: Pick<Maps, 'directions'>) {
    this.#maps = maps
    makeAutoObservable(this, { way: observableRef }, { autoBind: true })
  }

  /** Shows the way that an answer brought; the same one again asks for nothing. */
  follow(route: MapRoute | null): void {
    if (isSameWay(route, this.#route)) return
    this.#asking?.abort()
    this.#route = route
    this.way = route && shownWay(route)
    const ends = route === null || isRoad(route) ? undefined : wayEnds(route)
    if (ends !== undefined) void this.#ask(ends)
  }

  dispose(): void {
    this.#asking?.abort()
  }

  async #ask(ends: NonNullable<ReturnType<typeof wayEnds>>): Promise<void> {
    const asking = new AbortController()
    this.#asking = asking
    try {
      const answer = await this.#maps.directions(ends, asking.signal)
      if (!answer.ok || asking.signal.aborted) return
      runInAction(() => {
        this.way = answer.value
      })
    } catch {
      // Maps are others' business: the straight line stands.
    }
  }
}

const isSameWay = (one: MapRoute | null, other: MapRoute | null): boolean =>
  one === other || JSON.stringify(one?.points) === JSON.stringify(other?.points)
