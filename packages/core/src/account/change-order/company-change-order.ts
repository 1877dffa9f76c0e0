import type { Id } from '../../shared/ids.ts'

/** The monitor's number of one change order. */
export type CompanyChangeOrderId = Id<'company-change-order'>

/** Where a change order may stand. Source: section 4, "Change order decision". */
export const CHANGE_ORDER_STATES = ['pending', 'approved', 'rejected'] as const

/** Where one change order stands. */
export type ChangeOrderState = (typeof CHANGE_ORDER_STATES)[number]

/** The words for each state. */
export const CHANGE_ORDER_STATE_LABELS: Readonly<Record<ChangeOrderState, string>> = {
  pending: 'Waiting for a decision',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** One fact about the company, as it is and as it would be. Null: not on record. */
export interface FieldChange {
  /** In the core's words: `legalName`. The set is open, as no list of them is given. */
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * A change to the company's own record that somebody asked for and the company decides about.
 *
 * Choice: no field is given; these are what a decision needs.
 * Source: section 3, "Change orders and reports".
 */
export interface CompanyChangeOrder {
  readonly id: CompanyChangeOrderId
  readonly state: ChangeOrderState
  readonly changes: readonly FieldChange[]
  /** Who asked for it, by name. Null: not on record. */
  readonly requestedBy: string | null
  /** When, an instant. */
  readonly requestedAt: string
  /** Who decided, by name. Null: nobody yet, or not on record. */
  readonly decidedBy: string | null
  /** When, an instant. Null: not decided. */
  readonly decidedAt: string | null
}
