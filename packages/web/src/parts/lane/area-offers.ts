import {
  type Area,
  type AreaSearch,
  type Areas,
  done,
  isAreaFound,
  type MapPlace,
  type Maps,
} from '@fairhaul/core'
import { Query } from '../../stores/query.ts'
import type { AreaBoxOption } from './area-box-options.ts'
import { loadAreas, loadPlaces, placesBeside } from './load-areas.ts'

interface AreaParams {
  readonly text: string
  readonly search: AreaSearch
}

interface Offered<Item> {
  readonly text: string
  readonly items: readonly Item[]
}

export interface AreaOffersDeps {
  readonly areas: Areas
  /** Null: no maps are configured, and only areas are offered. */
  readonly maps: Maps | null
}

/** The options for the newest text of a box: the areas, and below them the map places. */
export class AreaOffers {
  readonly found: Query<Offered<Area>, AreaParams>
  /** Null: no maps are configured. */
  readonly onMap: Query<Offered<MapPlace>, AreaParams> | null

  constructor({ areas, maps }: AreaOffersDeps) {
    this.found = new Query(async ({ text, search }, signal) => {
      const answer = await loadAreas(areas, search, signal)
      return answer.ok ? done({ text, items: answer.value }) : answer
    })
    this.onMap =
      maps &&
      new Query(async ({ text, search }, signal) => {
        const answer = await loadPlaces(maps, search, signal)
        return answer.ok ? done({ text, items: answer.value }) : answer
      })
  }

  /** Whether the areas belong to this text, and not to an older one. */
  isFor(text: string): boolean {
    const { state } = this.found
    return state.kind === 'ready' && state.value.text === text
  }

  /** Until the response for a text is here, the older areas that match it stay. */
  optionsFor(text: string, search: AreaSearch): readonly AreaBoxOption[] {
    const isAnswered = this.isFor(text)
    const areas = (this.found.value?.items ?? []).filter(area => isAnswered || isAreaFound(area, search))
    const offered = this.onMap?.value
    const places = offered?.text === text ? placesBeside(offered.items, areas) : []
    return [
      ...areas.map(area => ({ kind: 'area', area }) as const),
      ...places.map(place => ({ kind: 'place', place }) as const),
    ]
  }

  /** Resolves when the request for areas has ended, to whether it was not superseded. */
  async request(text: string, search: AreaSearch): Promise<boolean> {
    void this.onMap?.load({ text, search })
    return (await this.found.load({ text, search })) !== undefined
  }

  /** Aborts pending requests. Loaded options stay for the next text. */
  stop(): void {
    this.onMap?.dispose()
    if (this.found.state.kind === 'ready') this.found.dispose()
    else this.found.reset()
  }
}
