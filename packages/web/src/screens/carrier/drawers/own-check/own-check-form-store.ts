import {
  type CalendarDate,
  type CarrierId,
  lastDayOfCheck,
  OWN_CHECK_LABELS,
  type OwnCheckDraft,
  type RecordedCheckKind,
  type OwnChecks,
  type OwnCheckTerm,
  ownCheckProblems,
  readOwnCheck,
  typedDateIn,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface OwnCheckFormDeps {
  readonly carrierId: CarrierId
  readonly checks: Pick<OwnChecks, 'create'>
  readonly today: () => CalendarDate
  /** The kind to begin with. */
  readonly kind: () => RecordedCheckKind | null
  readonly recorded: (message: string) => void
}

const FIELDS = ['kind', 'isVerified', 'checkedOn', 'expiresOn', 'note', 'file'] as const

/** A field of the form. */
export type OwnCheckField = (typeof FIELDS)[number]

/** What the form begins with: nothing is chosen that would say yes by itself. */
const EMPTY = { isVerified: null, term: '12-months', lastDay: null, note: '', file: null } as const

/** A check that is being recorded. What was typed stays until it is recorded or discarded. */
export class OwnCheckFormStore implements ScreenStore {
  kind: RecordedCheckKind | null
  isVerified: boolean | null = EMPTY.isVerified
  /** The day of the check as typed. */
  checkedOn: string | null
  term: OwnCheckTerm = EMPTY.term
  /** The last day as typed, where it ends on a date. */
  lastDay: string | null = EMPTY.lastDay
  note: string = EMPTY.note
  file: File | null = EMPTY.file
  /** Whether recording was tried, so that a missing field counts as wrong. */
  isTried = false
  readonly submission = new Submission(submissionMessages('No check was recorded'), FIELDS)
  readonly #deps: OwnCheckFormDeps

  constructor(deps: OwnCheckFormDeps) {
    this.#deps = deps
    this.kind = deps.kind()
    this.checkedOn = deps.today()
    makeAutoObservable(this, { file: observableRef, submission: false }, { autoBind: true })
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** The last day that it counts. Null: none is chosen. */
  get expiresOn(): CalendarDate | null {
    return lastDayOfCheck(this.term, typedDateIn(this.checkedOn) ?? null, typedDateIn(this.lastDay) ?? null)
  }

  /** The error of a field: found here, or else by the server. */
  problemOf(field: OwnCheckField): string | undefined {
    const found = ownCheckProblems(this.#draft, this.today).find(problem => problem.field === field)
    const isShown = this.isTried || field === 'file' || field === 'note'
    return (isShown ? found?.message : undefined) ?? this.submission.fieldError(field)
  }

  change(
    change: Partial<
      Pick<OwnCheckFormStore, 'kind' | 'isVerified' | 'checkedOn' | 'term' | 'lastDay' | 'note' | 'file'>
    >,
  ): void {
    Object.assign(this, change)
    this.submission.reset()
  }

  discard(): void {
    const { kind, today } = this.#deps
    this.isTried = false
    this.change({ ...EMPTY, kind: kind(), checkedOn: today() })
  }

  /** Resolves to whether it was recorded. */
  async record(): Promise<boolean> {
    const { checks, recorded } = this.#deps
    this.isTried = true
    const read = readOwnCheck(this.#draft, this.today)
    if (!read.ok) {
      this.submission.rejectLocally(read.refusal)
      return false
    }
    const sent = await this.submission.send(() => checks.create(read.value))
    if (sent === undefined) return false
    this.discard()
    recorded(`Check recorded: ${OWN_CHECK_LABELS[sent.value.kind]}.`)
    return true
  }

  dispose(): void {
    this.submission.dispose()
  }

  get #draft(): OwnCheckDraft {
    const { kind, isVerified, checkedOn, expiresOn, note, file } = this
    const { carrierId } = this.#deps
    return { carrierId, kind, isVerified, checkedOn: typedDateIn(checkedOn) ?? null, expiresOn, note, file }
  }
}
