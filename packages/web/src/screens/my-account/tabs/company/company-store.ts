import type { CompanyChangeOrder, CompanyChangeOrders, CurrentUser, Rules } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { ChangeOrderStore } from '../../../../parts/change-order/change-order-store.ts'
import { PagedRecords } from '../paged-records.ts'
import { FactAgesStore } from './fact-ages-store.ts'
import type { CompanyAddress } from './company-address.ts'

export interface CompanyDeps {
  readonly orders: CompanyChangeOrders
  readonly rules: Pick<Rules, 'factAges' | 'setFactAges'>
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
}

/** The company's record, the limits of its rules, and its change orders. */
export class CompanyStore implements ScreenStore {
  address: CompanyAddress = { page: 1, orderId: null }
  readonly list: PagedRecords<CompanyChangeOrder>
  readonly factAges: FactAgesStore
  /** The change order that the address opens. */
  order: ChangeOrderStore | undefined = undefined
  readonly #deps: CompanyDeps

  constructor(deps: CompanyDeps) {
    this.#deps = deps
    this.list = new PagedRecords((page, signal) => deps.orders.list({ page }, signal))
    this.factAges = new FactAgesStore(deps)
    makeAutoObservable(
      this,
      { address: observableRef, list: false, factAges: false, order: observableRef },
      { autoBind: true },
    )
  }

  open(address: CompanyAddress): void {
    this.address = address
    this.list.open(address.page, address.orderId !== null)
    this.factAges.open()
    this.#openOrder()
  }

  settled(): Promise<unknown> {
    return Promise.all([this.list.found.finished(), this.factAges.found.finished()])
  }

  dispose(): void {
    this.list.dispose()
    this.factAges.dispose()
    this.order?.dispose()
  }

  #openOrder(): void {
    const { orderId } = this.address
    if (this.order?.id === orderId) return
    this.order?.dispose()
    this.order =
      orderId === null
        ? undefined
        : new ChangeOrderStore({
            ...this.#deps,
            id: orderId,
            known: this.list.find(orderId),
            changed: this.list.changed,
          })
    void this.order?.found.load()
  }
}
