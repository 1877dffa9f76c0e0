import {
  type Area,
  type AreaId,
  type Areas,
  done,
  type Lane,
  type LanePlace,
  lanePlaceOf,
  unnamedPlace,
  writeLane,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'

export interface AreaNamesDeps {
  readonly areas: Pick<Areas, 'find'>
  /** Called when the areas of the lane have other names than it says. */
  readonly onOther: (lane: Lane) => void
}

/**
 * Checks the names of a lane against its areas.
 *
 * Anyone can write a link, which may say Dallas and search Miami. The user has to read what is searched, so the names
 * are requested from the areas, and until `isHeld` no name from the link may be shown. An area whose name does not
 * load is shown by its number.
 */
export class AreaNames {
  /** The lane with the names of its areas. */
  readonly #named: Query<Lane, Lane>
  readonly #deps: AreaNamesDeps
  #requested = ''

  constructor(deps: AreaNamesDeps) {
    this.#deps = deps
    this.#named = new Query(async (lane, signal) => done(await withOwnNames(deps.areas, lane, signal)))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether a lane may be shown by its names. A lane without ends has none. */
  isHeld(lane: Lane): boolean {
    const named = this.#named.value
    return (
      (lane.origin === null && lane.destination === null) ||
      (named !== undefined && termsOf(named) === termsOf(lane))
    )
  }

  /** The same lane again sends no request. */
  async follow(lane: Lane): Promise<void> {
    const text = termsOf(lane)
    if (text === this.#requested) return
    this.#requested = text
    const state = await this.#named.load(lane)
    if (state?.kind !== 'ready' || state.value === lane || text !== this.#requested) return
    this.#requested = termsOf(state.value)
    this.#deps.onOther(state.value)
  }

  dispose(): void {
    this.#named.dispose()
  }
}

/** An area. Empty: undefined when it is unknown or does not load. */
export const findArea = async (
  areas: Pick<Areas, 'find'>,
  id: AreaId,
  signal: AbortSignal,
): Promise<Area | undefined> => {
  try {
    const answer = await areas.find({ id }, signal)
    return answer.ok ? answer.value : undefined
  } catch {
    return undefined
  }
}

/** The lane with the names of its areas; the lane itself if it has them already. */
const withOwnNames = async (areas: Pick<Areas, 'find'>, lane: Lane, signal: AbortSignal): Promise<Lane> => {
  const ownPlace = async (place: LanePlace | null): Promise<LanePlace | null> => {
    if (place === null) return null
    const area = place.areaId === null ? undefined : await findArea(areas, place.areaId, signal)
    return area === undefined ? unnamedPlace(place) : lanePlaceOf(area, place.placeId)
  }
  const [origin, destination] = await Promise.all([ownPlace(lane.origin), ownPlace(lane.destination)])
  return origin?.name === lane.origin?.name && destination?.name === lane.destination?.name
    ? lane
    : { origin, destination }
}

const termsOf = (lane: Lane): string => JSON.stringify(writeLane(lane))
