import {
  type CurrentUser,
  type LoadAudit,
  type LoadAuditAddress,
  type LoadAuditLine,
  loadAuditPath,
  type LoadAuditParams,
  type LoadAudits,
  mayAuditLoads,
  type Page,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import type { ExportDeps, ExportStore } from '../../parts/export/export-store.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { Submission } from '../../stores/submission.ts'

export interface LoadAuditDeps {
  readonly audits: LoadAudits
  readonly user: () => CurrentUser | null | undefined
  readonly navigator: Pick<Navigator, 'go'>
  readonly file: (gather: ExportDeps<LoadAuditLine, Refusal>['gather']) => ExportStore<LoadAuditLine, Refusal>
}

const paramsOf = ({ kind, page }: LoadAuditAddress): LoadAuditParams => ({
  ...(kind !== null && { kind }),
  page,
})

/** The audit of loads at an address, one page at a time. Section 4, "Audit of loads". */
export class LoadAuditStore implements ScreenStore {
  address: LoadAuditAddress = { kind: null, page: 1 }
  readonly last: Query<LoadAudit | null>
  readonly lines: Query<Page<LoadAuditLine>, LoadAuditAddress>
  readonly running = new Submission(submissionMessages('Not audited'))
  readonly file: ExportStore<LoadAuditLine, Refusal>
  readonly #deps: LoadAuditDeps

  constructor(deps: LoadAuditDeps) {
    this.#deps = deps
    this.last = new Query((_: void, signal) => deps.audits.last(signal))
    this.lines = new Query((address, signal) => deps.audits.lines(paramsOf(address), signal))
    this.file = deps.file((signal, report) =>
      allPages(page => deps.audits.lines(paramsOf({ ...this.address, page }), signal), report),
    )
    makeAutoObservable(
      this,
      { address: observableRef, last: false, lines: false, running: false, file: false },
      { autoBind: true },
    )
  }

  /** Whether this user sees the audit. It is not requested for others. */
  get isOpen(): boolean {
    const user = this.#deps.user()
    return user != null && mayAuditLoads(user)
  }

  get isAbsent(): boolean {
    return isAbsent(this.lines)
  }

  open(address: LoadAuditAddress): void {
    this.address = address
    if (!this.isOpen) return
    this.retry()
  }

  narrow(kind: LoadAuditAddress['kind']): void {
    this.#deps.navigator.go(loadAuditPath({ kind }))
  }

  retry(): void {
    void this.last.load()
    void this.lines.load(this.address)
  }

  /** Audits the loads now, and shows what is found. */
  async run(): Promise<void> {
    const { audits } = this.#deps
    if ((await this.running.send(() => audits.run())) !== undefined) this.retry()
  }

  settled(): Promise<unknown> {
    return Promise.all([this.last.settled(), this.lines.settled()])
  }

  dispose(): void {
    this.last.dispose()
    this.lines.dispose()
    this.running.dispose()
    this.file.dispose()
  }
}
