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

/** What is offered for the newest text of a box: the areas, and below them the places of the map. */
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

  /** Whether the areas answer this text, and not one before it. */
  isFor(text: string): boolean {
    const { state } = this.found
    return state.kind === 'ready' && state.value.text === text
  }

  /** Until the answer to a text is there, those areas of the one before stay that answer it too. */
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

  /** Resolves when the areas have come or failed, to whether they were not overtaken. */
  async request(text: string, search: AreaSearch): Promise<boolean> {
    void this.onMap?.load({ text, search })
    return (await this.found.load({ text, search })) !== undefined
  }

  /** Aborts what is pending. What was found stays for the next text. */
  stop(): void {
    this.onMap?.dispose()
    if (this.found.state.kind === 'ready') this.found.dispose()
    else this.found.reset()
  }
}
