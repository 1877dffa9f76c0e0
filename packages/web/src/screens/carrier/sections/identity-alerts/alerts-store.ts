import type {
  CarrierId,
  CurrentUser,
  IdentityAlert,
  IdentityAlertId,
  IdentityAlerts,
  Page,
} from '@fairhaul/core'
import { withAlertMessage } from '@fairhaul/core'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import type { AlertReply, ReplyDeps } from '../../../../parts/identity-alert/alert-reply.ts'
import { AlertWithdrawal } from '../../../../parts/identity-alert/withdrawal.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'

export interface AlertsDeps {
  readonly carrierId: CarrierId
  readonly alerts: Pick<IdentityAlerts, 'ofCarrier' | 'unpublish'>
  readonly makeReply: (deps: Pick<ReplyDeps, 'alertId' | 'added' | 'outdated'>) => AlertReply
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
  readonly withdrawal: AlertWithdrawal
  /** The message that is being written. Null: none. */
  reply: AlertReply | null = null
  readonly #deps: AlertsDeps
  readonly #stop: () => void

  constructor(deps: AlertsDeps) {
    this.#deps = deps
    this.found = new Query(
      (page, signal) => deps.alerts.ofCarrier({ carrierId: deps.carrierId, page }, signal),
      {
        onChange: state => {
          if (isNotFound(state)) deps.absent()
        },
      },
    )
    this.withdrawal = new AlertWithdrawal({
      alerts: deps.alerts,
      user: deps.user,
      say: deps.say,
      withdrawn: changed => {
        this.#replace(each => (each.id === changed.id ? changed : each))
        deps.changed()
      },
      outdated: () => void this.found.reload(),
    })
    makeAutoObservable(this, { found: false, withdrawal: false, reply: observableRef }, { autoBind: true })
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

  /** Opens the form of a message. Null: closes it, and what was typed stays. */
  write(alertId: IdentityAlertId | null): void {
    this.reply?.dispose()
    this.reply =
      alertId === null
        ? null
        : this.#deps.makeReply({
            alertId,
            added: message => this.#replace(alert => withAlertMessage(alert, message)),
            outdated: () => void this.found.reload(),
          })
  }

  dispose(): void {
    this.#stop()
    this.reply?.dispose()
    this.withdrawal.dispose()
    this.found.dispose()
  }

  #replace(change: (alert: IdentityAlert) => IdentityAlert): void {
    this.found.update(page => ({ ...page, items: page.items.map(change) }))
  }
}
