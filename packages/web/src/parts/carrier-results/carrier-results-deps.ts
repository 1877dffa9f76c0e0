import type {
  CachedResults,
  CarrierSummary,
  Outcome,
  Page,
  Refusal,
  ResultsAddress,
  Subscriptions,
} from '@fairhaul/core'
import type { ExportProgress, ExportView } from '../export/export-store.ts'
import type { BesideResultsDeps } from './beside-results.ts'
import type { CarrierSelection } from './carrier-selection.ts'
import type { ResultsQuestion } from './results-question.ts'
import type { VerdictTallyStore } from './verdict-tally-store.ts'

export interface CarrierResultsDeps {
  /** The time, in milliseconds since 1970. */
  readonly now: () => number
  readonly request: (
    question: ResultsQuestion,
    signal: AbortSignal,
  ) => Promise<Outcome<Page<CarrierSummary>, Refusal>>
  /** Results that were requested before the screen opened. */
  readonly ahead: {
    consume(
      path: string,
      request: () => Promise<Outcome<Page<CarrierSummary>, Refusal>>,
    ): Promise<Outcome<Page<CarrierSummary>, Refusal>>
  }
  readonly tally: VerdictTallyStore<ResultsAddress>
  /** The files of a list: of its selected carriers, and of all that match. */
  readonly files: (list: ExportedResults) => ResultsFiles
  readonly beside: BesideResultsDeps
  readonly subscriptions: Subscriptions
  readonly stored: CachedResults
  /** Calls when the page is idle. Returns what cancels it. */
  readonly whenIdle: (call: () => void) => () => void
  /** Called with each page of rows, so that profiles opened from them show their head at once. */
  readonly shown: (rows: readonly CarrierSummary[]) => void
  /** Called when a carrier has changed here, so that other caches can drop it. */
  readonly changed: (carrier: CarrierSummary) => void
}

/** The exports of a list of results. */
export interface ResultsFiles {
  readonly selected: ExportView<never>
  readonly whole: ExportView<Refusal>
}

/** The results of a search, as far as they are exported. */
export interface ExportedResults {
  readonly selection: CarrierSelection
  readonly address: ResultsAddress
  /** Every carrier that matches, in the order of the list. */
  everything(
    signal: AbortSignal,
    report: (progress: ExportProgress) => void,
  ): Promise<Outcome<readonly CarrierSummary[], Refusal>>
}
