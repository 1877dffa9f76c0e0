import {
  type CompanyChangeOrder,
  type CompanyChangeOrders,
  type CurrentUser,
  type Loadable,
  latestValue,
  type Page,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { ChangeOrderStore } from '../../../../parts/change-order/change-order-store.ts'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { withLatestValue } from '../../../../parts/with-latest-value.ts'
import { Latest } from '../../../../stores/latest.ts'
import type { CompanyAddress } from './company-address.ts'

export interface CompanyDeps {
  readonly orders: CompanyChangeOrders
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
}

/** The company's record and the changes to it. */
export class CompanyStore implements ScreenStore {
  address: CompanyAddress = { page: 1, orderId: null }
  found: Loadable<Page<CompanyChangeOrder>> = { kind: 'idle' }
  /** The change order that the address opens. */
  order: ChangeOrderStore | undefined = undefined
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: CompanyDeps
  readonly #latest = new Latest()
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: CompanyDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { address: observableRef, found: observableRef, order: observableRef, drawerHistory: false },
      { autoBind: true },
    )
  }

  get page(): Page<CompanyChangeOrder> | undefined {
    return latestValue(this.found)
  }

  open(address: CompanyAddress): void {
    const isSamePage = this.found.kind !== 'idle' && address.page === this.address.page
    this.address = address
    this.drawerHistory.visited(address.orderId !== null)
    if (!isSamePage || this.found.kind === 'failed') this.#pending = this.load()
    this.#openOrder()
  }

  async load(): Promise<void> {
    const { page } = this.address
    await this.#latest.follow(
      this.found,
      signal => this.#deps.orders.list({ page }, signal),
      found => {
        this.found = found
      },
    )
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.#pending
  }

  dispose(): void {
    this.#latest.stop()
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
    this.order?.begin()
  }

  readonly #changed = (order: CompanyChangeOrder): void => {
    const { page } = this
    if (page === undefined) return
    const items = page.items.map(each => (each.id === order.id ? order : each))
    this.found = withLatestValue(this.found, { ...page, items })
  }
}
