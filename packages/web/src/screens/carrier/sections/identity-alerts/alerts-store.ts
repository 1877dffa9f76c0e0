import {
  type CarrierId,
  type CurrentUser,
  type IdentityAlert,
  type IdentityAlertId,
  type IdentityAlertMessages,
  type IdentityAlerts,
  ownsAlert,
  type Page,
  readAlertMessage,
  withAlertMessage,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface AlertsDeps {
  readonly carrierId: CarrierId
  readonly alerts: Pick<IdentityAlerts, 'ofCarrier' | 'unpublish'>
  readonly messages: IdentityAlertMessages
  readonly user: () => CurrentUser | null | undefined
  readonly say: (text: string) => void
  /** Called when the monitor does not list alerts by carrier. */
  readonly absent: () => void
  /** The number of published alerts on the profile: when it changes, the list is loaded again. */
  readonly alertsCount: () => number | undefined
  /** Called when an alert was withdrawn. */
  readonly changed: () => void
}

/** The alerts about one carrier, their messages, and the withdrawal of one's own. */
export class AlertsStore implements ScreenStore {
  readonly found: Query<Page<IdentityAlert>, number>
  readonly messaging = new Submission(submissionMessages('Not added'), ['message'])
  readonly withdrawal = new Submission(submissionMessages('Not withdrawn'))
  /** The alert to which a message is written, and the alert that is about to be withdrawn. */
  writingTo: IdentityAlertId | null = null
  withdrawing: IdentityAlert | null = null
  /** What was typed, by alert: it stays until it is sent. */
  readonly drafts = new Map<IdentityAlertId, string>()
  problem: string | undefined = undefined
  readonly #deps: AlertsDeps
  readonly #stop: () => void

  constructor(deps: AlertsDeps) {
    this.#deps = deps
    this.found = new Query(
      (page, signal) => deps.alerts.ofCarrier({ carrierId: deps.carrierId, page }, signal),
      {
        onChange: state => {
          if (state.kind === 'refused' && state.refusal.kind === 'not-found') deps.absent()
        },
      },
    )
    makeAutoObservable(
      this,
      { found: false, messaging: false, withdrawal: false, withdrawing: observableRef },
      { autoBind: true },
    )
    void this.found.load(1)
    this.#stop = reaction(deps.alertsCount, (count, before) => {
      if (before !== undefined && count !== before) void this.found.reload()
    })
  }

  get rows(): readonly IdentityAlert[] {
    return this.found.value?.items ?? []
  }

  /** Whether an alert has its author's name in place of "another broker". */
  isOurs({ companyId }: IdentityAlert): boolean {
    return companyId === this.#deps.user()?.company?.id
  }

  mayWithdraw(alert: IdentityAlert): boolean {
    const user = this.#deps.user()
    return user != null && alert.isPublished && ownsAlert(alert, user)
  }

  get draft(): string {
    return this.writingTo === null ? '' : (this.drafts.get(this.writingTo) ?? '')
  }

  get messageProblem(): string | undefined {
    return this.problem ?? this.messaging.fieldError('message')
  }

  write(id: IdentityAlertId | null): void {
    this.writingTo = id
    this.problem = undefined
    this.messaging.reset()
  }

  type(text: string): void {
    if (this.writingTo !== null) this.drafts.set(this.writingTo, text)
    this.problem = undefined
    this.messaging.reset()
  }

  async addMessage(): Promise<void> {
    const alertId = this.writingTo
    if (alertId === null || this.messaging.isPending) return
    const read = readAlertMessage({ alertId, message: this.draft })
    if (!read.ok) {
      this.problem = read.refusal[0]?.message
      return
    }
    await this.messaging.send(() => this.#deps.messages.create(read.value), {
      onDone: message =>
        runInAction(() => {
          this.drafts.delete(alertId)
          if (this.writingTo === alertId) this.writingTo = null
          this.#replace(alert => withAlertMessage(alert, message))
        }),
    })
    if (this.messaging.refusal?.kind === 'conflict') void this.found.reload()
  }

  /** Asks before an alert is withdrawn, as that cannot be undone. Null: it stays. */
  requestWithdrawal(alert: IdentityAlert | null): void {
    this.withdrawing = alert
    this.withdrawal.reset()
  }

  async withdraw(): Promise<void> {
    const alert = this.withdrawing
    if (alert === null || this.withdrawal.isPending) return
    await this.withdrawal.send(() => this.#deps.alerts.unpublish({ id: alert.id }), {
      onDone: changed =>
        runInAction(() => {
          this.withdrawing = null
          this.#replace(each => (each.id === changed.id ? changed : each))
          this.#deps.say('Alert withdrawn. Only your company can still see it.')
          this.#deps.changed()
        }),
    })
    if (this.withdrawal.refusal?.kind === 'conflict') void this.found.reload()
  }

  dispose(): void {
    this.#stop()
    this.found.dispose()
  }

  #replace(change: (alert: IdentityAlert) => IdentityAlert): void {
    this.found.update(page => ({ ...page, items: page.items.map(change) }))
  }
}
