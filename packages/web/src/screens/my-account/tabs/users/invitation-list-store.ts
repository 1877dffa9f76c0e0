import {
  type Loadable,
  latestValue,
  type Page,
  type UserInvitation,
  type UserInvitationId,
  type UserInvitations,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { withLatestValue } from '../../../../parts/with-latest-value.ts'
import { Latest } from '../../../../stores/latest.ts'

/** A page of the company's invitations, newest first. */
export class InvitationListStore {
  found: Loadable<Page<UserInvitation>> = { kind: 'idle' }
  requested: number | undefined = undefined
  readonly #invitations: Pick<UserInvitations, 'list'>
  readonly #latest = new Latest()

  constructor(invitations: Pick<UserInvitations, 'list'>) {
    this.#invitations = invitations
    makeAutoObservable(this, { found: observableRef }, { autoBind: true })
  }

  get page(): Page<UserInvitation> | undefined {
    return latestValue(this.found)
  }

  async request(page: number): Promise<void> {
    const isSame = this.requested === page
    this.requested = page
    if (isSame && (this.found.kind === 'loading' || this.found.kind === 'ready')) return
    await this.reload()
  }

  async reload(): Promise<void> {
    const page = this.requested ?? 1
    await this.#latest.follow(
      this.found,
      signal => this.#invitations.list({ page }, signal),
      found => {
        this.found = found
      },
    )
  }

  /** An invitation as it stands now. */
  changed(invitation: UserInvitation): void {
    this.#change(items => items.map(each => (each.id === invitation.id ? invitation : each)))
  }

  withdrawn(id: UserInvitationId): void {
    this.#change(items => items.filter(each => each.id !== id))
  }

  dispose(): void {
    this.#latest.stop()
  }

  #change(change: (items: readonly UserInvitation[]) => readonly UserInvitation[]): void {
    const { page } = this
    if (page === undefined) return
    const items = change(page.items)
    const total = page.total - (page.items.length - items.length)
    this.found = withLatestValue(this.found, { ...page, items, total })
  }
}
