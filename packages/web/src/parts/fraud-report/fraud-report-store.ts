import {
  type Brand,
  type CalendarDate,
  type CarrierId,
  FRAUD_REPORT_CATEGORY,
  type IdentityAlert,
  type IdentityAlerts,
  type NewIdentityAlert,
  type Outcome,
  type Problem,
  parseId,
  readFraudReport,
  readWatchdogReport,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { type DraftStorage, storedText } from '../../stores/draft-storage.ts'
import { isObject, type StoredFields } from '../../stores/stored-fields.ts'
import { isNotFound } from '../../stores/not-found.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** A carrier that a report names. */
export interface NamedCarrier {
  readonly id: CarrierId
  readonly legalName: string
}

/** The values of the form. */
export interface FraudReportFields {
  readonly email: string
  readonly phone: string
  readonly message: string
  /** As typed. Null: not chosen. */
  readonly filedOn: string | null
  /** The carrier whose name was used; null if it is not known. */
  readonly carrier: NamedCarrier | null
}

/** The carrier of a stored draft. Empty: null. */
export const storedCarrier = (it: unknown): NamedCarrier | null => {
  if (!isObject(it)) return null
  const id = parseId<'carrier'>(typeof it['id'] === 'number' ? it['id'] : '')
  return id === undefined ? null : { id, legalName: storedText(it, 'legalName') }
}

/** The values of a stored draft. Invalid parts are empty. */
export const storedFraudReport = (stored: StoredFields): FraudReportFields => ({
  email: storedText(stored, 'email'),
  phone: storedText(stored, 'phone'),
  message: storedText(stored, 'message'),
  filedOn: storedText(stored, 'filedOn') || null,
  carrier: storedCarrier(stored['carrier']),
})

export interface FraudReportDeps {
  readonly identityAlerts: Pick<IdentityAlerts, 'create'>
  readonly site: () => Brand
  readonly today: () => CalendarDate
  readonly storage: DraftStorage<FraudReportFields>
  /** The initial values, filled with what is known. */
  readonly start: FraudReportFields
  readonly sent: (alert: IdentityAlert) => void
}

const FIELDS = ['email', 'phone', 'message', 'filedOn', 'carrierId'] as const

/**
 * A draft of a fraud report. What was typed stays until it is sent or canceled: a refusal, a lost connection and a
 * reload lose nothing.
 *
 * On the watchdog brand a report has no contact. Source: section 1, "Brands"; section 3, "Identity alert".
 */
export class FraudReportStore {
  fields: FraudReportFields
  problems: readonly Problem[] = []
  readonly submission = new Submission(submissionMessages('Not sent'), FIELDS)
  readonly #deps: FraudReportDeps

  constructor(deps: FraudReportDeps) {
    this.#deps = deps
    this.fields = deps.storage.read() ?? deps.start
    makeAutoObservable(
      this,
      { fields: observableRef, problems: observableRef, submission: false },
      { autoBind: true },
    )
  }

  /** Whether a report names the contact that was used. */
  get mentionsContact(): boolean {
    return this.#deps.site() === 'main'
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** A report without any contact has its error at the first field. */
  get emailProblem(): string | undefined {
    return this.#found('email') ?? this.#found(null) ?? this.submission.fieldError('email')
  }

  get phoneProblem(): string | undefined {
    return this.#found('phone') ?? this.submission.fieldError('phone')
  }

  get messageProblem(): string | undefined {
    return this.#found('message') ?? this.submission.fieldError('message')
  }

  get filedOnProblem(): string | undefined {
    return this.#found('filedOn') ?? this.submission.fieldError('filedOn')
  }

  get carrierProblem(): string | undefined {
    const { state } = this.submission
    return isNotFound(state)
      ? 'This carrier is no longer on record. Choose another, or none.'
      : this.submission.fieldError('carrierId')
  }

  change(change: Partial<FraudReportFields>): void {
    this.#becomes({ ...this.fields, ...change })
  }

  /** Cancel: resets to the initial values. */
  clear(): void {
    this.fields = this.#deps.start
    this.problems = []
    this.submission.reset()
    this.#deps.storage.keep(null)
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const read = this.#read()
    if (!read.ok) {
      this.problems = read.refusal
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => this.#deps.identityAlerts.create(read.value))
    if (answer === undefined) return false
    this.clear()
    this.#deps.sent(answer.value)
    return true
  }

  #read(): Outcome<NewIdentityAlert, readonly Problem[]> {
    const { email, phone, message, filedOn, carrier } = this.fields
    const { today } = this
    const reported = { carrierId: carrier?.id ?? null, message, filedOn }
    return this.mentionsContact
      ? readFraudReport({ ...reported, email, phone, site: 'main' }, today)
      : readWatchdogReport({ ...reported, reportType: FRAUD_REPORT_CATEGORY }, today)
  }

  #becomes(fields: FraudReportFields): void {
    this.fields = fields
    this.problems = []
    this.submission.reset()
    this.#deps.storage.keep(fields)
  }

  #found(field: string | null): string | undefined {
    return this.problems.find(problem => problem.field === field)?.message
  }
}
