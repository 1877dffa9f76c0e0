import {
  CHANGE_ORDER_TABS,
  type ChangeOrderCounts,
  type ChangeOrdersAddress,
  changeOrderFilter,
  changeOrdersPath,
  type CompanyChangeOrder,
  type CompanyChangeOrders,
  type CurrentUser,
  isInChangeOrderTab,
  PENDING_CHANGE_ORDERS,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { ChangeOrderStore } from '../../parts/change-order/change-order-store.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { movedCounts } from '../../parts/tabbed-list/moved-counts.ts'
import type { ListSight } from '../../parts/tabbed-list/tabbed-list-deps.ts'
import { TabbedListStore } from '../../parts/tabbed-list/tabbed-list-store.ts'
import { isAbsent } from '../../stores/not-found.ts'

export interface ChangeOrdersDeps {
  readonly live: ListSight
  readonly orders: CompanyChangeOrders
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  readonly whenIdle: (call: () => void) => void
}

const alone = (address: ChangeOrdersAddress): ChangeOrdersAddress => ({ ...address, open: null })

/** The company's change orders in tabs, 50 a page, with one of them in a drawer. */
export class ChangeOrdersStore implements ScreenStore {
  readonly list: TabbedListStore<CompanyChangeOrder, ChangeOrdersAddress, ChangeOrderCounts>
  readonly drawerHistory = new DrawerHistory()
  /** The change order that the address opens. */
  order: ChangeOrderStore | undefined = undefined
  readonly #deps: ChangeOrdersDeps

  constructor(deps: ChangeOrdersDeps) {
    this.#deps = deps
    const { orders, live, whenIdle } = deps
    this.list = new TabbedListStore({
      first: PENDING_CHANGE_ORDERS,
      pathOf: changeOrdersPath,
      alone,
      list: async (address, signal) => {
        const { tab, page } = address
        const narrowed = await orders.list({ tab, page, ...changeOrderFilter(address) }, signal)
        // An older monitor refuses what narrows the list: it lists all.
        const isRefused = !narrowed.ok && narrowed.refusal.kind === 'invalid'
        return isRefused ? orders.list({ page }, signal) : narrowed
      },
      stored: () => undefined,
      count: (address, signal) => orders.count(changeOrderFilter(address), signal),
      countedBy: address => changeOrdersPath({ ...alone(address), tab: 'all', page: 1 }),
      counting: {
        tabsOf: order => CHANGE_ORDER_TABS.filter(tab => isInChangeOrderTab(tab, order)),
        moved: (counts, from, to) => ({ ...counts, tabs: movedCounts(counts.tabs, from, to) }),
      },
      live,
      whenIdle,
    })
    makeAutoObservable(this, { list: false, drawerHistory: false, order: observableRef }, { autoBind: true })
  }

  get address(): ChangeOrdersAddress {
    return this.list.address
  }

  /** Whether the monitor narrows and counts the list. */
  get isNarrowable(): boolean {
    return !isAbsent(this.list.counted)
  }

  open(address: ChangeOrdersAddress): void {
    this.drawerHistory.visited(address.open !== null)
    this.list.open(address)
    this.#openOrder()
  }

  settled(): Promise<unknown> {
    return this.list.settled()
  }

  dispose(): void {
    this.list.dispose()
    this.order?.dispose()
  }

  #openOrder(): void {
    const { open } = this.address
    if (this.order?.id === open) return
    this.order?.dispose()
    this.order =
      open === null
        ? undefined
        : new ChangeOrderStore({
            ...this.#deps,
            id: open,
            known: this.list.page?.items.find(({ id }) => id === open),
            changed: this.#changed,
          })
    void this.order?.found.load()
  }

  readonly #changed = (order: CompanyChangeOrder): void => {
    this.list.replace(order.id, () => order)
  }
}
