import {
  type Clock,
  type CompanyReport,
  type CompanyReportId,
  type CompanyReports,
  type CurrentUser,
  endedReports,
  isUnderWay,
  mayExport,
  mayInCompany,
  type Page,
  parseId,
  paths,
  reportEndText,
} from '@fairhaul/core'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { LiveRefresh, type PageSight } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'
import type { ReportWatch } from '../../stores/report-watch.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface ReportsDeps {
  readonly reports: CompanyReports
  readonly watch: Pick<ReportWatch, 'watch' | 'attend' | 'seen'>
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly clock: Pick<Clock, 'after'>
  readonly sight: PageSight
}

/** How long it waits between two requests while a report is under way, in milliseconds. */
const EVERY_MS = 2_000
/** Without one, so many waits are one: a colleague may start one. */
const IDLE_WAITS = 15

/** The page of an address. */
export const reportsPageOf = (query: URLSearchParams): number => parseId<'page'>(query.get('page') ?? '') ?? 1

/** The path of a page. */
export const reportsPath = (page: number): string => paths.companyReports({ page: page > 1 ? page : null })

/** The company's reports with their last runs, 50 per page, up to date while the user sees them. */
export class ReportsStore implements ScreenStore {
  page = 1
  readonly found: Query<Page<CompanyReport>, number>
  readonly fresh: Query<Page<CompanyReport>, number>
  /** The reports that the user has started here. */
  readonly starts = new Map<CompanyReportId, Submission>()
  /** The end of a run that was seen last, as text. Empty: none. */
  lastEnd = ''
  readonly #deps: ReportsDeps
  readonly #live: LiveRefresh
  readonly #unattend: () => void
  #waits = 0

  constructor(deps: ReportsDeps) {
    this.#deps = deps
    const { reports, watch, clock, sight } = deps
    this.found = new Query((page, signal) => reports.list({ page }, signal), {
      onChange: (state, before) => state.kind === 'ready' && this.#seen(before, state.value),
    })
    this.fresh = new Query((page, signal) => reports.list({ page }, signal))
    this.#live = new LiveRefresh({ clock, sight, everyMs: EVERY_MS, refresh: () => this.#refresh() })
    this.#unattend = watch.attend()
    makeAutoObservable(this, { found: false, fresh: false, starts: observableShallow }, { autoBind: true })
  }

  /** Whether the user's plan and rights let them run reports and download them. */
  get mayRun(): boolean {
    const { user } = this.#deps.account
    return user != null && mayInCompany(user, 'run-report') && mayExport(user.paywall)
  }

  open(page: number): void {
    const isSame = page === this.page && this.found.state.kind === 'ready'
    this.page = page
    if (!isSame) void this.found.load(page)
    this.#live.start()
  }

  settled(): Promise<unknown> {
    return this.found.settled()
  }

  async run({ id }: CompanyReport): Promise<void> {
    const submission = this.starts.get(id) ?? new Submission(submissionMessages('Not started'))
    this.starts.set(id, submission)
    const { reports, watch } = this.#deps
    const answer = await submission.send(() => reports.run({ id }))
    if (answer !== undefined) {
      this.#replace(answer.value)
      watch.watch(answer.value, this.page)
      return
    }
    // Someone else started it first: its run is shown, and its end is announced as well.
    if (submission.refusal?.kind !== 'conflict') return
    await this.#load()
    const started = this.found.value?.items.find(each => each.id === id)
    if (started !== undefined) watch.watch(started, this.page)
  }

  dispose(): void {
    this.#live.stop()
    this.#unattend()
    for (const query of [this.found, this.fresh]) query.dispose()
  }

  async #refresh(): Promise<void> {
    const { state, value } = this.found
    const isActive = value?.items.some(({ run }) => isUnderWay(run)) === true
    this.#waits += 1
    if (state.kind !== 'ready' || (!isActive && this.#waits % IDLE_WAITS !== 0)) return
    await this.#load()
  }

  /** Loads the page again without a sign of it; a request that fails changes nothing. */
  async #load(): Promise<void> {
    const { page } = this
    const answer = await this.fresh.load(page)
    if (answer?.kind !== 'ready' || page !== this.page) return
    runInAction(() => {
      const before = this.found.value
      this.found.set(answer.value)
      this.#seen(before, answer.value)
    })
  }

  #seen(before: Page<CompanyReport> | undefined, { items }: Page<CompanyReport>): void {
    this.#deps.watch.seen(items)
    const ended = endedReports(before?.items ?? [], items).flatMap(report => reportEndText(report) ?? [])
    if (ended.length > 0) this.lastEnd = ended.join('. ')
  }

  #replace(report: CompanyReport): void {
    this.found.update(page => ({
      ...page,
      items: page.items.map(each => (each.id === report.id ? report : each)),
    }))
  }
}
