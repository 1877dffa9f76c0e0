import { type CarrierQuery, type CarrierSummary, type Carriers, PAGE_SIZE, type Page } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'
import { followingPages } from './pages-up-to.ts'

/** Every carrier on a road has a DOT number, so those with one are all of My Carriers that can be booked. */
const EVERY_CARRIER: CarrierQuery = { kind: 'identifier-prefix', type: 'DOT', value: '' }

/** My Carriers as Home shows them. Asked for after the search box stands, never before. */
export class MyCarriersStore {
  readonly mine: Query<Page<CarrierSummary>>
  /** What follows the first page, as far as Home counts. Without it the first page stands alone. */
  readonly rest: Query<readonly CarrierSummary[], number>
  readonly #carriers: Carriers

  constructor(carriers: Carriers) {
    this.#carriers = carriers
    this.mine = new Query((_, signal) => this.#page(1, signal))
    this.rest = new Query((pages, signal) => followingPages(pages, this.#page, signal))
    makeAutoObservable(this, { mine: false, rest: false }, { autoBind: true })
  }

  /** Those that came so far, in the server's order, each once. */
  get known(): readonly CarrierSummary[] {
    const came = [...(this.mine.value?.items ?? []), ...(this.rest.value ?? [])]
    return [...new Map(came.map(carrier => [carrier.id, carrier])).values()]
  }

  get total(): number | undefined {
    return this.mine.value?.total
  }

  async load(): Promise<void> {
    this.rest.cancel()
    const mine = await this.mine.load()
    if (mine?.kind === 'ready') await this.rest.load(mine.value.pages)
  }

  dispose(): void {
    this.mine.dispose()
    this.rest.cancel()
  }

  readonly #page = (page: number, signal: AbortSignal) =>
    this.#carriers.search({ query: EVERY_CARRIER, page, pageSize: PAGE_SIZE, onlyMyCarriers: true }, signal)
}
