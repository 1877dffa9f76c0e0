import { type Areas, done, type Lane, lanePlaceOf, laneText, widerLanes } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { findArea } from '../../parts/lane/area-names.ts'
import { Query } from '../../stores/query.ts'

/**
 * Wider lanes to search instead of one without results: the same between larger areas, by name. An area whose name
 * does not load is not offered.
 */
export class WiderLanesStore {
  readonly #found: Query<readonly Lane[], Lane>

  constructor(areas: Pick<Areas, 'find'>) {
    this.#found = new Query(async (lane, signal) => done(await namedWiderLanes(areas, lane, signal)))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Empty: none is known yet, or nothing is offered. */
  get lanes(): readonly Lane[] {
    return this.#found.value ?? []
  }

  /** Null: nothing is offered. */
  async follow(lane: Lane | null): Promise<void> {
    this.#found.reset()
    if (lane !== null) await this.#found.load(lane)
  }

  dispose(): void {
    this.#found.dispose()
  }
}

const namedWiderLanes = async (
  areas: Pick<Areas, 'find'>,
  lane: Lane,
  signal: AbortSignal,
): Promise<readonly Lane[]> => {
  const found = await Promise.all(
    widerLanes(lane).map(async ({ originAreaId, destinationAreaId }): Promise<Lane | undefined> => {
      const ends = [originAreaId, destinationAreaId].map(id => findArea(areas, id, signal))
      const [origin, destination] = await Promise.all(ends)
      return origin && destination && { origin: lanePlaceOf(origin), destination: lanePlaceOf(destination) }
    }),
  )
  return withoutRepeats(found.filter(each => each !== undefined))
}

const withoutRepeats = (lanes: readonly Lane[]): readonly Lane[] => [
  ...new Map(lanes.map(lane => [laneText(lane), lane])).values(),
]
