import {
  type AlertCategory,
  type Brand,
  type CalendarDate,
  type CarrierId,
  carrierAlertFate,
  type IdentityAlerts,
  type Problem,
  parseCalendarDate,
  readCarrierAlert,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'
import type { AlertDraftStorage } from './alert-draft-storage.ts'

/** The values of the form. */
export interface AlertFields {
  readonly category: AlertCategory | null
  readonly message: string
  /** Null: not chosen, or incomplete. */
  readonly filedOn: CalendarDate | null
  readonly email: string
  readonly phone: string
}

export interface NewAlertDeps {
  readonly carrierId: CarrierId
  readonly alerts: Pick<IdentityAlerts, 'create'>
  readonly site: () => Brand
  readonly today: () => CalendarDate
  readonly storage: AlertDraftStorage
  readonly sent: () => void
}

const FIELDS = ['category', 'message', 'filedOn', 'email', 'phone'] as const
const NOTHING: AlertFields = { category: null, message: '', filedOn: null, email: '', phone: '' }

/** An alert about one carrier. What was typed stays until it is sent or canceled, also after leaving the profile. */
export class NewAlertStore implements ScreenStore {
  fields: AlertFields
  problems: readonly Problem[] = []
  readonly submission = new Submission(submissionMessages('Not sent'), FIELDS)
  readonly #deps: NewAlertDeps

  constructor(deps: NewAlertDeps) {
    this.#deps = deps
    this.fields = deps.storage.read() ?? NOTHING
    makeAutoObservable(
      this,
      { fields: observableRef, problems: observableRef, submission: false },
      { autoBind: true },
    )
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** Whether an alert names the contact that was used: not on the watchdog brand. */
  get mentionsContact(): boolean {
    return this.#deps.site() === 'main'
  }

  /** What happens to the alert. */
  get fate(): string {
    return carrierAlertFate({ site: this.#deps.site() })
  }

  problemOf(field: (typeof FIELDS)[number]): string | undefined {
    return this.problems.find(each => each.field === field)?.message ?? this.submission.fieldError(field)
  }

  change(change: Partial<AlertFields>): void {
    this.#set({ ...this.fields, ...change })
    this.#deps.storage.keep(this.fields)
  }

  changeDay(text: string | null): void {
    this.change({ filedOn: text === null ? null : (parseCalendarDate(text) ?? null) })
  }

  /** Cancel: clears the form. */
  clear(): void {
    this.#set(NOTHING)
    this.#deps.storage.keep(null)
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { carrierId, alerts, site, sent } = this.#deps
    const read = readCarrierAlert({ ...this.fields, carrierId, site: site() }, this.today)
    if (!read.ok) {
      this.problems = read.refusal
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => alerts.create(read.value))
    if (answer === undefined) return false
    this.clear()
    sent()
    return true
  }

  dispose(): void {
    this.submission.dispose()
  }

  #set(fields: AlertFields): void {
    this.fields = fields
    this.problems = []
    this.submission.reset()
  }
}
