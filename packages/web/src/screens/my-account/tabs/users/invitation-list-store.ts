import { type Page, type UserInvitation, type UserInvitationId, type UserInvitations } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../../../stores/query.ts'

/** A page of the company's invitations, newest first. */
export class InvitationListStore {
  readonly found: Query<Page<UserInvitation>, number>
  requested: number | undefined = undefined

  constructor(invitations: Pick<UserInvitations, 'list'>) {
    this.found = new Query((page, signal) => invitations.list({ page }, signal))
    makeAutoObservable(this, { found: false }, { autoBind: true })
  }

  get page(): Page<UserInvitation> | undefined {
    return this.found.value
  }

  async request(page: number): Promise<void> {
    const isSame = this.requested === page
    this.requested = page
    const { kind } = this.found.state
    if (isSame && (kind === 'loading' || kind === 'ready')) return
    await this.reload()
  }

  async reload(): Promise<void> {
    await this.found.load(this.requested ?? 1)
  }

  /** Replaces a changed invitation. */
  changed(invitation: UserInvitation): void {
    this.#change(items => items.map(each => (each.id === invitation.id ? invitation : each)))
  }

  withdrawn(id: UserInvitationId): void {
    this.#change(items => items.filter(each => each.id !== id))
  }

  dispose(): void {
    this.found.dispose()
  }

  #change(change: (items: readonly UserInvitation[]) => readonly UserInvitation[]): void {
    this.found.update(page => {
      const items = change(page.items)
      return { ...page, items, total: page.total - (page.items.length - items.length) }
    })
  }
}
