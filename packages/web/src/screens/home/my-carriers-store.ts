import {
  type CarrierQuery,
  type CarrierSummary,
  type Carriers,
  type Loadable,
  latestValue,
  PAGE_SIZE,
  type Page,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../stores/latest.ts'
import { followingPages } from './pages-up-to.ts'

/** Every carrier on a road has a DOT number, so those with one are all of My Carriers that can be booked. */
const EVERY_CARRIER: CarrierQuery = { kind: 'identifier-prefix', type: 'DOT', value: '' }

/** My Carriers as Home shows them. Asked for after the search box stands, never before. */
export class MyCarriersStore {
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

  /** Those that came so far, in the server's order, each once. */
  get known(): readonly CarrierSummary[] {
    const came = [...(latestValue(this.mine)?.items ?? []), ...(latestValue(this.rest) ?? [])]
    return [...new Map(came.map(carrier => [carrier.id, carrier])).values()]
  }

  get total(): number | undefined {
    return latestValue(this.mine)?.total
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
      signal => followingPages(pages, this.#page, signal),
      rest => {
        this.rest = rest
      },
    )
  }

  stop(): void {
    this.#latest.stop()
    this.#latestRest.stop()
  }

  readonly #page = (page: number, signal: AbortSignal) =>
    this.#carriers.search({ query: EVERY_CARRIER, page, pageSize: PAGE_SIZE, onlyMyCarriers: true }, signal)
}
