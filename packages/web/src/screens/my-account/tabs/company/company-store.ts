import type { CompanyChangeOrder, CompanyChangeOrders, CurrentUser } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { ChangeOrderStore } from '../../../../parts/change-order/change-order-store.ts'
import { PagedRecords } from '../paged-records.ts'
import type { CompanyAddress } from './company-address.ts'

export interface CompanyDeps {
  readonly orders: CompanyChangeOrders
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
}

/** The company's record and its change orders. */
export class CompanyStore implements ScreenStore {
  address: CompanyAddress = { page: 1, orderId: null }
  readonly list: PagedRecords<CompanyChangeOrder>
  /** The change order that the address opens. */
  order: ChangeOrderStore | undefined = undefined
  readonly #deps: CompanyDeps

  constructor(deps: CompanyDeps) {
    this.#deps = deps
    this.list = new PagedRecords((page, signal) => deps.orders.list({ page }, signal))
    makeAutoObservable(
      this,
      { address: observableRef, list: false, order: observableRef },
      { autoBind: true },
    )
  }

  open(address: CompanyAddress): void {
    this.address = address
    this.list.open(address.page, address.orderId !== null)
    this.#openOrder()
  }

  settled(): Promise<unknown> {
    return this.list.found.finished()
  }

  dispose(): void {
    this.list.dispose()
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
