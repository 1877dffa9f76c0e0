import {
  type CurrentUser,
  type IdentityAlert,
  type IdentityAlertDetail,
  type IdentityAlertId,
  type IdentityAlerts,
  type Outcome,
  type Refusal,
  withAlertMessage,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { AlertReply, ReplyDeps } from '../../parts/identity-alert/alert-reply.ts'
import { AlertWithdrawal } from '../../parts/identity-alert/withdrawal.ts'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'
import { EvidenceForm } from './evidence-form.ts'

export interface IdentityAlertDeps {
  readonly id: IdentityAlertId
  readonly alerts: Pick<IdentityAlerts, 'find' | 'list' | 'unpublish' | 'addEvidence'>
  readonly makeReply: (deps: Pick<ReplyDeps, 'alertId' | 'added' | 'outdated'>) => AlertReply
  readonly user: () => CurrentUser | null | undefined
  readonly say: (text: string) => void
  /** What keeps the page up to date while the user sees it. */
  readonly live: Omit<LiveRefreshDeps, 'refresh'>
}

/** One identity alert: its report, its evidence and its messages. */
export class IdentityAlertStore implements ScreenStore {
  readonly detail: Query<IdentityAlertDetail>
  readonly reply: AlertReply
  readonly withdrawal: AlertWithdrawal
  readonly evidence: EvidenceForm
  /** Whether the monitor answers with the evidence of alerts; one of section 7 alone does not. */
  hasEvidence = true
  readonly #deps: IdentityAlertDeps
  readonly #live: LiveRefresh

  constructor(deps: IdentityAlertDeps) {
    this.#deps = deps
    this.detail = new Query((_, signal) => this.#find(signal))
    this.#live = new LiveRefresh({ ...deps.live, refresh: () => this.detail.load() })
    const outdated = () => void this.detail.reload()
    this.reply = deps.makeReply({
      alertId: deps.id,
      added: message => this.#change(alert => withAlertMessage(alert, message)),
      outdated,
    })
    this.withdrawal = new AlertWithdrawal({
      alerts: deps.alerts,
      user: deps.user,
      say: deps.say,
      withdrawn: changed => this.#change(alert => ({ ...alert, isPublished: changed.isPublished })),
      outdated,
    })
    this.evidence = new EvidenceForm({
      alertId: deps.id,
      alerts: deps.alerts,
      added: piece => this.detail.update(detail => ({ ...detail, evidence: [...detail.evidence, piece] })),
      outdated,
    })
    makeAutoObservable(
      this,
      { detail: false, reply: false, withdrawal: false, evidence: false },
      { autoBind: true },
    )
  }

  /** Whether the alert is of the user's company. */
  get isOurs(): boolean {
    const companyId = this.detail.value?.alert.companyId
    return companyId !== undefined && companyId === this.#deps.user()?.company?.id
  }

  /** Whether the user may add evidence: as for a withdrawal, and where the monitor keeps evidence. */
  get mayAddEvidence(): boolean {
    const alert = this.detail.value?.alert
    return alert !== undefined && this.hasEvidence && this.withdrawal.mayWithdraw(alert)
  }

  /** Whether its evidence may have files: not on the watchdog site. */
  get takesFiles(): boolean {
    return this.detail.value?.alert.site === 'main'
  }

  open(): void {
    void this.detail.load()
    this.#live.start()
  }

  dispose(): void {
    this.#live.stop()
    this.detail.dispose()
    this.reply.dispose()
    this.withdrawal.dispose()
    this.evidence.dispose()
  }

  /** A monitor of section 7 alone answers that there is no such alert: then it is looked for in the newest page. */
  async #find(signal: AbortSignal): Promise<Outcome<IdentityAlertDetail, Refusal>> {
    const { alerts, id } = this.#deps
    const found = await alerts.find({ id }, signal)
    this.#setEvidence(true)
    if (found.ok || found.refusal.kind !== 'not-found') return found
    const listed = await alerts.list({}, signal)
    const alert = listed.ok ? listed.value.items.find(each => each.id === id) : undefined
    if (alert === undefined) return found
    this.#setEvidence(false)
    return { ok: true, value: { alert, originAreaName: null, commodityName: null, evidence: [] } }
  }

  #setEvidence(hasEvidence: boolean): void {
    runInAction(() => {
      this.hasEvidence = hasEvidence
    })
  }

  #change(change: (alert: IdentityAlert) => IdentityAlert): void {
    this.detail.update(detail => ({ ...detail, alert: change(detail.alert) }))
  }
}
