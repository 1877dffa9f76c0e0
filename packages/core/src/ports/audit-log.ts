import type { AuditAuthor, AuditEntry, AuditKind, ExportedList } from '../audit-log/audit-entry.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId, UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A request for entries of the audit log. Each filter is optional. */
export interface AuditEntriesParams {
  readonly kind?: AuditKind
  readonly userId?: UserId
  readonly carrierId?: CarrierId
  /** An instant: from then on. */
  readonly from?: string
  /** An instant: earlier than that. */
  readonly before?: string
  readonly page?: number
}

/**
 * What the people of the company did. Entries are never changed or removed, so there are no calls for that. Beyond
 * section 7.
 *
 * Source: section 2, "Audit log".
 * Refuses: `not-found` from a monitor without it; `forbidden` for who may not read it.
 */
export interface AuditLog {
  /** The newest first, 50 a page. */
  list(params: AuditEntriesParams, signal?: CancelSignal): Promise<Outcome<Page<AuditEntry>, Refusal>>
  /** Everyone whom the log names, by name. */
  authors(signal?: CancelSignal): Promise<Outcome<readonly AuditAuthor[], Refusal>>
  /**
   * Says that the user exports a list, as exports are made in the browser. Refuses: `forbidden` without exports in the
   * plan.
   */
  recordExport(params: {
    readonly list: ExportedList
    readonly rowCount: number
  }): Promise<Outcome<void, Refusal>>
}
