import {
  type CompanyUser,
  type CompanyUsers,
  type CurrentUser,
  type OwnOnly,
  ownOnlyOf,
  type UserId,
} from '@fairhaul/core'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { allPages } from '../export/all-pages.ts'
import type { TabbedAddress, TabbedListDeps } from '../tabbed-list/tabbed-list-deps.ts'
import { TabbedListStore } from '../tabbed-list/tabbed-list-store.ts'

/** The address of a list of rate confirmations or of their e-mails, in what both share. */
export interface SentAddress extends TabbedAddress {
  readonly creatorId: UserId | null
  readonly page: number
}

export interface SentListDeps<Row extends { readonly id: number }, Address extends SentAddress, Counts>
  extends Omit<TabbedListDeps<Row, Address, Counts>, 'alone' | 'list' | 'count' | 'stored'> {
  readonly list: (
    address: Address,
    own: OwnOnly,
    signal: AbortSignal,
  ) => ReturnType<TabbedListDeps<Row, Address, Counts>['list']>
  readonly count: (
    address: Address,
    own: OwnOnly,
    signal: AbortSignal,
  ) => ReturnType<TabbedListDeps<Row, Address, Counts>['count']>
  readonly stored: TabbedListDeps<Row, Address, Counts>['stored']
  readonly users: Pick<CompanyUsers, 'list'>
  readonly user: () => CurrentUser | null | undefined
}

/** No one is signed in: the guard leaves the screen, and nothing of anyone is requested. */
const NO_ONE: OwnOnly = { showsOwnOnly: true, userId: 0 as UserId }

/**
 * What the company sent, in tabs: rate confirmations, or their e-mails. Where the company's setting shows only the user's
 * own, no sender is chosen, and that of the address counts for nothing.
 */
export class SentListStore<Row extends { readonly id: number }, Address extends SentAddress, Counts>
  implements ScreenStore
{
  readonly list: TabbedListStore<Row, Address, Counts>
  /** The users of the company, who are the senders to choose from. */
  readonly people: Query<readonly CompanyUser[]>
  readonly #deps: SentListDeps<Row, Address, Counts>

  constructor(deps: SentListDeps<Row, Address, Counts>) {
    this.#deps = deps
    this.list = new TabbedListStore<Row, Address, Counts>({
      ...deps,
      alone: address => address,
      list: (address, signal) => deps.list(address, this.own, signal),
      count: (address, signal) => deps.count(address, this.own, signal),
    })
    this.people = new Query((_, signal) =>
      allPages(
        page => deps.users.list({ page }, signal),
        () => undefined,
      ),
    )
  }

  /** Whose are shown. */
  get own(): OwnOnly {
    const user = this.user
    return user ? ownOnlyOf(user) : NO_ONE
  }

  get user(): CurrentUser | null | undefined {
    return this.#deps.user()
  }

  open(address: Address): void {
    this.list.open(address)
    if (!this.own.showsOwnOnly && this.people.state.kind === 'idle')
      this.#deps.whenIdle(() => void this.people.load())
  }

  settled(): Promise<unknown> {
    return this.list.settled()
  }

  dispose(): void {
    this.list.dispose()
    this.people.dispose()
  }
}
