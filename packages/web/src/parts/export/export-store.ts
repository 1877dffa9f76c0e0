import {
  type CurrentUser,
  csvText,
  type ExportColumn,
  exportTable,
  type Failure,
  failureOf,
  type Outcome,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { exportUnderPlan } from '../../stores/under-plan.ts'

/** How many pages of the rows are loaded, and of how many. */
export interface ExportProgress {
  readonly done: number
  readonly of: number
}

/** The state of an export. */
export type ExportState<Refusal> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'gathering'; readonly progress: ExportProgress | undefined }
  | { readonly kind: 'saved'; readonly rows: number; readonly hasInsights: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** An export, for the component that shows it. */
export interface ExportView<Refusal> {
  readonly state: ExportState<Refusal>
  start(): Promise<void>
  /** Cancels the export: no file is made. */
  cancel(): void
}

export interface ExportDeps<Row, Refusal> {
  readonly user: () => Pick<CurrentUser, 'paywall'> | null | undefined
  readonly notices: PlanNoticesStore
  /** Loads every row of the list, page by page, and reports its progress. */
  readonly gather: (
    signal: AbortSignal,
    report: (progress: ExportProgress) => void,
  ) => Promise<Outcome<readonly Row[], Refusal>>
  readonly columns: () => readonly ExportColumn<Row>[]
  /** With its extension: "carriers-2026-11-21.csv". */
  readonly fileName: () => string
  readonly save: (name: string, text: string) => void
  /** Says for the audit log that this many rows are exported. */
  readonly record: (rowCount: number) => void
}

/**
 * Makes a file of a list. A plan without exports raises its notice and makes none; one without insights leaves their
 * columns out. It can be canceled while its rows load. No Query: it reports its progress, and ends in a file rather than
 * a value. Section 4, "Notices".
 */
export class ExportStore<Row, Refusal> implements ExportView<Refusal> {
  state: ExportState<Refusal> = { kind: 'idle' }
  readonly #deps: ExportDeps<Row, Refusal>
  #gathering: AbortController | undefined

  constructor(deps: ExportDeps<Row, Refusal>) {
    this.#deps = deps
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get isGathering(): boolean {
    return this.state.kind === 'gathering'
  }

  async start(): Promise<void> {
    const user = this.#deps.user()
    if (this.isGathering || user == null) return
    const decision = exportUnderPlan(this.#deps.notices, user, { wantsInsights: true })
    if (decision.kind === 'withheld') return
    const gathering = new AbortController()
    this.#gathering = gathering
    this.state = { kind: 'gathering', progress: undefined }
    const report = (state: ExportState<Refusal>) => {
      if (this.#gathering !== gathering) return
      runInAction(() => {
        this.state = state
      })
    }
    try {
      const answer = await this.#deps.gather(gathering.signal, progress =>
        report({ kind: 'gathering', progress }),
      )
      if (this.#gathering !== gathering) return
      if (!answer.ok) return report({ kind: 'refused', refusal: answer.refusal })
      const { hasInsights } = decision
      const rows = exportTable(this.#deps.columns(), answer.value, { hasInsights })
      this.#deps.record(answer.value.length)
      this.#deps.save(this.#deps.fileName(), csvText(rows))
      report({ kind: 'saved', rows: answer.value.length, hasInsights })
    } catch (thrown) {
      report({ kind: 'failed', failure: failureOf(thrown) })
    }
  }

  /** Cancels the export: no file is made. */
  cancel(): void {
    const gathering = this.#gathering
    this.#gathering = undefined
    gathering?.abort()
    this.state = { kind: 'idle' }
  }

  dispose(): void {
    this.cancel()
  }
}
