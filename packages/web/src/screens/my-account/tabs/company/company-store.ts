import {
  type CompanyChangeOrder,
  type CompanyChangeOrders,
  type CurrentUser,
  type Page,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { ChangeOrderStore } from '../../../../parts/change-order/change-order-store.ts'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { Query } from '../../../../stores/query.ts'
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
  readonly found: Query<Page<CompanyChangeOrder>, number>
  /** The change order that the address opens. */
  order: ChangeOrderStore | undefined = undefined
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: CompanyDeps

  constructor(deps: CompanyDeps) {
    this.#deps = deps
    this.found = new Query((page, signal) => deps.orders.list({ page }, signal))
    makeAutoObservable(
      this,
      { address: observableRef, found: false, order: observableRef, drawerHistory: false },
      { autoBind: true },
    )
  }

  get page(): Page<CompanyChangeOrder> | undefined {
    return this.found.value
  }

  open(address: CompanyAddress): void {
    const { kind } = this.found.state
    const isSamePage = kind !== 'idle' && address.page === this.address.page
    this.address = address
    this.drawerHistory.visited(address.orderId !== null)
    if (!isSamePage || kind === 'failed') void this.found.load(address.page)
    this.#openOrder()
  }

  settled(): Promise<unknown> {
    return this.found.finished()
  }

  dispose(): void {
    this.found.dispose()
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
            known: this.page?.items.find(({ id }) => id === orderId),
            changed: this.#changed,
          })
    void this.order?.found.load()
  }

  readonly #changed = (order: CompanyChangeOrder): void => {
    this.found.update(page => ({
      ...page,
      items: page.items.map(each => (each.id === order.id ? order : each)),
    }))
  }
}
