import {
  type Area,
  type AreaId,
  type Areas,
  type Lane,
  type LanePlace,
  lanePlaceOf,
  unnamedPlace,
  writeLane,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'

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
  /** The text of the lane whose names are confirmed. */
  held = ''
  readonly #deps: AreaNamesDeps
  #requested = ''
  #pending: AbortController | undefined

  constructor(deps: AreaNamesDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether a lane may be shown by its names. A lane without ends has none. */
  isHeld(lane: Lane): boolean {
    return (lane.origin === null && lane.destination === null) || this.held === termsOf(lane)
  }

  /** The same lane again sends no request. */
  async follow(lane: Lane): Promise<void> {
    const text = termsOf(lane)
    if (text === this.#requested) return
    this.#pending?.abort()
    this.#requested = text
    const pending = new AbortController()
    this.#pending = pending
    const [origin, destination] = await Promise.all(
      [lane.origin, lane.destination].map(place => this.#own(place, pending.signal)),
    )
    if (pending.signal.aborted) return
    const own: Lane = { origin: origin ?? null, destination: destination ?? null }
    if (own.origin?.name === lane.origin?.name && own.destination?.name === lane.destination?.name)
      return this.#hold(text)
    this.#requested = termsOf(own)
    this.#hold(this.#requested)
    this.#deps.onOther(own)
  }

  dispose(): void {
    this.#pending?.abort()
  }

  #hold(text: string): void {
    runInAction(() => {
      this.held = text
    })
  }

  async #own(place: LanePlace | null, signal: AbortSignal): Promise<LanePlace | null> {
    if (place === null) return null
    const area = place.areaId === null ? undefined : await this.#find(place.areaId, signal)
    return area === undefined ? unnamedPlace(place) : lanePlaceOf(area, place.placeId)
  }

  async #find(id: AreaId, signal: AbortSignal): Promise<Area | undefined> {
    try {
      const answer = await this.#deps.areas.find({ id }, signal)
      return answer.ok ? answer.value : undefined
    } catch {
      return undefined
    }
  }
}

const termsOf = (lane: Lane): string => JSON.stringify(writeLane(lane))
