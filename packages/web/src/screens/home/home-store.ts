import {
  type CarrierQuery,
  type CarrierSummary,
  type Carriers,
  done,
  type Loadable,
  latestValue,
  PAGE_SIZE,
  type Page,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Latest } from '../../stores/latest.ts'

/** Every carrier on a road has a DOT number, so those with one are all of My Carriers that can be booked. */
const EVERY_CARRIER: CarrierQuery = { kind: 'identifier-prefix', type: 'DOT', value: '' }

/** Pages of My Carriers that Home counts, at most: as many as a search shows. */
const PAGES_MAX = 4

/** My Carriers as Home shows them. Asked for after the search box stands, never before. */
export class HomeStore implements ScreenStore {
  mine: Loadable<Page<CarrierSummary>> = { kind: 'idle' }
  /** What follows the first page, as far as Home counts. Without it the first page stands alone. */
  rest: Loadable<readonly CarrierSummary[]> = { kind: 'idle' }
  readonly #carriers: Carriers
  readonly #latest = new Latest()
  readonly #latestRest = new Latest()

  constructor(carriers: Carriers) {
    this.#carriers = carriers
    makeAutoObservable(this, { mine: observableRef, rest: observableRef }, { autoBind: true })
  }

  /** Those that came so far, in the server's order. */
  get known(): readonly CarrierSummary[] {
    return [...(latestValue(this.mine)?.items ?? []), ...(latestValue(this.rest) ?? [])]
  }

  async load(): Promise<void> {
    this.#latestRest.stop()
    const mine = await this.#latest.follow(
      this.mine,
      signal => this.#page(1, signal),
      mine => {
        this.mine = mine
      },
    )
    if (mine?.kind !== 'ready') return
    const { pages } = mine.value
    await this.#latestRest.follow(
      this.rest,
      signal => this.#following(pages, signal),
      rest => {
        this.rest = rest
      },
    )
  }

  dispose(): void {
    this.#latest.stop()
    this.#latestRest.stop()
  }

  #page(page: number, signal: AbortSignal) {
    return this.#carriers.search(
      { query: EVERY_CARRIER, page, pageSize: PAGE_SIZE, onlyMyCarriers: true },
      signal,
    )
  }

  async #following(pages: number, signal: AbortSignal) {
    const found: CarrierSummary[] = []
    for (let page = 2; page <= Math.min(pages, PAGES_MAX); page += 1) {
      const answer = await this.#page(page, signal)
      if (!answer.ok) return answer
      found.push(...answer.value.items)
    }
    return done(found)
  }
}
