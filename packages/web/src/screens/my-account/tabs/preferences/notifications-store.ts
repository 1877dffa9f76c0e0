import {
  type CompanyUsers,
  type CurrentUser,
  decideScopeChange,
  done,
  type FeatureToggles,
  getsConnectionNotifications,
  mayManageScopes,
  type Outcome,
  type Refusal,
  refused,
  type Scope,
  USER_CHANGE_REFUSALS,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { AccountStore } from '../../../../stores/account-store.ts'
import { forbiddenMessage } from '../../../../stores/forbidden-message.ts'
import { Submission } from '../../../../stores/submission.ts'
import {
  customMessages,
  failureMessage,
  problemsMessage,
  sessionEndedMessage,
} from '../../../../stores/submission-messages.ts'

const MAIL: Scope = 'connection_notifications'
const NOT_CHANGED = 'Not changed'

export interface NotificationsDeps {
  readonly users: Pick<CompanyUsers, 'changeScopes'>
  readonly account: Pick<AccountStore, 'user' | 'refresh'>
  readonly toggles: Pick<FeatureToggles, 'showsScopeManagement'>
}

/** What arrives for the user, and whether they may change it themselves. Section 6, "Scopes". */
export class NotificationsStore {
  readonly submission = new Submission(
    customMessages(failure => failureMessage(failure, NOT_CHANGED, ''), refusalMessage),
  )
  /** The message of the last change. */
  notice: string | null = null
  readonly #deps: NotificationsDeps

  constructor(deps: NotificationsDeps) {
    this.#deps = deps
    makeAutoObservable(this, { submission: false }, { autoBind: true })
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

  /** Clears the messages, so that another visit starts without them. */
  forget(): void {
    this.submission.reset()
    this.notice = null
  }

  /** Sends the rights as they are now with the one change, as someone else may have changed them meanwhile. */
  async change(isOn: boolean): Promise<void> {
    if (this.submission.isPending) return
    this.notice = null
    await this.submission.send(() => this.#change(isOn), { onDone: () => this.#changed(isOn) })
  }

  /** Whatever the response, the change is done if the user then has it. */
  async #change(isOn: boolean): Promise<Outcome<void, Refusal>> {
    const sent = await this.#send(isOn).catch((thrown: unknown) => ({ thrown }))
    await this.#deps.account.refresh()
    if (this.isOn === isOn) return done(undefined)
    if ('thrown' in sent) throw sent.thrown
    return sent.ok ? refused(withMessage('Try again.')) : sent
  }

  async #send(isOn: boolean): Promise<Outcome<unknown, Refusal>> {
    const { account, users, toggles } = this.#deps
    await account.refresh()
    const { user } = this
    if (user === null) return refused({ kind: 'unauthenticated', requestId: null })
    const others = user.scopes.filter(scope => scope !== MAIL)
    const scopes = isOn ? [...others, MAIL] : others
    // The number of user managers makes no difference, as that right does not change.
    const decided = decideScopeChange({ by: user, user, managers: 1, scopes, toggles })
    if (!decided.ok) return refused(withMessage(USER_CHANGE_REFUSALS[decided.refusal]))
    return users.changeScopes({ id: user.id, scopes: decided.value })
  }

  #changed(isOn: boolean): void {
    runInAction(() => {
      this.notice = isOn ? 'Connection e-mails are on.' : 'Connection e-mails are off.'
    })
  }
}

/** A refusal of our own. */
const withMessage = (message: string): Refusal => ({
  kind: 'invalid',
  problems: [{ field: null, message }],
  requestId: null,
})

const refusalMessage = (refusal: Refusal, others: readonly string[]): string | null => {
  switch (refusal.kind) {
    case 'invalid':
      return problemsMessage(others, NOT_CHANGED)
    case 'unauthenticated':
      return sessionEndedMessage(NOT_CHANGED)
    case 'forbidden':
      return forbiddenMessage(refusal.message, 'Not changed: you are no longer an admin')
    default:
      return 'Not changed: the server refused it. Try again.'
  }
}
