import { type CarrierQuery, type CarrierSummary, type Carriers, PAGE_SIZE, type Page } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'
import { followingPages } from './pages-up-to.ts'

/** Every active carrier has a DOT number, so this query finds all of My Carriers that can be booked. */
const EVERY_CARRIER: CarrierQuery = { kind: 'identifier-prefix', type: 'DOT', value: '' }

/** My Carriers on Home. Requested after the search box is shown, never before. */
export class MyCarriersStore {
  readonly mine: Query<Page<CarrierSummary>>
  /** The pages after the first, as far as Home counts. If they fail, the first page is shown alone. */
  readonly rest: Query<readonly CarrierSummary[], number>
  readonly #carriers: Carriers

  constructor(carriers: Carriers) {
    this.#carriers = carriers
    this.mine = new Query((_, signal) => this.#page(1, signal))
    this.rest = new Query((pages, signal) => followingPages(pages, this.#page, signal))
    makeAutoObservable(this, { mine: false, rest: false }, { autoBind: true })
  }

  /** The carriers loaded so far, in the server's order, each once. */
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
