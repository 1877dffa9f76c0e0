import { type AccountTab, accountTabOf, type CurrentUser, mayOpenAccountTab } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore, Visit } from '../../di/screen.ts'
import { LateModule } from '../../parts/late-module/late-module.ts'
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
  readonly #deps: MyAccountDeps
  readonly #tabs = new Map<AccountTab, LateModule<TabModule>>()
  #visit: Visit | undefined
  #opening: Promise<unknown> = Promise.resolve()

  constructor(deps: MyAccountDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
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

  get opened(): OpenedTab | undefined {
    const { name } = this
    const opened = this.isClosed ? undefined : this.#tabOf(name).opened
    return opened && { name, tab: opened.module, store: opened.store }
  }

  /** The code of the tab failed to load. */
  get isBroken(): boolean {
    return this.#tabOf(this.name).isBroken
  }

  open(visit: Visit): void {
    this.#visit = visit
    this.name = accountTabOf(visit.url.searchParams.get('tab'), this.#deps.account.user ?? null)
    this.openTab()
  }

  /** Opens the tab of the address, unless it is closed to this user; also retries after its code failed to load. */
  openTab(): void {
    const visit = this.#visit
    if (visit === undefined || this.isClosed) {
      this.#opening = Promise.resolve()
      return
    }
    const tab = this.#tabOf(this.name)
    tab.open((module, previous) => module.open(visit, previous))
    this.#opening = tab.settled().then(() => tab.opened?.module.settled?.(tab.opened.store))
  }

  /** Reopens a tab that was closed to the user when it was requested, and is not any more. */
  reopened(): void {
    if (this.opened === undefined && !this.#tabOf(this.name).isLoading) this.openTab()
  }

  /** Resolves when there is something to show. */
  settled(): Promise<unknown> {
    return this.#opening
  }

  dispose(): void {
    this.#visit = undefined
    for (const tab of this.#tabs.values()) tab.dispose()
    this.#tabs.clear()
  }

  #tabOf(name: AccountTab): LateModule<TabModule> {
    const known = this.#tabs.get(name)
    if (known !== undefined) return known
    const tab = new LateModule(() => this.#deps.tabs.load(name))
    this.#tabs.set(name, tab)
    return tab
  }
}
