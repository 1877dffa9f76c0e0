import { type Area, type AreaId, type Areas, type Lane, lanePlaceOf, writeLane } from '@fairhaul/core'

export interface OwnNamesNeeds {
  readonly areas: Pick<Areas, 'find'>
  /** The areas of the lane are called otherwise than it says. */
  readonly onOther: (lane: Lane) => void
}

/**
 * Holds a lane to the areas that it asks for.
 *
 * A link is anybody's to write: it may say Dallas and ask for Miami. Whoever searches is to read what is searched, so the
 * areas are asked for their own names. An area whose name does not come leaves the lane as it stands; the search itself
 * tells of one that does not exist.
 */
export class OwnNamesStore {
  readonly #needs: OwnNamesNeeds
  #asked = ''
  #asking: AbortController | undefined

  constructor(needs: OwnNamesNeeds) {
    this.#needs = needs
  }

  /** The same lane again asks for nothing, nor does one that cannot be searched. */
  async follow(lane: Lane): Promise<void> {
    const words = wordsOf(lane)
    if (words === this.#asked) return
    this.#asking?.abort()
    this.#asked = words
    const { origin, destination } = lane
    if (origin?.areaId == null || destination?.areaId == null) return
    const asking = new AbortController()
    this.#asking = asking
    const [from, to] = await Promise.all(
      [origin.areaId, destination.areaId].map(id => this.#find(id, asking.signal)),
    )
    if (asking.signal.aborted) return
    const own: Lane = {
      origin: from === undefined ? origin : lanePlaceOf(from, origin.placeId),
      destination: to === undefined ? destination : lanePlaceOf(to, destination.placeId),
    }
    if (own.origin?.name === origin.name && own.destination?.name === destination.name) return
    this.#asked = wordsOf(own)
    this.#needs.onOther(own)
  }

  dispose(): void {
    this.#asking?.abort()
  }

  async #find(id: AreaId, signal: AbortSignal): Promise<Area | undefined> {
    try {
      const answer = await this.#needs.areas.find({ id }, signal)
      return answer.ok ? answer.value : undefined
    } catch {
      return undefined
    }
  }
}

const wordsOf = (lane: Lane): string => JSON.stringify(writeLane(lane))
