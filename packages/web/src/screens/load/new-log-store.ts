import {
  type Clock,
  instantAtStop,
  type Load,
  type LoadLog,
  type LoadLogs,
  type LoadStopId,
  logEventProblems,
  type LoggedEvent,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** A new log as typed. */
export interface LogDraft {
  readonly stopId: LoadStopId | null
  readonly kind: LoggedEvent
  /** The time in the stop's zone, `2026-11-21T14:30`. */
  readonly at: string
}

const EMPTY_DRAFT: LogDraft = { stopId: null, kind: 'arrival', at: '' }

const FIELDS = ['stopId', 'kind', 'occurredAt'] as const

interface NewLogDeps {
  readonly logs: Pick<LoadLogs, 'create'>
  readonly clock: Pick<Clock, 'now'>
  /** The load, and what was logged before. Undefined: the load has not loaded. */
  readonly context: () => { readonly load: Load; readonly logs: readonly LoadLog[] } | undefined
  readonly onLogged: () => void
}

/** A new log of a load: what is typed, and its submission. */
export class NewLogStore {
  readonly submission = new Submission(submissionMessages('Not logged'), FIELDS)
  draft: LogDraft = EMPTY_DRAFT
  readonly #deps: NewLogDeps

  constructor(deps: NewLogDeps) {
    this.#deps = deps
    makeAutoObservable(this, { submission: false, draft: observableRef }, { autoBind: true })
  }

  setDraft(change: Partial<LogDraft>): void {
    this.draft = { ...this.draft, ...change }
    for (const field of FIELDS) this.submission.clearError(field)
  }

  /** Logs the event as typed. Resolves to whether it was logged. */
  async log(): Promise<boolean> {
    const { logs, clock, context, onLogged } = this.#deps
    const known = context()
    if (known === undefined) return false
    const { load } = known
    const { stopId, kind, at } = this.draft
    const zone = load.stops.find(({ id }) => id === stopId)?.timeZone ?? null
    const occurredAt = instantAtStop(at, zone) ?? ''
    const event = { stopId: stopId ?? (0 as LoadStopId), kind, occurredAt }
    const sent = await this.submission.send(() => logs.create({ loadId: load.id, ...event }), {
      problems: logEventProblems(event, { ...known, now: clock.now() }),
    })
    if (sent === undefined) return false
    runInAction(() => {
      this.draft = EMPTY_DRAFT
    })
    onLogged()
    return true
  }

  dispose(): void {
    this.submission.dispose()
  }
}
