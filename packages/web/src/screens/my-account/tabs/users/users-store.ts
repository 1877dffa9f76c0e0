import {
  type CompanyUser,
  type CompanyUsers,
  type CurrentUser,
  type FeatureToggles,
  mayInCompany,
  mayManageScopes,
  mayManageUsers,
  type UserId,
  type UserInvitations,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { InvitationListStore } from './invitation-list-store.ts'
import { InvitationStepStore } from './invitation-step-store.ts'
import { InviteFormStore } from './invite-form-store.ts'
import { UserFormStore } from './user-form-store.ts'
import { UserListStore } from './user-list-store.ts'
import { FIRST_USERS, type UsersAddress } from './users-address.ts'

export interface UsersDeps {
  readonly users: CompanyUsers
  readonly invitations: UserInvitations
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  readonly toggles: FeatureToggles
  readonly say: (text: string) => void
  /** Called when the current user has removed themselves from the company. */
  readonly left: () => void
}

/** The users of the company, and its invitations. */
export class UsersStore implements ScreenStore {
  address: UsersAddress = FIRST_USERS
  /** The form of the open drawer. Undefined: none, or a user who is not on this page of the list. */
  form: UserFormStore | undefined = undefined
  readonly list: UserListStore
  readonly invited: InvitationListStore
  readonly invite: InviteFormStore
  readonly step: InvitationStepStore
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: UsersDeps
  readonly #forms = new Map<UserId, UserFormStore>()
  /** The user of the account, also while they sign out. */
  #lastUser: CurrentUser
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: UsersDeps) {
    const { user } = deps.account
    if (user == null) throw new Error('My account is of someone who is signed in')
    this.#deps = deps
    this.#lastUser = user
    const { users, invitations, toggles, say } = deps
    this.list = new UserListStore(users)
    this.invited = new InvitationListStore(invitations)
    this.invite = new InviteFormStore({
      invitations,
      inviter: () => this.#user,
      toggles,
      seen: () => ({
        invitations: this.invited.page?.items ?? [],
        colleagueEmails: this.list.page?.items.map(({ email }) => email) ?? [],
      }),
      sent: ({ email }) => {
        say(`Invitation sent to ${email}.`)
        if (this.invited.found.state.kind !== 'idle') void this.invited.reload()
      },
    })
    this.step = new InvitationStepStore({
      invitations,
      resent: (invitation, text) => {
        this.invited.changed(invitation)
        say(text)
      },
      withdrawn: ({ id }, text) => {
        this.invited.withdrawn(id)
        say(text)
      },
      lost: () => void this.invited.reload(),
    })
    makeAutoObservable(
      this,
      {
        address: observableRef,
        form: observableRef,
        list: false,
        invited: false,
        invite: false,
        step: false,
        drawerHistory: false,
      },
      { autoBind: true },
    )
  }

  /** Whether this user sees invitations and the rights of others. */
  get mayManage(): boolean {
    return mayManageUsers(this.#user)
  }

  get showsScopes(): boolean {
    return mayManageScopes(this.#user, this.#deps.toggles)
  }

  /** An expired company can invite no one. */
  get mayInvite(): boolean {
    return mayInCompany(this.#user, 'send-invitation')
  }

  get showsInvitations(): boolean {
    return this.address.list === 'invitations' && this.mayManage
  }

  /** Whether a user is the current one. */
  isSelf(id: UserId): boolean {
    return this.#deps.account.user?.id === id
  }

  open(address: UsersAddress): void {
    const { list, search, scope, page, open } = address
    this.address = address
    this.drawerHistory.visited(open.kind !== 'none')
    this.#openForm()
    this.#pending =
      list === 'invitations' && this.mayManage
        ? this.invited.request(page)
        : this.list.request({ search, scope: this.showsScopes ? scope : null, page }).then(this.#openForm)
  }

  /** Searches at once, and returns the address to navigate to. */
  search(text: string): UsersAddress {
    this.open({ ...FIRST_USERS, search: text })
    return this.address
  }

  /** Resolves when there is something to show. */
  settled(): Promise<unknown> {
    return this.#pending
  }

  dispose(): void {
    this.list.dispose()
    this.invited.dispose()
    for (const form of this.#forms.values()) form.dispose()
  }

  forgetForm(id: UserId): void {
    this.#forms.delete(id)
  }

  get #user(): CurrentUser {
    this.#lastUser = this.#deps.account.user ?? this.#lastUser
    return this.#lastUser
  }

  readonly #openForm = (): void => {
    const { open } = this.address
    const user = open.kind === 'user' && this.mayManage ? this.list.find(open.id) : undefined
    runInAction(() => {
      this.form = user === undefined ? undefined : this.#formOf(user)
    })
  }

  #formOf(user: CompanyUser): UserFormStore {
    const { id } = user
    const known = this.#forms.get(id)
    known?.setUser(user)
    if (known !== undefined) return known
    const { users, account, toggles, say, left } = this.#deps
    const form = new UserFormStore({
      user,
      users,
      by: () => this.#user,
      toggles,
      changed: (now, text) => {
        this.#forms.delete(id)
        this.list.changed(now)
        say(text)
        if (this.isSelf(id)) void account.refresh()
      },
      removed: (_, text) => {
        this.#forms.delete(id)
        say(text)
        if (this.isSelf(id)) left()
        else void this.list.reload()
      },
    })
    this.#forms.set(id, form)
    void form.countManagers()
    return form
  }
}
