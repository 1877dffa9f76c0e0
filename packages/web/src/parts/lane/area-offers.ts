import {
  type Area,
  type AreaSearch,
  type Areas,
  done,
  isAreaFound,
  latestValue,
  type Loadable,
  type MapPlace,
  type Maps,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../stores/latest.ts'
import type { AreaBoxOption } from './area-box-options.ts'
import { loadAreas, loadPlaces, placesBeside } from './load-areas.ts'

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
  found: Loadable<Offered<Area>> = { kind: 'idle' }
  onMap: Loadable<Offered<MapPlace>> = { kind: 'idle' }
  readonly #deps: AreaOffersDeps
  readonly #areas = new Latest()
  readonly #places = new Latest()

  constructor(deps: AreaOffersDeps) {
    this.#deps = deps
    makeAutoObservable(this, { found: observableRef, onMap: observableRef }, { autoBind: true })
  }

  /** Whether the areas answer this text, and not one before it. */
  isFor(text: string): boolean {
    return this.found.kind === 'ready' && this.found.value.text === text
  }

  /** Until the answer to a text is there, those areas of the one before stay that answer it too. */
  optionsFor(text: string, search: AreaSearch): readonly AreaBoxOption[] {
    const isAnswered = this.isFor(text)
    const areas = (latestValue(this.found)?.items ?? []).filter(
      area => isAnswered || isAreaFound(area, search),
    )
    const offered = latestValue(this.onMap)
    const places = offered?.text === text ? placesBeside(offered.items, areas) : []
    return [
      ...areas.map(area => ({ kind: 'area', area }) as const),
      ...places.map(place => ({ kind: 'place', place }) as const),
    ]
  }

  /** `onEnd`: the areas are there, or will not come. */
  request(text: string, search: AreaSearch, onEnd: () => void): void {
    const { areas, maps } = this.#deps
    void this.#areas.follow(
      this.found,
      async signal => {
        const answer = await loadAreas(areas, search, signal)
        return answer.ok ? done({ text, items: answer.value }) : answer
      },
      found => {
        this.found = found
        if (found.kind !== 'loading') onEnd()
      },
    )
    if (maps === null) return
    void this.#places.follow(
      this.onMap,
      async signal => {
        const answer = await loadPlaces(maps, search, signal)
        return answer.ok ? done({ text, items: answer.value }) : answer
      },
      onMap => {
        this.onMap = onMap
      },
    )
  }

  /** Nobody waits any more. What was found stays for the next text. */
  stop(): void {
    this.#areas.stop()
    this.#places.stop()
    if (this.found.kind !== 'ready') this.found = { kind: 'idle' }
  }
}
