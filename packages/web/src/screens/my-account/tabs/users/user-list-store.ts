import {
  type CompanyUser,
  type CompanyUsers,
  type Loadable,
  latestValue,
  type Page,
  type Scope,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { withLatestValue } from '../../../../parts/with-latest-value.ts'
import { Latest } from '../../../../stores/latest.ts'

/** Which users. */
export interface UsersQuestion {
  readonly search: string
  readonly scope: Scope | null
  readonly page: number
}

/** A page of the company's users, found by a text or by what they may do. A newer question overtakes the older. */
export class UserListStore {
  found: Loadable<Page<CompanyUser>> = { kind: 'idle' }
  question: UsersQuestion | undefined = undefined
  readonly #users: Pick<CompanyUsers, 'list' | 'search'>
  readonly #latest = new Latest()

  constructor(users: Pick<CompanyUsers, 'list' | 'search'>) {
    this.#users = users
    makeAutoObservable(this, { found: observableRef, question: observableRef }, { autoBind: true })
  }

  get page(): Page<CompanyUser> | undefined {
    return latestValue(this.found)
  }

  /** Asks, unless this has just been answered or is being asked. */
  async request(question: UsersQuestion): Promise<void> {
    const isSame =
      this.question?.search === question.search &&
      this.question.scope === question.scope &&
      this.question.page === question.page
    this.question = question
    if (isSame && (this.found.kind === 'loading' || this.found.kind === 'ready')) return
    await this.reload()
  }

  async reload(): Promise<void> {
    const { search = '', scope = null, page = 1 } = this.question ?? {}
    const term = search.trim()
    await this.#latest.follow(
      this.found,
      signal =>
        term === ''
          ? this.#users.list({ page, ...(scope !== null && { scope }) }, signal)
          : this.#users.search({ term, page }, signal),
      found => {
        this.found = found
      },
    )
  }

  find(id: UserId): CompanyUser | undefined {
    return this.page?.items.find(user => user.id === id)
  }

  /** A user as they stand now. */
  changed(user: CompanyUser): void {
    const { page } = this
    if (page === undefined) return
    const items = page.items.map(each => (each.id === user.id ? user : each))
    this.found = withLatestValue(this.found, { ...page, items })
  }

  dispose(): void {
    this.#latest.stop()
  }
}
