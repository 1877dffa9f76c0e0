import {
  type Area,
  type AreaId,
  type Areas,
  type Lane,
  lanePlaceOf,
  laneText,
  widerLanes,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/**
 * Wider lanes to search instead of one without results: the same between larger areas, by name. An area whose name
 * does not load is not offered.
 */
export class WiderLanesStore {
  lanes: readonly Lane[] = []
  readonly #areas: Pick<Areas, 'find'>
  #pending: AbortController | undefined

  constructor(areas: Pick<Areas, 'find'>) {
    this.#areas = areas
    makeAutoObservable(this, { lanes: observableRef }, { autoBind: true })
  }

  /** Null: nothing is offered. */
  async follow(lane: Lane | null): Promise<void> {
    this.#pending?.abort()
    const pending = new AbortController()
    this.#pending = pending
    this.lanes = []
    if (lane === null) return
    const found = await Promise.all(
      widerLanes(lane).map(async ({ originAreaId, destinationAreaId }): Promise<Lane | undefined> => {
        const ends = [originAreaId, destinationAreaId].map(id => this.#find(id, pending.signal))
        const [origin, destination] = await Promise.all(ends)
        return origin && destination && { origin: lanePlaceOf(origin), destination: lanePlaceOf(destination) }
      }),
    )
    if (pending.signal.aborted) return
    runInAction(() => {
      this.lanes = withoutRepeats(found.filter(each => each !== undefined))
    })
  }

  dispose(): void {
    this.#pending?.abort()
  }

  async #find(id: AreaId, signal: AbortSignal): Promise<Area | undefined> {
    try {
      const answer = await this.#areas.find({ id }, signal)
      return answer.ok ? answer.value : undefined
    } catch {
      return undefined
    }
  }
}

const withoutRepeats = (lanes: readonly Lane[]): readonly Lane[] => [
  ...new Map(lanes.map(lane => [laneText(lane), lane])).values(),
]
