import { type CurrentUser, type IdentityAlert, type IdentityAlerts, ownsAlert } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface WithdrawalDeps {
  readonly alerts: Pick<IdentityAlerts, 'unpublish'>
  readonly user: () => CurrentUser | null | undefined
  readonly say: (text: string) => void
  readonly withdrawn: (alert: IdentityAlert) => void
  /** Called when someone else was first. */
  readonly outdated: () => void
}

/** The withdrawal of one's own alert, confirmed first, as it cannot be undone. Source: section 4, "Unpublishing an alert". */
export class AlertWithdrawal {
  /** The alert that is about to be withdrawn. */
  alert: IdentityAlert | null = null
  readonly submission = new Submission(submissionMessages('Not withdrawn'))
  readonly #deps: WithdrawalDeps

  constructor(deps: WithdrawalDeps) {
    this.#deps = deps
    makeAutoObservable(this, { alert: observableRef, submission: false }, { autoBind: true })
  }

  mayWithdraw(alert: IdentityAlert): boolean {
    const user = this.#deps.user()
    return user != null && alert.isPublished && ownsAlert(alert, user)
  }

  /** Asks before an alert is withdrawn. Null: it stays. */
  request(alert: IdentityAlert | null): void {
    this.alert = alert
    this.submission.reset()
  }

  async confirm(): Promise<void> {
    const { alert } = this
    if (alert === null || this.submission.isPending) return
    await this.submission.send(() => this.#deps.alerts.unpublish({ id: alert.id }), {
      onDone: changed =>
        runInAction(() => {
          this.alert = null
          this.#deps.withdrawn(changed)
          this.#deps.say('Alert withdrawn. Only your company can still see it.')
        }),
    })
    if (this.submission.refusal?.kind === 'conflict') this.#deps.outdated()
  }

  dispose(): void {
    this.submission.dispose()
  }
}
