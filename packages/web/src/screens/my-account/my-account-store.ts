import { type AccountTab, accountTabOf, type CurrentUser, mayOpenAccountTab } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore, Visit } from '../../di/screen.ts'
import type { AccountTabs, TabModule } from './account-tabs.ts'

export interface MyAccountDeps {
  readonly tabs: AccountTabs
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/** A tab that was opened, with its own store. */
export interface OpenedTab {
  readonly name: AccountTab
  readonly tab: TabModule
  readonly store: ScreenStore
}

/**
 * Which tab of My account is open. The stores of visited tabs live as long as the screen: what was typed in one is
 * still there after visiting another. Source: section 2, "My account tabs".
 */
export class MyAccountStore implements ScreenStore {
  name: AccountTab = 'profile'
  opened: OpenedTab | undefined = undefined
  /** The code of the tab is loading. */
  isFetching = false
  /** The code of the tab failed to load. */
  isBroken = false
  readonly #deps: MyAccountDeps
  readonly #stores = new Map<AccountTab, ScreenStore>()
  #visit: Visit | undefined
  #opening: Promise<unknown> = Promise.resolve()

  constructor(deps: MyAccountDeps) {
    this.#deps = deps
    makeAutoObservable(this, { opened: observableRef }, { autoBind: true })
  }

  /** The tabs that this user sees. */
  get shown(): readonly AccountTab[] {
    const { tabs, account } = this.#deps
    const { user } = account
    return user == null ? tabs.names : tabs.names.filter(name => mayOpenAccountTab(user, name))
  }

  get isClosed(): boolean {
    const { user } = this.#deps.account
    return user != null && !mayOpenAccountTab(user, this.name)
  }

  open(visit: Visit): void {
    this.#visit = visit
    this.name = accountTabOf(visit.url.searchParams.get('tab'), this.#deps.account.user ?? null)
    this.openTab()
  }

  /** Opens the tab of the address, unless it is closed to this user; also retries after its code failed to load. */
  openTab(): void {
    this.isBroken = false
    this.isFetching = false
    if (this.opened?.name !== this.name) this.opened = undefined
    this.#opening = this.isClosed ? Promise.resolve() : this.#openTab(this.name)
  }

  /** Reopens a tab that was closed to the user when it was requested, and is not any more. */
  reopened(): void {
    if (this.opened === undefined && !this.isFetching) this.openTab()
  }

  /** Resolves when there is something to show. */
  settled(): Promise<unknown> {
    return this.#opening
  }

  dispose(): void {
    this.#visit = undefined
    for (const store of this.#stores.values()) store.dispose?.()
    this.#stores.clear()
  }

  async #openTab(name: AccountTab): Promise<void> {
    const visit = this.#visit
    if (visit === undefined) return
    const loading = this.#deps.tabs.load(name)
    const tab = loading instanceof Promise ? await this.#fetched(loading) : loading
    if (visit !== this.#visit || tab === undefined) return
    const store = tab.open(visit, this.#stores.get(name))
    this.#stores.set(name, store)
    runInAction(() => {
      this.opened = { name, tab, store }
    })
    await tab.settled?.(store)
  }

  /** Undefined: it failed to load. */
  async #fetched(loading: Promise<TabModule>): Promise<TabModule | undefined> {
    const visit = this.#visit
    this.isFetching = true
    const tab = await loading.catch(() => undefined)
    if (visit === this.#visit) {
      runInAction(() => {
        this.isFetching = false
        this.isBroken = tab === undefined
      })
    }
    return tab
  }
}
