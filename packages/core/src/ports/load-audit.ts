import type { LoadAudit, LoadAuditKind, LoadAuditLine } from '../load/audit/load-audit.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A request for what the last audit found. */
export interface LoadAuditParams {
  /** Missing: every kind. */
  readonly kind?: LoadAuditKind
  /** From 1. Missing: 1. */
  readonly page?: number
}

/**
 * The audit of loads: a capability beyond section 7, for those who read the log of what people did.
 *
 * Refuses: `not-found` from a monitor without it; `forbidden` without the permission, and without rules in the plan.
 * Source: section 4, "Audit of loads".
 */
export interface LoadAudits {
  /** The last audit. Null: none was made yet. */
  last(signal?: CancelSignal): Promise<Outcome<LoadAudit | null, Refusal>>
  /** Audits the loads of the last 90 days now. */
  run(): Promise<Outcome<LoadAudit | null, Refusal>>
  /** What the last one found, the newest first; 50 a page. */
  lines(params: LoadAuditParams, signal?: CancelSignal): Promise<Outcome<Page<LoadAuditLine>, Refusal>>
}
