import type { Id } from '../../shared/ids.ts'

/** The monitor's number of one change order. */
export type CompanyChangeOrderId = Id<'company-change-order'>

/** The states of a change order. Source: section 4, "Change order decision". */
export const CHANGE_ORDER_STATES = ['pending', 'approved', 'rejected'] as const

/** One of the states. */
export type ChangeOrderState = (typeof CHANGE_ORDER_STATES)[number]

/** The label of each state. */
export const CHANGE_ORDER_STATE_LABELS: Readonly<Record<ChangeOrderState, string>> = {
  pending: 'Awaiting decision',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** A field of the company, before and after. Null: not on record. */
export interface FieldChange {
  /** The core's key: `legalName`. The set is open, as no list is given. */
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * A requested change to the company's own record, which the company approves or rejects.
 *
 * Choice: the source names no fields; these are the ones a decision needs.
 * Source: section 3, "Change orders and reports".
 */
export interface CompanyChangeOrder {
  readonly id: CompanyChangeOrderId
  readonly state: ChangeOrderState
  readonly changes: readonly FieldChange[]
  /** Who requested it, by name. Null: not on record. */
  readonly requestedBy: string | null
  /** When, an instant. */
  readonly requestedAt: string
  /** Who decided, by name. Null: not decided, or not on record. */
  readonly decidedBy: string | null
  /** When, an instant. Null: not decided. */
  readonly decidedAt: string | null
  /** Why it was decided so, as typed. Null: not decided, no reason was given, or the monitor keeps none. */
  readonly reason: string | null
}
