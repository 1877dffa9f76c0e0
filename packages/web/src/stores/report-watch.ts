import {
  type Clock,
  type CompanyReport,
  type CompanyReports,
  endedReports,
  isUnderWay,
  reportEndText,
  type ToastParams,
} from '@fairhaul/core'
import { LiveRefresh, type PageSight } from './live-refresh.ts'

export interface ReportWatchDeps {
  readonly reports: Pick<CompanyReports, 'list'>
  readonly clock: Pick<Clock, 'after'>
  readonly sight: PageSight
  /** Shows a toast. */
  readonly show: (toast: ToastParams) => void
}

/** How long it waits between two requests, in milliseconds. */
const EVERY_MS = 5_000
/** Long enough to press Download, in milliseconds. */
const TOAST_MS = 12_000

interface Watched {
  readonly report: CompanyReport
  readonly page: number
}

/** The reports that the user has started: their end is announced on any screen that the user is on by then. */
export class ReportWatch {
  readonly #deps: ReportWatchDeps
  readonly #live: LiveRefresh
  /** As they were seen last, with the page that lists them. */
  #watched: readonly Watched[] = []
  #isAttended = false

  constructor(deps: ReportWatchDeps) {
    this.#deps = deps
    const { clock, sight } = deps
    this.#live = new LiveRefresh({ clock, sight, everyMs: EVERY_MS, refresh: () => this.#refresh() })
  }

  /** Watches a report until its run has ended. */
  watch(report: CompanyReport, page: number): void {
    this.#keep([...this.#watched.filter(each => each.report.id !== report.id), { report, page }])
  }

  /** The screen of reports is open and shows their ends itself. The returned function ends it. */
  attend(): () => void {
    this.#isAttended = true
    return () => {
      this.#isAttended = false
    }
  }

  /** Reports as the screen shows them now: an end that was seen there is not announced again. */
  seen(reports: readonly CompanyReport[]): void {
    this.#keep(
      this.#watched.map(each => ({
        ...each,
        report: reports.find(({ id }) => id === each.report.id) ?? each.report,
      })),
    )
  }

  /** Watches none: they are not for the next person. */
  clear(): void {
    this.#keep([])
  }

  #keep(watched: readonly Watched[]): void {
    this.#watched = watched.filter(({ report }) => isUnderWay(report.run))
    if (this.#watched.length === 0) this.#live.stop()
    else this.#live.start()
  }

  /** A request that fails is made again after the next wait. */
  async #refresh(): Promise<void> {
    if (this.#isAttended) return
    for (const page of new Set(this.#watched.map(each => each.page))) {
      const answer = await this.#deps.reports.list({ page }).catch(() => undefined)
      if (answer?.ok !== true || this.#isAttended) continue
      const { items } = answer.value
      for (const report of endedReports(
        this.#watched.map(each => each.report),
        items,
      ))
        this.#notify(report)
      this.seen(items)
    }
  }

  #notify(report: CompanyReport): void {
    const message = reportEndText(report)
    if (message === undefined) return
    const { run } = report
    this.#deps.show({
      message,
      durationMs: TOAST_MS,
      type: run.kind === 'done' ? 'success' : 'warning',
      ...(run.kind === 'done' && { file: run.file }),
    })
  }
}
