import { type CompanyUser, type CompanyUsers, type Page, type Scope, type UserId } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../../../stores/query.ts'

/** The parameters of the list. */
export interface UsersQuestion {
  readonly search: string
  readonly scope: Scope | null
  readonly page: number
}

/** A page of the company's users, found by a text or by a scope. A newer request supersedes the older. */
export class UserListStore {
  readonly found: Query<Page<CompanyUser>, UsersQuestion>
  question: UsersQuestion | undefined = undefined

  constructor(users: Pick<CompanyUsers, 'list' | 'search'>) {
    this.found = new Query(({ search, scope, page }, signal) => {
      const term = search.trim()
      return term === ''
        ? users.list({ page, ...(scope !== null && { scope }) }, signal)
        : users.search({ term, page }, signal)
    })
    makeAutoObservable(this, { found: false, question: observableRef }, { autoBind: true })
  }

  get page(): Page<CompanyUser> | undefined {
    return this.found.value
  }

  /** Loads the list, unless the same parameters are loaded or pending. */
  async request(question: UsersQuestion): Promise<void> {
    const isSame =
      this.question?.search === question.search &&
      this.question.scope === question.scope &&
      this.question.page === question.page
    this.question = question
    const { kind } = this.found.state
    if (isSame && (kind === 'loading' || kind === 'ready')) return
    await this.reload()
  }

  async reload(): Promise<void> {
    await this.found.load(this.question ?? { search: '', scope: null, page: 1 })
  }

  find(id: UserId): CompanyUser | undefined {
    return this.page?.items.find(user => user.id === id)
  }

  /** Replaces a changed user, in their place. One who lost the permission that the list is narrowed to is counted no more. */
  changed(user: CompanyUser): void {
    const scope = this.question?.scope ?? null
    const isIn = ({ scopes }: CompanyUser): number => Number(scope === null || scopes.includes(scope))
    this.found.update(page => {
      const before = page.items.find(({ id }) => id === user.id)
      return {
        ...page,
        total: page.total + (before === undefined ? 0 : isIn(user) - isIn(before)),
        items: page.items.map(each => (each.id === user.id ? user : each)),
      }
    })
  }

  dispose(): void {
    this.found.dispose()
  }
}
