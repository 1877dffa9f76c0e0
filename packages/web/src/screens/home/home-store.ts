import {
  type CarrierQuery,
  type CarrierSummary,
  type Carriers,
  type Loadable,
  PAGE_SIZE,
  type Page,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Latest } from '../../stores/latest.ts'

/** Every carrier on a road has a DOT number, so those with one are all of My Carriers that can be booked. */
const EVERY_CARRIER: CarrierQuery = { kind: 'identifier-prefix', type: 'DOT', value: '' }

/** My Carriers as Home shows them. Asked for after the search box stands, never before. */
export class HomeStore implements ScreenStore {
  mine: Loadable<Page<CarrierSummary>> = { kind: 'idle' }
  readonly #carriers: Carriers
  readonly #latest = new Latest()

  constructor(carriers: Carriers) {
    this.#carriers = carriers
    makeAutoObservable(this, { mine: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    await this.#latest.follow(
      this.mine,
      signal =>
        this.#carriers.search(
          { query: EVERY_CARRIER, page: 1, pageSize: PAGE_SIZE, onlyMyCarriers: true },
          signal,
        ),
      mine => {
        this.mine = mine
      },
    )
  }

  dispose(): void {
    this.#latest.stop()
  }
}
