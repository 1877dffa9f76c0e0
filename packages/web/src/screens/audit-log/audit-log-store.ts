import {
  type AuditAddress,
  type AuditAuthor,
  auditAuthorText,
  type AuditEntriesParams,
  type AuditEntry,
  type AuditLog,
  auditLogPath,
  auditSpan,
  type CarrierId,
  type CurrentUser,
  mayReadAuditLog,
  type Page,
  type Refusal,
  WHOLE_AUDIT_LOG,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import type { ExportDeps, ExportStore } from '../../parts/export/export-store.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'

export interface AuditLogDeps {
  readonly log: Pick<AuditLog, 'list' | 'authors'>
  readonly user: () => CurrentUser | null | undefined
  readonly navigator: Pick<Navigator, 'go'>
  readonly carrier: CarrierChoice
  readonly file: (gather: ExportDeps<AuditEntry, Refusal>['gather']) => ExportStore<AuditEntry, Refusal>
}

/** The audit log at an address, one page at a time. Section 2, "Audit log". */
export class AuditLogStore implements ScreenStore {
  address: AuditAddress = WHOLE_AUDIT_LOG
  readonly entries: Query<Page<AuditEntry>, AuditAddress>
  readonly authors: Query<readonly AuditAuthor[]>
  readonly carrier: CarrierChoice
  readonly file: ExportStore<AuditEntry, Refusal>
  readonly #deps: AuditLogDeps

  constructor(deps: AuditLogDeps) {
    this.#deps = deps
    this.entries = new Query((address, signal) => deps.log.list(paramsOf(address), signal))
    this.authors = new Query((_: void, signal) => deps.log.authors(signal))
    this.carrier = deps.carrier
    this.file = deps.file((signal, report) =>
      allPages(page => deps.log.list(paramsOf({ ...this.address, page }), signal), report),
    )
    makeAutoObservable(
      this,
      { address: observableRef, entries: false, authors: false, carrier: false, file: false },
      { autoBind: true },
    )
  }

  /** Whether this user sees the log. It is not requested for others. */
  get isOpen(): boolean {
    const user = this.#deps.user()
    return user != null && mayReadAuditLog(user)
  }

  /** Whether the monitor has no audit log. It refuses an unknown person in the same way. */
  get isAbsent(): boolean {
    return this.address.userId === null && isAbsent(this.entries)
  }

  get isFiltered(): boolean {
    const { page: _, ...filters } = this.address
    return Object.values(filters).some(filter => filter !== null)
  }

  /** The name of the person that the log is narrowed to, once it is known. */
  get authorName(): string | undefined {
    const { userId } = this.address
    if (userId === null) return undefined
    const author = this.authors.value?.find(each => each.userId === userId)
    return author === undefined ? `Person ${userId}` : auditAuthorText(author)
  }

  /** The name of the carrier that the log is narrowed to, once it is known. */
  get carrierName(): string | undefined {
    const { carrierId } = this.address
    if (carrierId === null) return undefined
    const name = this.carrier.nameOf(carrierId) ?? this.#nameInEntries(carrierId)
    if (name !== undefined) return name
    return this.entries.isPending || this.carrier.named.isPending ? 'loading' : `Carrier ${carrierId}`
  }

  open(address: AuditAddress): void {
    this.address = address
    if (!this.isOpen) return
    void this.#load(address)
    if (this.authors.state.kind === 'idle') void this.authors.load()
  }

  /** Changes parts of the filter, starting at the first page. */
  narrow(change: Partial<AuditAddress>): void {
    this.#deps.navigator.go(auditLogPath({ ...this.address, ...change, page: 1 }))
  }

  clearFilters(): void {
    this.#deps.navigator.go(auditLogPath({}))
  }

  retry(): void {
    void this.entries.load(this.address)
    if (this.authors.value === undefined) void this.authors.load()
  }

  settled(): Promise<unknown> {
    return this.entries.settled()
  }

  dispose(): void {
    this.entries.dispose()
    this.authors.dispose()
    this.carrier.dispose()
    this.file.dispose()
  }

  /** Loads the entries, and the name of the carrier that they are narrowed to if none of them has it. */
  async #load(address: AuditAddress): Promise<void> {
    await this.entries.load(address)
    const { carrierId } = this.address
    if (carrierId !== null && this.#nameInEntries(carrierId) === undefined) this.carrier.lookUpName(carrierId)
  }

  #nameInEntries(carrierId: CarrierId): string | undefined {
    const named = this.entries.value?.items.flatMap(({ carriers }) => carriers)
    return named?.find(({ id }) => id === carrierId)?.legalName ?? undefined
  }
}

const paramsOf = ({ kind, userId, carrierId, page, ...days }: AuditAddress): AuditEntriesParams => {
  const { from, before } = auditSpan(days)
  return {
    ...(kind !== null && { kind }),
    ...(userId !== null && { userId }),
    ...(carrierId !== null && { carrierId }),
    ...(from !== null && { from }),
    ...(before !== null && { before }),
    page,
  }
}
