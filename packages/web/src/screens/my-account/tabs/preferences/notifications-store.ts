import {
  type CompanyUsers,
  type CurrentUser,
  decideScopeChange,
  failureOf,
  type FeatureToggles,
  getsConnectionNotifications,
  mayManageScopes,
  type Outcome,
  type Refusal,
  type Scope,
  USER_CHANGE_REFUSALS,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { AccountStore } from '../../../../stores/account-store.ts'
import { forbiddenMessage } from '../../../../stores/forbidden-message.ts'

const MAIL: Scope = 'connection_notifications'

export interface NotificationsDeps {
  readonly users: Pick<CompanyUsers, 'changeScopes'>
  readonly account: Pick<AccountStore, 'user' | 'refresh'>
  readonly toggles: Pick<FeatureToggles, 'showsScopeManagement'>
}

/** The user's notifications, and whether they may change them. Section 6, "Scopes". */
export class NotificationsStore {
  isPending = false
  error: string | null = null
  /** The message of the last action. */
  news: string | null = null
  readonly #deps: NotificationsDeps

  constructor(deps: NotificationsDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  get isOn(): boolean {
    return this.user !== null && getsConnectionNotifications(this.user)
  }

  get mayChange(): boolean {
    return this.user !== null && mayManageScopes(this.user, this.#deps.toggles)
  }

  /** Clears the message, so that another visit does not show it again. */
  forget(): void {
    this.error = null
    this.news = null
  }

  /** Sends the current rights with the one change: someone else may have changed them meanwhile. */
  async change(isOn: boolean): Promise<void> {
    if (this.isPending) return
    this.isPending = true
    this.error = null
    this.news = null
    const error = await this.#change(isOn).catch((thrown: unknown) => lostMessage(failureOf(thrown).kind))
    await this.#deps.account.refresh()
    runInAction(() => {
      this.isPending = false
      if (this.isOn === isOn)
        this.news = isOn ? 'Mail about connections is on.' : 'Mail about connections is off.'
      else this.error = error ?? 'Not changed. Try again.'
    })
  }

  async #change(isOn: boolean): Promise<string | null> {
    const { account, users, toggles } = this.#deps
    await account.refresh()
    const { user } = this
    if (user === null) return 'Not changed: your session has ended. Sign in again.'
    const others = user.scopes.filter(scope => scope !== MAIL)
    const scopes = isOn ? [...others, MAIL] : others
    // The number of user managers makes no difference: that right stays as it is.
    const decided = decideScopeChange({ by: user, user, managers: 1, scopes, toggles })
    if (!decided.ok) return `Not changed. ${USER_CHANGE_REFUSALS[decided.refusal]}`
    return refusedMessage(await users.changeScopes({ id: user.id, scopes: decided.value }))
  }
}

const lostMessage = (kind: 'offline' | 'unavailable' | 'unreadable'): string =>
  kind === 'offline'
    ? 'Not changed: no connection. Try again when you are connected.'
    : 'Not changed: the server had trouble answering. Try again.'

const refusedMessage = (answer: Outcome<unknown, Refusal>): string | null => {
  if (answer.ok) return null
  const { refusal } = answer
  if (refusal.kind === 'invalid')
    return `Not changed. ${refusal.problems.map(({ message }) => message).join(' ')}`
  return refusal.kind === 'forbidden'
    ? forbiddenMessage(refusal.message, 'Not changed: you do not manage users any more')
    : 'Not changed: the server refused it. Try again.'
}
